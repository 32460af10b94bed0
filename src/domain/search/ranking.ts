import type { EntryRows } from './entry-rows.ts';
import type { QueryPlan } from './query-plan.ts';
import type { FoundRow } from './slot-rows.ts';
import { type Slot, slotQuality } from './slots.ts';
import { STOP_WORDS } from './vocabulary/small-words.ts';

/** Where the ranking gets its candidates. */
export interface Candidates {
  /** Rows whose clave is or begins like the whole query. */
  readonly byClave: readonly ClaveRow[];
  readonly full: (plan: QueryPlan) => readonly FoundRow[];
  readonly near: (plan: QueryPlan) => readonly FoundRow[];
  /** With fewer full answers than this, near ones follow. */
  /** How far a title is from the wanted size, where nothing of the kind has it; less is nearer. */
  readonly sizeDistance?: ((title: string) => number) | undefined;
  readonly enough: number;
  readonly mostNear: number;
}

export interface ClaveRow extends FoundRow {
  readonly isWhole: boolean;
  /** And it is the clave, not the model. */
  readonly isOwn: boolean;
}

interface Ranked {
  readonly row: number;
  readonly score: number;
  /** How much of what was asked for it has, 0 to 1. */
  readonly coverage: number;
  readonly isFull: boolean;
  /** How well it is the thing itself. */
  readonly headQuality: number;
  /** How close it is to the words alone. */
  readonly text: number;
}

// Of everything asked for, so much must be there before something near is worth showing.
const LEAST_COVERAGE = 0.25;
const LEAST_WITHOUT_HEAD = 0.6;
const LEAST_HEAD_QUALITY = 0.3;
const MOST_SPELT = 200;
const OWN_CLAVE = 4;
const WHOLE_CLAVE = 3;
const CLAVE_PART = 2;

/** The answer in its order: the clave that was typed, entries that have all of it, then a few that have what matters of it. */
export function rankRows(query: string, plan: QueryPlan, entries: EntryRows, candidates: Candidates): number[] {
  const rate = (rows: readonly FoundRow[]): Ranked[] => rows.map((found) => rated(found, plan));
  const hasSlots = plan.slots.some(({ need }) => need === 'required');
  const full = hasSlots ? rate(candidates.full(plan)).filter((each) => each.isFull && coversEnough(each, plan)) : [];
  const found = new Map(full.map((each) => [each.row, each]));
  for (const { row, isWhole, isOwn, text } of candidates.byClave) {
    found.set(row, {
      row,
      score: isOwn ? OWN_CLAVE : isWhole ? WHOLE_CLAVE : CLAVE_PART,
      coverage: 1,
      isFull: true,
      headQuality: 1,
      text,
    });
  }
  const ranked = inOrder(query, [...found.values()], entries, candidates.sizeDistance);
  const isMixed = plan.slots.filter(({ need }) => need === 'required').length > 1;
  if (ranked.length >= candidates.enough || !isMixed || candidates.byClave.length > 0) return ranked;
  const near = rate(candidates.near(plan)).filter(
    (each) => !found.has(each.row) && coversEnough(each, plan) && isNear(each, plan),
  );
  const isThing = ({ headQuality }: Ranked): boolean => headQuality >= LEAST_HEAD_QUALITY;
  const things = inOrder(query, near.filter(isThing), entries, candidates.sizeDistance);
  const others = inOrder(
    query,
    near.filter((each) => !isThing(each)),
    entries,
  );
  return [...ranked, ...[...things, ...others].slice(0, candidates.mostNear)];
}

function rated({ row, match, text }: FoundRow, plan: QueryPlan): Ranked {
  let asked = plan.unknownWeight;
  let covered = 0;
  let sum = 0;
  let isFull = true;
  let headQuality = 0;
  for (const slot of plan.slots) {
    const quality = slotQuality(slot, match);
    if (slot.need === 'required') {
      asked += slot.weight;
      if (quality > 0) covered += slot.weight;
      else isFull = false;
      if (slot.role === 'thing') headQuality = quality;
    }
    sum += slot.weight * quality * NEED_FACTOR[slot.need];
  }
  return { row, score: sum / asked, coverage: covered / asked, isFull, headQuality, text };
}

const NEED_FACTOR: Readonly<Record<Slot['need'], number>> = { required: 1, optional: 0.3, unwanted: -0.5 };

const hasServed = ({ slots }: QueryPlan): boolean => slots.some(({ role }) => role === 'served');

/** Whether an entry satisfies enough of the query. More is needed when the thing itself is unknown, so that `televisor blanco` does not find everything white. */
function coversEnough({ coverage }: Ranked, plan: QueryPlan): boolean {
  return coverage >= (plan.isHeadUnknown && !hasServed(plan) ? LEAST_WITHOUT_HEAD : LEAST_COVERAGE);
}

/** Whether an entry is worth showing after full answers: the same thing in another size or make, or the machine that an accessory serves. */
function isNear({ headQuality, coverage }: Ranked, plan: QueryPlan): boolean {
  return headQuality >= LEAST_HEAD_QUALITY || coverage >= LEAST_WITHOUT_HEAD || hasServed(plan);
}

/** The words and numbers of a text, with accents. A number and its unit are two words, with or without a space between them. */
const accented = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** How many content words of a title the query has with the same spelling, and one more when the query has all words of the title. */
function speltLike(title: readonly string[], typed: ReadonlySet<string>): number {
  const alike = title.filter((word) => typed.has(word) && !STOP_WORDS.has(word)).length;
  return title.every((word) => typed.has(word)) ? alike + 1 : alike;
}

/** Best first. Between equals: the nearest in size, the one that spells it as it was typed, articles before pages, what serves anything before what is for one thing, the closest to the words, the shorter name. */
function inOrder(
  query: string,
  rated: Ranked[],
  entries: EntryRows,
  sizeDistance: (title: string) => number = () => 0,
): number[] {
  rated.sort((a, b) => Math.round((b.score - a.score) * 1000) || b.text - a.text);
  const typed = new Set(accented(query));
  // Spelling is looked at where somebody will: thousands of titles would cost more than the search.
  const seen = rated.slice(0, MOST_SPELT).map((each) => {
    const { title, kind } = entries.entry(each.row);
    return {
      ...each,
      spelt: speltLike(accented(title), typed),
      isProduct: Number(kind === 'product'),
      length: title.length,
      distance: sizeDistance(title),
      isSpecial: Number(title.includes(' para ')),
    };
  });
  seen.sort(
    (a, b) =>
      Math.round((b.score - a.score) * 1000) ||
      a.distance - b.distance ||
      b.spelt - a.spelt ||
      b.isProduct - a.isProduct ||
      a.isSpecial - b.isSpecial ||
      b.text - a.text ||
      a.length - b.length,
  );
  return [...seen, ...rated.slice(MOST_SPELT)].map(({ row }) => row);
}
