import { allSteps, type Steps } from '#domain/kernel/steps.ts';
import { codeTermOf, plainClave } from './claves.ts';
import { describedMatches, planOfThing } from './described/described-matches.ts';
import { type DescribedMatch, type DescriptionTable, descriptionTable } from './described/description-table.ts';
import { EntryRows } from './entry-rows.ts';
import { entryTerms } from './entry-terms.ts';
import { type Guide, guideFor, type ProductLookup } from './guide.ts';
import { Lexicon } from './lexicon.ts';
import { type MissingSize, missingSize, sizeDistance, sizeOrder, type TitleLookup } from './missing-size.ts';
import { nearWords, type WrittenWord, writtenWords } from './near-words.ts';
import { pageSlots, wordsOfSlots } from './page-slots.ts';
import type { PlanContext } from './query-phrases.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { type ClaveRow, rankRows } from './ranking.ts';
import { isBareSize, withoutPlaces, withoutServed, withoutSizes } from './relaxed-plans.ts';
import { isSavedSearch, type SavedSearch, SEARCH_SCHEMA } from './saved-search.ts';
import { isClaveOf, type SearchEntry, type SearchHit } from './search-entry.ts';
import { searchedPart } from './searched-part.ts';
import { answerFor, askedAnswers } from './shop-answer.ts';
import type { ShopWord } from './shop-word.ts';
import { type FoundRow, findRows } from './slot-rows.ts';
import { type Match, type Slot, slotQuality } from './slots.ts';
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
// With fewer full answers than this, near ones follow them.
const ENOUGH = 8;
const MOST_NEAR = 24;
const MOST_WORDS = 5;
const BY_NAME = 0.55;

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

  const hasThing = (plan: QueryPlan): boolean => isThingThere(index, plan);
  const descriptions = descriptionSearch(index, entries, table);

  // The answer and what is said above it are asked for one after the other.
  let asked: AskedQuery | undefined;
  const askedQuery = (query: string): AskedQuery => {
    const { version } = index;
    if (asked?.query === query && asked.version === version && asked.known === known) return asked;
    asked = { query, version, known, plan: planOf(query) };
    return asked;
  };

  const planOf = (query: string): QueryPlan => {
    const whole = planQuery(query, context());
    const aside = pageSlots(whole, index, (row) => entries.kind(row));
    const plan = aside.length === 0 ? whole : { ...planQuery(query, context(), wordsOfSlots(aside)), aside };
    return firstThere(plan, hasThing);
  };

  const otherSizes = (plan: QueryPlan): QueryPlan | undefined => {
    const other = withoutSizes(plan);
    return other && !hasThing(plan) && hasThing(other) ? other : undefined;
  };

  const missingOf = (of: AskedQuery): MissingSize | undefined => {
    of.missing ??= missingSize(of.query, of.plan, titlesOf(index, entries)) ?? false;
    return of.missing || undefined;
  };

  /** The plan without a size that the shop does not have; of a bare number only the titles show whether it is a size. */
  const unsizedPlan = (of: AskedQuery): QueryPlan | undefined => {
    const { plan } = of;
    if (plan.unknownSizes > 0) return plan;
    return otherSizes(plan) ?? (plan.slots.some(isBareSize) && missingOf(of) ? withoutSizes(plan) : undefined);
  };

  const plannedRows = (of: AskedQuery): readonly number[] => {
    of.rows ??= [...new Set([...rowsAside(index, entries, of), ...rowsOfPlan(index, entries, of, unsizedPlan(of))])];
    return of.rows;
  };

  const guideOf = (of: AskedQuery): Guide | undefined => {
    of.guide ??= answerFor(of.plan.said, answers) ?? guideFor(of.plan, productsOf(index, entries)) ?? false;
    return of.guide || undefined;
  };

  const describedOf = (of: AskedQuery): readonly DescribedMatch[] => {
    // A guided answer is what was meant.
    of.described ??= guideOf(of)
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

/** The plan, or where nothing is what it asks for, the one without the place or the use that it names. */
function firstThere(plan: QueryPlan, hasThing: (plan: QueryPlan) => boolean): QueryPlan {
  const others = [withoutPlaces(plan), withoutServed(plan)].filter((other) => other !== undefined);
  if (others.length === 0 || hasThing(plan)) return plan;
  const unsized = withoutSizes(plan);
  // Where only the size is missing, that is said.
  if (unsized && hasThing(unsized)) return plan;
  const isThereUnsized = (other: QueryPlan): boolean => {
    const without = withoutSizes(other);
    return without !== undefined && hasThing(without);
  };
  return others.find(hasThing) ?? others.find(isThereUnsized) ?? plan;
}

function fullRows(index: TermIndex, { slots }: QueryPlan): FoundRow[] {
  const required = slots.filter(({ need }) => need === 'required');
  return findRows(index, 'all', required, slots);
}

/** Something is by its own name what was asked for, not only by the name of its category. */
function isThingThere(index: TermIndex, plan: QueryPlan): boolean {
  return fullRows(index, plan).some(({ match }) => isByName(plan, match));
}

function isByName({ slots }: QueryPlan, match: Match): boolean {
  const thing = slots.find(({ role, need }) => role === 'thing' && need === 'required');
  return !thing || slotQuality(thing, match) >= BY_NAME;
}

/** What the plan of a query finds, the best first. */
function rowsOfPlan(
  index: TermIndex,
  entries: EntryRows,
  { query, plan }: Pick<AskedQuery, 'query' | 'plan'>,
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
function rowsAside(
  index: TermIndex,
  entries: EntryRows,
  { query, plan }: Pick<AskedQuery, 'query' | 'plan'>,
): number[] {
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

/** Searches the index for things that a query describes instead of naming them. */
function descriptionSearch(index: TermIndex, entries: EntryRows, table: () => DescriptionTable): DescriptionSearch {
  const rowsOf = (plan: QueryPlan): FoundRow[] =>
    fullRows(index, plan).filter(({ row, match }) => isByName(plan, match) && entries.kind(row) === 'product');
  return {
    matches(query, plan, sought, row) {
      const hasThing = isThingThere(index, sought);
      // A page that has all of it, or a clave, is what was meant.
      const isPage = row !== undefined && hasThing && entries.kind(row) !== 'product';
      if (isPage || rowsByClave(index, entries, query).length > 0) return [];
      const found = { plan, first: row === undefined ? undefined : entries.entry(row).title, hasThing };
      return describedMatches(found, table, (names) => rowsOf(planOfThing(names, { ...plan, slots: [] })).length > 0);
    },
    rows(query, plan, matches) {
      return matches.flatMap(({ thing }) =>
        rankRows(query, planOfThing(table().names[thing] ?? [], plan), entries, {
          byClave: [],
          full: rowsOf,
          near: () => [],
          sizeDistance: sizeOrder(query),
          enough: 0,
          mostNear: 0,
        }),
      );
    },
  };
}

interface DescriptionSearch {
  /**
   * The things that a query describes, where what was found explains it worse.
   * @param sought the plan by which it was found
   * @param row of what was found first
   */
  matches(query: string, plan: QueryPlan, sought: QueryPlan, row: number | undefined): readonly DescribedMatch[];
  /** The rows of these things, the best first. */
  rows(query: string, plan: QueryPlan, matches: readonly DescribedMatch[]): number[];
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

/** The rows whose clave is what was asked for, whole or in part. */
function rowsByClave(index: TermIndex, entries: EntryRows, query: string): ClaveRow[] {
  const code = codeTermOf(query);
  const coded = code === null ? [] : findRows(index, 'any', [claveSlot(code, false)]);
  if (coded.length > 0) return coded.map((found) => ({ ...found, isWhole: true }));
  const plain = plainClave(query);
  if (!/^[\p{L}\p{N}_\s.-]+$/u.test(query.trim()) || plain.length < 3) return [];
  const isPart = /\d/.test(plain) || query.includes('-');
  return findRows(index, 'any', [claveSlot(plain, isPart)])
    .map((found) => ({
      ...found,
      // A whole clave is one of its terms, so few need be looked into.
      isWhole: found.match.has(plain) && isClaveOf(entries.entry(found.row), query),
    }))
    .filter(({ isWhole }) => isPart || isWhole);
}

function claveSlot(plain: string, isPrefix: boolean): Slot {
  const part = [{ term: plain, weight: 1, isPrefix, isClave: true }];
  return { role: 'thing', alternatives: [{ parts: [part], weight: 1 }], weight: 1, need: 'required' };
}
