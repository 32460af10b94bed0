import { allSteps, type Steps } from '#domain/kernel/steps.ts';
import { descriptionSearch } from './described/description-search.ts';
import { type DescribedMatch, type DescriptionTable, descriptionTable } from './described/description-table.ts';
import { EntryRows } from './entry-rows.ts';
import { entryTerms } from './entry-terms.ts';
import { type Guide, guideFor, type ProductLookup } from './guide.ts';
import { Lexicon } from './lexicon.ts';
import { type MissingSize, missingSize, type TitleLookup } from './missing-size.ts';
import { nearWords, type WrittenWord, writtenWords } from './near-words.ts';
import { pageSlots, wordsOfSlots } from './page-slots.ts';
import { isNearlyOfSize, isThingThere, namedByClave, namedFirst, rowsAside, rowsOfPlan } from './plan-rows.ts';
import type { PlanContext } from './query-phrases.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { firstThere, isBareSize, withoutSizes } from './relaxed-plans.ts';
import { isSavedSearch, type SavedSearch, SEARCH_SCHEMA } from './saved-search.ts';
import type { SearchEntry, SearchHit } from './search-entry.ts';
import { searchedPart } from './searched-part.ts';
import { answerFor, askedAnswers } from './shop-answer.ts';
import type { ShopWord } from './shop-word.ts';
import { findRows } from './slot-rows.ts';
import { TermIndex } from './term-index.ts';
import { type Vocabulary, vocabulary } from './vocabulary/vocabulary.ts';
import { shopAnswers, withShopWords } from './vocabulary/with-shop-words.ts';

/** The store's search: entries in, hits out. */
export interface SearchEngine {
  /** Adds an entry or takes the newer one in its place; false when it was there already, which costs a comparison. */
  put(entry: SearchEntry): boolean;
  remove(id: string): void;
  /** Searches from now on with these words of the shop beside the built-in vocabulary. The index stays as it is: it holds no meanings. */
  useWords(words: readonly ShopWord[]): void;
  /** The ids it holds. */
  ids(): Iterable<string>;
  /** Best first; none for a query without letters or digits, and none when what was asked for is not here. */
  find(query: string, limit?: number): SearchHit[];
  /** For a query that finds nothing: words of the index that are near to it and do find something, as people write them. */
  near(query: string): string[];
  /** Reads the words for `near` in steps; otherwise it reads them itself, which takes it some hundred milliseconds. */
  prepareNear(): Steps<void>;
  /** What is to be said above the hits: a size or a thing that is not sold, what helps with a problem. Undefined for most queries. */
  advice(query: string): SearchAdvice | undefined;
  save(): SavedSearch;
}

/** What is said above the hits of a query. */
export interface SearchAdvice {
  readonly missing?: MissingSize;
  readonly guide?: Guide;
}

/** A query as it was last asked, with what has been found out about it. */
interface AskedQuery {
  readonly query: string;
  readonly version: number;
  readonly known: Vocabulary;
  readonly plan: QueryPlan;
  /** False where no size is missing; not there before somebody asked. */
  missing?: MissingSize | false;
  /** The same of a guided answer. */
  guide?: Guide | false;
  /** The rows that were found. */
  rows?: readonly number[];
  /** The things that it describes instead of naming them; absent until somebody asked. */
  described?: readonly DescribedMatch[];
}

const DEFAULT_LIMIT = 2000;
const MOST_WORDS = 5;

/** @param descriptions gives the table of described things; called at the first query that may need it */
export function createSearchEngine(descriptions: () => DescriptionTable = descriptionTable): SearchEngine {
  return engineOf(new TermIndex(), new EntryRows(), descriptions);
}

/** The engine as it was saved, or undefined when this code would have saved it otherwise or it is not whole: then it is built anew. */
export function restoreSearchEngine(saved: unknown): SearchEngine | undefined {
  return isSavedSearch(saved) ? engineOf(new TermIndex(saved), new EntryRows(saved), descriptionTable) : undefined;
}

function engineOf(index: TermIndex, entries: EntryRows, table: () => DescriptionTable): SearchEngine {
  let known = vocabulary();
  let answers = askedAnswers([]);
  let lexicon = new Lexicon(known.spelt, index);
  const context = (): PlanContext => ({ lexicon, vocabulary: known, size: entries.size });
  // Made when a query first finds nothing, and again when the index has changed since.
  let written: { readonly version: number; readonly words: readonly WrittenWord[] } | undefined;

  const remove = (id: string): void => {
    const row = entries.rowOf(id);
    if (row === undefined) return;
    index.remove(row);
    entries.remove(row);
  };

  const descriptions = descriptionSearch(index, entries, table);

  // The answer and what is said above it are asked for one after the other.
  let asked: AskedQuery | undefined;
  const askedQuery = (query: string): AskedQuery => {
    const { version } = index;
    if (asked?.query === query && asked.version === version && asked.known === known) return asked;
    asked = { query, version, known, plan: planOf(query) };
    return asked;
  };

  const planOf = (query: string): QueryPlan => planIn(query, context(), index, entries);

  const missingOf = (of: AskedQuery): MissingSize | undefined => {
    of.missing ??= missingSize(of.query, of.plan, titlesOf(index, entries)) ?? false;
    return of.missing || undefined;
  };

  /** The plan without a size that the shop does not have; of a bare number only the titles show whether it is a size. */
  const unsizedPlan = (of: AskedQuery): QueryPlan | undefined => {
    const { plan } = of;
    if (plan.unknownSizes > 0) return plan;
    const unsized = withoutSizes(plan);
    if (!unsized || otherSizes(plan, index)) return unsized;
    const isMissing = plan.slots.some(isBareSize) && missingOf(of) !== undefined;
    return isMissing || isNearlyOfSize(index, entries, of, unsized) ? unsized : undefined;
  };

  const rowsOf = (of: AskedQuery): readonly number[] => [
    ...rowsAside(index, entries, of),
    ...rowsOfPlan(index, entries, of, unsizedPlan(of)),
  ];

  const plannedRows = (of: AskedQuery): readonly number[] => {
    const named = of.rows ? undefined : namedByClave(index, entries, of.query);
    const rest = named && rowsOf({ query: named.rest, version: of.version, known, plan: planOf(named.rest) });
    of.rows ??= [...new Set(named && rest ? namedFirst(named.rows, rest) : rowsOf(of))];
    return of.rows;
  };

  const guideOf = (of: AskedQuery): Guide | undefined => {
    of.guide ??= answerFor(of.plan.said, answers) ?? guideFor(of.plan, productsOf(index, entries)) ?? false;
    return of.guide || undefined;
  };

  const describedOf = (of: AskedQuery): readonly DescribedMatch[] => {
    // A guided answer is what was meant.
    of.described ??=
      guideOf(of) || namedByClave(index, entries, of.query)
        ? []
        : descriptions.matches(of.query, of.plan, unsizedPlan(of) ?? of.plan, plannedRows(of)[0]);
    return of.described;
  };

  const find = (query: string, limit = DEFAULT_LIMIT): SearchHit[] => {
    const of = askedQuery(searchedPart(query));
    const rows = [...new Set([...descriptions.rows(of.query, of.plan, describedOf(of)), ...plannedRows(of)])];
    return rows.slice(0, limit).map((row) => ({ id: entries.id(row), kind: entries.kind(row) }));
  };

  function* prepareNear(): Steps<void> {
    const { version } = index;
    if (written?.version === version) return;
    written = { version, words: yield* writtenWords(entries.all()) };
  }

  return {
    put(entry) {
      const row = entries.rowOf(entry.id);
      if (row !== undefined && entries.has(row, entry)) return false;
      remove(entry.id);
      entries.add(index.add(entryTerms(entry)), entry);
      return true;
    },
    remove,
    useWords(words) {
      const next = withShopWords(vocabulary(), words);
      answers = askedAnswers(shopAnswers(words));
      asked = undefined;
      if (next === known) return;
      known = next;
      lexicon = new Lexicon(known.spelt, index);
    },
    ids: () => entries.ids(),
    find,
    near(query) {
      allSteps(prepareNear());
      return nearWords(searchedPart(query), written?.words ?? [], lexicon)
        .filter((word) => find(word, 1).length > 0)
        .slice(0, MOST_WORDS);
    },
    prepareNear,
    advice(query) {
      const of = askedQuery(searchedPart(query));
      // A size in a description is not a size of the described thing.
      const missing = describedOf(of).length > 0 ? undefined : missingOf(of);
      const guide = guideOf(of);
      return missing || guide ? { ...(missing && { missing }), ...(guide && { guide }) } : undefined;
    },
    save() {
      const order = entries.rows();
      return { schema: SEARCH_SCHEMA, ...entries.saved(order), ...index.saved(order) };
    },
  };
}

/** The plan of a query, without words that lead to pages of the shop while others ask for products. */
function planIn(query: string, context: PlanContext, index: TermIndex, entries: EntryRows): QueryPlan {
  const whole = planQuery(query, context);
  const aside = pageSlots(whole, index, (row) => entries.kind(row));
  const plan = aside.length === 0 ? whole : { ...planQuery(query, context, wordsOfSlots(aside)), aside };
  return firstThere(plan, (one) => isThingThere(index, one));
}

/** The plan without its sizes, where only in others the thing is there. */
function otherSizes(plan: QueryPlan, index: TermIndex): QueryPlan | undefined {
  const other = withoutSizes(plan);
  return other && !isThingThere(index, plan) && isThingThere(index, other) ? other : undefined;
}

function productsOf(index: TermIndex, entries: EntryRows): ProductLookup {
  return {
    index,
    product: (row) =>
      entries.kind(row) === 'product' ? { id: entries.id(row), title: entries.entry(row).title } : undefined,
  };
}

function titlesOf(index: TermIndex, entries: EntryRows): TitleLookup {
  return {
    rows: (slots) => findRows(index, 'all', slots),
    title: (row) => (entries.kind(row) === 'product' ? entries.entry(row).title : undefined),
    amounts: (unit) => index.amounts(unit),
  };
}
