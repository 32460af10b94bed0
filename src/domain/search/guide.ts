import type { QueryPlan } from './query-plan.ts';
import type { ShopAnswerOption } from './shop-word.ts';
import { findRows } from './slot-rows.ts';
import { type Slot, slotQuality } from './slots.ts';
import type { TermIndex } from './term-index.ts';
import { GUIDES, type GuideOption, type GuideRow } from './vocabulary/guides.ts';
import { useTerm } from './vocabulary/uses.ts';
import { phraseTerms } from './vocabulary/vocabulary.ts';

/** A guided answer whose every option leads to a product of the shop. */
export interface Guide {
  readonly title: string;
  /** The name of what was asked for and is not sold: `tazas de baño`. */
  readonly unsold?: string;
  readonly options: readonly FoundOption[];
}

export interface FoundOption {
  /** Id of what the option leads to: a product, unless `of` says otherwise. */
  readonly id: string;
  readonly of?: ShopAnswerOption['de'];
  /** Absent when the option has the name of what it leads to. */
  readonly name?: string;
  /** The use in which the product's own words are the reason, see `reasonFor`. */
  readonly use?: string;
  readonly because?: string;
}

/** The parts of the index that guides need. */
export interface ProductLookup {
  readonly index: TermIndex;
  /** The id of a row's product; undefined for a page or a listing. */
  product(row: number): { readonly id: string; readonly title: string } | undefined;
}

interface Asked {
  readonly row: GuideRow;
  readonly terms: readonly string[];
  readonly clear: readonly string[];
}

let read: readonly Asked[] | undefined;

/** Every way to ask for each guide, those of the most terms first. */
function askedTerms(): readonly Asked[] {
  read ??= GUIDES.flatMap((row) =>
    row.asked
      .split(',')
      .map((asked) => ({ row, terms: phraseTerms(asked.trim()), clear: phraseTerms(row.clear ?? '') })),
  ).sort((a, b) => b.terms.length - a.terms.length);
  return read;
}

/**
 * The guided answer to a query; undefined where none is meant or the shop has too little of it.
 * @param plan the query's terms, with the uses that they ask for
 */
export function guideFor({ said, head }: Pick<QueryPlan, 'said' | 'head'>, lookup: ProductLookup): Guide | undefined {
  const meant = askedTerms().find(({ terms }) => terms.every((term) => said.has(term)));
  if (!meant) return undefined;
  const { title, unsold, options, clear } = meant.row;
  // A guide that asks which kind is meant (`clear`) is shown only when the thing itself is asked for and its kind is not: not for `cemento para tubo de PVC`.
  if (
    clear !== undefined &&
    (!meant.terms.some((term) => head.has(term)) || meant.clear.some((term) => said.has(term)))
  )
    return undefined;
  const found = options.flatMap((option) => foundOption(option, lookup) ?? []);
  // What is not sold is named only when it is asked for first: `sapo para wc` asks for the flapper, which is sold.
  const isAsked = unsold !== undefined && meant.terms.some((term) => head.has(term));
  const isLacking = isAsked && !isCalled(unsold.words, lookup);
  if (found.length < (isLacking ? 1 : 2)) return undefined;
  return { title, options: found, ...(isLacking && { unsold: unsold.name }) };
}

/** The product for an option: of those with all its words and uses, the one whose name matches best, or undefined. */
function foundOption({ name, words, uses = '', because }: GuideOption, lookup: ProductLookup): FoundOption | undefined {
  const use = uses.split(',')[0]?.trim();
  const slots = slotsOf([...phraseTerms(words), ...(use ? [useTerm(use)] : [])]);
  const found = findRows(lookup.index, 'all', slots).flatMap(({ row, match }) => {
    const product = lookup.product(row);
    const quality = slots.reduce((sum, slot) => sum + slotQuality(slot, match), 0);
    return product ? [{ ...product, quality }] : [];
  });
  const [best] = found.sort(
    (a, b) => b.quality - a.quality || a.title.length - b.title.length || (a.id < b.id ? -1 : 1),
  );
  if (!best) return undefined;
  return { id: best.id, name, ...(use && because === undefined && { use }), ...(because !== undefined && { because }) };
}

/** Whether the first noun of some product's name is the first of these words and it has the others too. */
function isCalled(words: string, lookup: ProductLookup): boolean {
  const slots = slotsOf(phraseTerms(words));
  const [head] = slots;
  return findRows(lookup.index, 'all', slots).some(
    ({ row, match }) => lookup.product(row) !== undefined && head !== undefined && slotQuality(head, match) === 1,
  );
}

function slotsOf(terms: readonly string[]): Slot[] {
  return terms.map((term, at) => ({
    role: at === 0 ? 'thing' : 'quality',
    alternatives: [{ parts: [[{ term, weight: 1 }]], weight: 1 }],
    weight: 1,
    need: 'required',
  }));
}
