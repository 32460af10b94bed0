import { codeAsked, codeTermOf, plainClave } from './claves.ts';
import type { EntryRows } from './entry-rows.ts';
import { sizeDistance, sizeOrder } from './missing-size.ts';
import type { QueryPlan } from './query-plan.ts';
import { type ClaveRow, rankRows } from './ranking.ts';
import { isClaveOf, isOwnClave } from './search-entry.ts';
import { type FoundRow, findRows } from './slot-rows.ts';
import { type Match, type Slot, slotQuality } from './slots.ts';
import type { TermIndex } from './term-index.ts';

/** A query with the plan by which it is searched. */
interface PlannedQuery {
  readonly query: string;
  readonly plan: QueryPlan;
}

// With fewer full answers than this, near ones follow them.
const ENOUGH = 8;
const MOST_NEAR = 24;
/** How well a row's own name must match the wanted thing; less is a match by the name of its category. */
const BY_NAME = 0.55;

/** The rows that satisfy every required slot of a plan. */
export function fullRows(index: TermIndex, { slots }: QueryPlan): FoundRow[] {
  const required = slots.filter(({ need }) => need === 'required');
  return findRows(index, 'all', required, slots);
}

/** Something is by its own name what was asked for, not only by the name of its category. */
export function isThingThere(index: TermIndex, plan: QueryPlan): boolean {
  return fullRows(index, plan).some(({ match }) => isByName(plan, match));
}

/** Whether a row is what a plan asks for by its own name, well enough. */
export function isByName({ slots }: QueryPlan, match: Match): boolean {
  const thing = slots.find(({ role, need }) => role === 'thing' && need === 'required');
  return !thing || slotQuality(thing, match) >= BY_NAME;
}

/** What the plan of a query finds, the best first. */
export function rowsOfPlan(
  index: TermIndex,
  entries: EntryRows,
  { query, plan }: PlannedQuery,
  unsized: QueryPlan | undefined,
): number[] {
  return rankRows(query, unsized ?? plan, entries, {
    byClave: rowsByClave(index, entries, query),
    full: (sought) => fullRows(index, sought),
    near: ({ slots }) => findRows(index, 'any', slots),
    sizeDistance: unsized ? sizeDistance(query) : sizeOrder(query),
    enough: ENOUGH,
    mostNear: MOST_NEAR,
  });
}

/** The pages that a word leads to which was set aside: whoever asks for the `garantía` of a drill finds both. */
export function rowsAside(index: TermIndex, entries: EntryRows, { query, plan }: PlannedQuery): number[] {
  return (plan.aside ?? []).flatMap((slot) =>
    rankRows(query, { ...plan, slots: [slot], unknownWeight: 0, isHeadUnknown: false }, entries, {
      byClave: [],
      full: (sought) => fullRows(index, sought),
      near: () => [],
      enough: 0,
      mostNear: 0,
    }),
  );
}

/** The rows whose clave is what was asked for, whole or in part. */
export function rowsByClave(index: TermIndex, entries: EntryRows, query: string): ClaveRow[] {
  const asked = codeAsked(query);
  const code = codeTermOf(asked);
  const coded = code === null ? [] : findRows(index, 'any', [claveSlot(code, 'whole')]);
  if (coded.length > 0) return coded.map((found) => ({ ...found, isWhole: true, isOwn: true }));
  const plain = plainClave(asked);
  if (!/^[\p{L}\p{N}_\s.-]+$/u.test(asked) || plain.length < 3) return [];
  const isPart = /\d/.test(plain) || asked.includes('-');
  return findRows(index, 'any', [claveSlot(plain, isPart ? 'beginning' : 'whole')])
    .map((found) => {
      // A whole clave is one of its terms, so few need be looked into.
      const entry = found.match.has(plain) ? entries.entry(found.row) : undefined;
      return { ...found, isWhole: isClaveOf(entry, asked), isOwn: isOwnClave(entry, asked) };
    })
    .filter(({ isWhole }) => isPart || isWhole);
}

function claveSlot(plain: string, given: 'whole' | 'beginning'): Slot {
  const part = [{ term: plain, weight: 1, isPrefix: given === 'beginning', isClave: true }];
  return { role: 'thing', alternatives: [{ parts: [part], weight: 1 }], weight: 1, need: 'required' };
}
