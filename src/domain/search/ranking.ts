import type { SearchResult } from 'minisearch';
import type { QueryPlan } from './query-plan.ts';
import { isClaveOf, type SearchEntry } from './search-entry.ts';
import { type Slot, slotQuality } from './slots.ts';
import { STOP_WORDS } from './vocabulary/small-words.ts';

/** Where the ranking gets its candidates. */
export interface Candidates {
  /** Entries whose clave is or begins like the whole query. */
  readonly byClave: readonly SearchResult[];
  readonly full: (plan: QueryPlan) => readonly SearchResult[];
  readonly near: (plan: QueryPlan) => readonly SearchResult[];
  /** With fewer full answers than this, near ones follow. */
  readonly enough: number;
  readonly mostNear: number;
}

interface Ranked {
  readonly entry: SearchEntry;
  readonly score: number;
  /** How much of what was asked for it has, 0 to 1. */
  readonly coverage: number;
  readonly isFull: boolean;
  /** How well it is the thing itself. */
  readonly headQuality: number;
  /** MiniSearch's own score, which knows of lengths and repetitions. */
  readonly text: number;
}

// Of everything asked for, so much must be there before something near is worth showing.
const LEAST_COVERAGE = 0.25;
const LEAST_WITHOUT_HEAD = 0.6;
const LEAST_HEAD_QUALITY = 0.3;
const MOST_SPELT = 200;
const WHOLE_CLAVE = 3;
const CLAVE_PART = 2;

/** The answer in its order: the clave that was typed, entries that have all of it, then a few that have what matters of it. */
export function rankResults(
  query: string,
  plan: QueryPlan,
  entries: ReadonlyMap<string, SearchEntry>,
  candidates: Candidates,
): SearchEntry[] {
  const rate = (results: readonly SearchResult[]): Ranked[] =>
    results.flatMap((result) => rated(result, plan, entries) ?? []);
  const hasSlots = plan.slots.some(({ need }) => need === 'required');
  const full = hasSlots ? rate(candidates.full(plan)).filter((each) => each.isFull && isTelling(each, plan)) : [];
  const found = new Map(full.map((each) => [each.entry.id, each]));
  for (const result of candidates.byClave) {
    const entry = entries.get(String(result.id));
    const score = isClaveOf(entry, query) ? WHOLE_CLAVE : CLAVE_PART;
    if (entry) found.set(entry.id, { entry, score, coverage: 1, isFull: true, headQuality: 1, text: result.score });
  }
  const ranked = inOrder(query, [...found.values()]);
  const isMixed = plan.slots.filter(({ need }) => need === 'required').length > 1;
  if (ranked.length >= candidates.enough || !isMixed || candidates.byClave.length > 0)
    return ranked.map(({ entry }) => entry);
  const near = rate(candidates.near(plan)).filter(
    (each) => !found.has(each.entry.id) && isTelling(each, plan) && isNear(each, plan),
  );
  const isThing = ({ headQuality }: Ranked): boolean => headQuality >= LEAST_HEAD_QUALITY;
  const things = inOrder(query, near.filter(isThing));
  const others = inOrder(
    query,
    near.filter((each) => !isThing(each)),
  );
  return [...ranked, ...[...things, ...others].slice(0, candidates.mostNear)].map(({ entry }) => entry);
}

function rated(result: SearchResult, plan: QueryPlan, entries: ReadonlyMap<string, SearchEntry>): Ranked | undefined {
  const entry = entries.get(String(result.id));
  if (!entry) return undefined;
  let asked = plan.unknownWeight;
  let covered = 0;
  let sum = 0;
  let isFull = true;
  let headQuality = 0;
  for (const slot of plan.slots) {
    const quality = slotQuality(slot, result.match);
    if (slot.need === 'required') {
      asked += slot.weight;
      if (quality > 0) covered += slot.weight;
      else isFull = false;
      if (slot.role === 'thing') headQuality = quality;
    }
    sum += slot.weight * quality * NEED_FACTOR[slot.need];
  }
  return { entry, score: sum / asked, coverage: covered / asked, isFull, headQuality, text: result.score };
}

const NEED_FACTOR: Readonly<Record<Slot['need'], number>> = { required: 1, welcome: 0.3, unwanted: -0.5 };

const hasServed = ({ slots }: QueryPlan): boolean => slots.some(({ role }) => role === 'served');

/** Enough of what was asked for. Of a `televisor blanco` that nobody here sells, white is not enough. */
function isTelling({ coverage }: Ranked, plan: QueryPlan): boolean {
  return coverage >= (plan.isHeadUnknown && !hasServed(plan) ? LEAST_WITHOUT_HEAD : LEAST_COVERAGE);
}

/** Worth showing behind full answers: the thing itself in another size or make, or the machine that an accessory serves. */
function isNear({ headQuality, coverage }: Ranked, plan: QueryPlan): boolean {
  return headQuality >= LEAST_HEAD_QUALITY || coverage >= LEAST_WITHOUT_HEAD || hasServed(plan);
}

const accented = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** How many telling words of a title stand in the query as they are spelt; a title that is the query and no more is first of all. */
function speltLike(title: readonly string[], typed: ReadonlySet<string>): number {
  const alike = title.filter((word) => typed.has(word) && !STOP_WORDS.has(word)).length;
  return title.every((word) => typed.has(word)) ? alike + 1 : alike;
}

/** Best first. Between equals: the one that spells it as it was typed, articles before pages, MiniSearch's own opinion, the shorter name. */
function inOrder(query: string, rated: Ranked[]): Ranked[] {
  rated.sort((a, b) => Math.round((b.score - a.score) * 1000) || b.text - a.text);
  const typed = new Set(accented(query));
  // Spelling is looked at where somebody will: thousands of titles would cost more than the search.
  const seen = rated.slice(0, MOST_SPELT).map((each) => ({
    each,
    spelt: speltLike(accented(each.entry.title), typed),
    isProduct: Number(each.entry.kind === 'product'),
  }));
  seen.sort(
    (a, b) =>
      Math.round((b.each.score - a.each.score) * 1000) ||
      b.spelt - a.spelt ||
      b.isProduct - a.isProduct ||
      b.each.text - a.each.text ||
      a.each.entry.title.length - b.each.entry.title.length,
  );
  return [...seen.map(({ each }) => each), ...rated.slice(MOST_SPELT)];
}
