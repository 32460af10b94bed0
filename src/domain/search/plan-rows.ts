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

/** How well a row must match the wanted thing to be it, and not only to have it in its name. */
const AS_HEAD = 0.9;
/** As `sizeDistance` has it: a disc of 4 1/2" is asked for as one of 4. */
const HALF_MORE = 120;

/**
 * Whether what has the wanted size only names the thing, and a thing itself is nearly of that size: `disco 4` is no sander of 4 x 36" with a disc,
 * but a disc of 4 1/2".
 * @param unsized the plan without its size
 */
export function isNearlyOfSize(
  index: TermIndex,
  entries: EntryRows,
  { query, plan }: PlannedQuery,
  unsized: QueryPlan,
): boolean {
  const thing = plan.slots.find(({ role, need }) => role === 'thing' && need === 'required');
  if (!thing) return false;
  const isIt = ({ match }: FoundRow): boolean => slotQuality(thing, match) >= AS_HEAD;
  if (fullRows(index, plan).some(isIt)) return false;
  const distance = sizeDistance(query);
  return fullRows(index, unsized).some((found) => isIt(found) && distance(entries.entry(found.row).title) <= HALF_MORE);
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

/** Letters joined by hyphens between other words. With a digit they are read as a clave by themselves. */
const JOINED_LETTERS = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/u;

/** What a query names by a clave of letters beside other words, `lijadora TZ-LBD`, and the rest of it. Undefined where nothing has such a clave. */
export function namedByClave(
  index: TermIndex,
  entries: EntryRows,
  query: string,
): { readonly rows: readonly number[]; readonly rest: string } | undefined {
  const [clave] = JOINED_LETTERS.exec(query) ?? [];
  const rest = clave === undefined ? '' : query.replace(clave, ' ').trim();
  if (clave === undefined || rest === '') return undefined;
  const found = rowsByClave(index, entries, clave);
  const rows = [...found].sort((a, b) => Number(b.isOwn) - Number(a.isOwn)).map(({ row }) => row);
  return rows.length > 0 ? { rows, rest } : undefined;
}

/** The rows of a clave, those first that are called as the rest of the query says, and then what that rest finds. */
export function namedFirst(rows: readonly number[], rest: readonly number[]): readonly number[] {
  const isCalledSo = new Set(rest);
  return [...rows.filter((row) => isCalledSo.has(row)), ...rows, ...rest];
}

function claveSlot(plain: string, given: 'whole' | 'beginning'): Slot {
  const part = [{ term: plain, weight: 1, isPrefix: given === 'beginning', isClave: true }];
  return { role: 'thing', alternatives: [{ parts: [part], weight: 1 }], weight: 1, need: 'required' };
}
