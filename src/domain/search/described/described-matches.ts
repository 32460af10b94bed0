import type { QueryPlan } from '../query-plan.ts';
import type { Alternative, Slot } from '../slots.ts';
import type { DescribedMatch, DescriptionTable } from './description-table.ts';

/** What the plan of a query has found. */
export interface PlannedAnswer {
  readonly plan: QueryPlan;
  /** The title of the first product; undefined where nothing was found. */
  readonly first: string | undefined;
  /** Something is by its own name what was asked for. */
  readonly hasThing: boolean;
}

// Chosen on sets of queries that neither the phrases nor the other tables were written from: docs/decisions/068.
const LEAST_WORDS = 2;
const LEAST_COVERAGE = 0.6;
const LEAST_SCORE = 7;
/** By what share of its own score a match must exceed the product that was found, where the plan explains no word of the query… */
const BETTER = 0.2;
/** …and by how much more where the plan explains every word. */
const BETTER_BY_STRENGTH = 0.5;
/** Factor on how much the plan explains, where no product is by its own name what was asked for. */
const IN_PART = 0.4;
const MOST_MATCHES = 12;
/** The share of the best score from which on another match is shown too. */
const ALSO_MEANT = 0.8;
const THING_WEIGHT = 4;
/** Weight of a thing's other names beside its first. */
const OTHER_NAME = 0.97;

/**
 * The things that a query describes instead of naming them, the likeliest first; none where what was found explains the query better.
 * @param descriptions the table, made when it is needed
 * @param isSold whether the shop has something of a thing's names
 */
export function describedMatches(
  { plan, first, hasThing }: PlannedAnswer,
  descriptions: () => DescriptionTable,
  isSold: (names: readonly (readonly string[])[]) => boolean,
): readonly DescribedMatch[] {
  if (plan.words.length < LEAST_WORDS || isNamed(plan, first, hasThing)) return [];
  const table = descriptions();
  const all = table.matches(plan.words);
  // Most queries end here, before anything is sought in the index.
  const likely = all.slice(0, MOST_MATCHES).filter(({ score }) => score >= LEAST_SCORE);
  const best = likely.find(({ thing }) => isSold(table.names[thing] ?? []));
  if (!best || best.coverage < LEAST_COVERAGE) return [];
  const found = new Set(first === undefined ? [] : table.thingsOf(first));
  const strength = first === undefined ? 0 : explained(plan, table) * (hasThing ? 1 : IN_PART);
  // The product that was found is in no line of the table, so it has no score to compare with.
  if (first !== undefined && found.size === 0 && strength > BETTER_BY_STRENGTH) return [];
  const own = all.find(({ thing }) => found.has(thing))?.score ?? 0;
  if ((best.score - own) / best.score < BETTER + BETTER_BY_STRENGTH * strength) return [];
  return likely.filter(
    (one) =>
      one === best ||
      (one.score <= best.score && one.score >= best.score * ALSO_MEANT && isSold(table.names[one.thing] ?? [])),
  );
}

/** Nothing of the query is left unexplained, so that the table need not even be made. */
function isNamed(plan: QueryPlan, first: string | undefined, hasThing: boolean): boolean {
  return first !== undefined && hasThing && !plan.isSentence && wordsAsked(plan).size >= new Set(plan.words).size;
}

/** The words of a query that are in what its plan asks for; in a sentence those that only order explain nothing. */
function wordsAsked({ slots, words, isSentence }: QueryPlan): ReadonlySet<string> {
  const asked = new Set(
    slots
      .filter(({ need, role }) => need === 'required' || (need === 'optional' && (!isSentence || role === 'served')))
      .flatMap(({ typed = [] }) => typed.map(({ token }) => (token.kind === 'word' ? token.text : ''))),
  );
  return new Set(words.filter((word) => asked.has(word)));
}

/** The share of the query's words, weighed by rarity, that the plan asks for, 0 to 1. */
function explained(plan: QueryPlan, table: DescriptionTable): number {
  const sum = (words: Iterable<string>): number => [...words].reduce((total, word) => total + table.rarity(word), 0);
  return sum(wordsAsked(plan)) / sum(new Set(plan.words));
}

/** The plan that asks for a described thing. The other words of the query no longer filter; they only order. */
export function planOfThing(names: readonly (readonly string[])[], plan: QueryPlan): QueryPlan {
  const alternatives = names.map(
    (terms, at): Alternative => ({
      parts: terms.map((term) => [{ term, weight: 1 }]),
      weight: at === 0 ? 1 : OTHER_NAME,
    }),
  );
  const thing: Slot = { role: 'thing', alternatives, weight: THING_WEIGHT, need: 'required' };
  const others = plan.slots.map(
    (slot): Slot => (slot.need === 'required' ? { ...slot, role: 'quality', need: 'optional' } : slot),
  );
  return { ...plan, slots: [thing, ...others], unknownWeight: 0, isHeadUnknown: false };
}
