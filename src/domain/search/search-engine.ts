import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { plainClave } from './claves.ts';
import { type EntryTerms, entryTerms, ROLES } from './entry-terms.ts';
import { anyOf, indexQuery, TERM_MARK } from './index-query.ts';
import { Lexicon, type SavedWord } from './lexicon.ts';
import { nearWords, type WrittenWord, writtenWords } from './near-words.ts';
import { type PlanContext, planQuery, type QueryPlan } from './query-plan.ts';
import { rankResults } from './ranking.ts';
import { isSavedSearch, type SavedSearch, SEARCH_SCHEMA } from './saved-search.ts';
import { isClaveOf, isSameEntry, type SearchEntry, type SearchHit } from './search-entry.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

/** The store's search: entries in, hits out. */
export interface SearchEngine {
  /** Adds an entry or takes the newer one in its place; false when it was there already, which costs a comparison. */
  put(entry: SearchEntry): boolean;
  remove(id: string): void;
  /** The ids it holds. */
  ids(): Iterable<string>;
  /** Best first; none for a query without letters or digits, and none when what was asked for is not here. */
  find(query: string, limit?: number): SearchHit[];
  /** For a query that finds nothing: words of the index that are near to it and do find something, as people write them. */
  near(query: string): string[];
  save(): SavedSearch;
}

interface Row extends EntryTerms {
  readonly id: string;
}

const OPTIONS: Options<Row> = {
  fields: [...ROLES],
  // The terms come made: a field's text is its terms behind each other.
  extractField: (row, field) => (field === 'id' ? row.id : row[field as keyof EntryTerms].join(TERM_MARK)),
  tokenize: (text) => text.split(TERM_MARK),
  processTerm: (term) => term || null,
};
const DEFAULT_LIMIT = 2000;
// With fewer full answers than this, near ones follow them.
const ENOUGH = 8;
const MOST_NEAR = 24;
const MOST_WORDS = 5;

export function createSearchEngine(): SearchEngine {
  return engineOf(new MiniSearch(OPTIONS), new Map(), []);
}

/** The engine as it was saved, or undefined when this code would have saved it otherwise or it is not whole: then it is built anew. */
export function restoreSearchEngine(saved: unknown): SearchEngine | undefined {
  if (!isSavedSearch(saved)) return undefined;
  try {
    const index = MiniSearch.loadJS(saved.index, OPTIONS);
    const entries = new Map(saved.entries.map((entry) => [entry.id, entry]));
    return index.documentCount === entries.size ? engineOf(index, entries, saved.words) : undefined;
  } catch {
    return undefined;
  }
}

function engineOf(
  index: MiniSearch<Row>,
  entries: Map<string, SearchEntry>,
  words: readonly SavedWord[],
): SearchEngine {
  const lexicon = new Lexicon(vocabulary().spelt, words);
  const context = (): PlanContext => ({ lexicon, vocabulary: vocabulary(), size: entries.size });
  // Made when a query first finds nothing, and again when the index has changed since.
  let written: readonly WrittenWord[] | undefined;

  const remove = (id: string): void => {
    const entry = entries.get(id);
    if (!entry) return;
    written = undefined;
    const terms = entryTerms(entry);
    lexicon.remove(wordsOf(terms));
    // Its very terms, not discard(): that leaves them behind until a timer sweeps, and nothing here has timers.
    index.remove({ id, ...terms });
    entries.delete(id);
  };

  const near = (plan: QueryPlan): SearchResult[] => index.search(indexQuery(plan.slots, 'OR'));
  const full = (plan: QueryPlan): SearchResult[] => {
    const required = plan.slots.filter(({ need }) => need === 'required');
    const others = plan.slots.filter(({ need }) => need !== 'required');
    const all = indexQuery(required, 'AND');
    return index.search(others.length === 0 ? all : anyOf([all, indexQuery(others, 'OR')]));
  };
  const byClave = (query: string): SearchResult[] => {
    const plain = plainClave(query);
    if (!/^[\w\s.-]+$/.test(query.trim()) || plain.length < 3) return [];
    const isPart = /\d/.test(plain) || query.includes('-');
    const found = index.search(plain, { prefix: isPart, fields: ['clave'] });
    return isPart ? found : found.filter(({ id }) => isClaveOf(entries.get(String(id)), query));
  };

  const find = (query: string, limit = DEFAULT_LIMIT): SearchHit[] => {
    const plan = planQuery(query, context());
    const ranked = rankResults(query, plan, entries, {
      byClave: byClave(query),
      full,
      near,
      enough: ENOUGH,
      mostNear: MOST_NEAR,
    });
    return ranked.slice(0, limit).map(({ id, kind }) => ({ id, kind }));
  };

  return {
    put(entry) {
      const known = entries.get(entry.id);
      if (known && isSameEntry(known, entry)) return false;
      remove(entry.id);
      written = undefined;
      const terms = entryTerms(entry);
      entries.set(entry.id, entry);
      lexicon.add(wordsOf(terms));
      index.add({ id: entry.id, ...terms });
      return true;
    },
    remove,
    ids: () => entries.keys(),
    find,
    near(query) {
      written ??= writtenWords(entries.values());
      return nearWords(query, written, lexicon)
        .filter((word) => find(word, 1).length > 0)
        .slice(0, MOST_WORDS);
    },
    save: () => ({
      schema: SEARCH_SCHEMA,
      index: index.toJSON(),
      words: lexicon.save(),
      entries: [...entries.values()],
    }),
  };
}

/** An entry's terms once each, without its claves: those are no words to correct anything to. */
function wordsOf({ head, name, use, groups, marca }: EntryTerms): Set<string> {
  return new Set([...head, ...name, ...use, ...groups, ...marca]);
}
