import { deserialize, serialize } from 'node:v8';
import uFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { createSearchEngine, restoreSearchEngine } from '#domain/search/search-engine.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';

/** How many ids an answer brings: what a page shows. */
const LIMIT = 48;

/** As a browser's database would hold it. */
type Saved = Uint8Array;

export type Ask = (query: string) => readonly string[];

/** An engine as the bench handles it: built from entries, or from what it saved. */
export interface Contender {
  readonly name: string;
  build(entries: readonly SearchEntry[]): { readonly ask: Ask; readonly save: () => Saved };
  restore(saved: Saved, entries: readonly SearchEntry[]): Ask;
  /** Too slow to measure every key stroke of every search. */
  readonly isSlow?: boolean;
}

const ours: Contender = {
  name: 'ours',
  build(entries) {
    const engine = createSearchEngine();
    for (const entry of entries) engine.put(entry);
    // The worker asks for both at each key stroke.
    const ask = (query: string): string[] => {
      engine.advice(query);
      return engine.find(query, LIMIT).map(({ id }) => id);
    };
    return { ask, save: () => serialize(engine.save()) };
  },
  restore(saved, entries) {
    const engine = restoreSearchEngine(deserialize(saved));
    if (!engine) throw new Error('The engine does not know what it saved');
    // The page sends all its entries as always: an unchanged one costs a comparison.
    for (const entry of entries) engine.put(entry);
    return (query) => engine.find(query, LIMIT).map(({ id }) => id);
  },
};

const MINISEARCH = {
  fields: ['title', 'clave', 'marca', 'modelo', 'groups'],
  searchOptions: { prefix: true, fuzzy: 0.2 },
};
const miniSearch: Contender = {
  name: 'MiniSearch defaults, prefix, fuzzy 0.2',
  build(entries) {
    const index = new MiniSearch<SearchEntry>(MINISEARCH);
    index.addAll(entries);
    return { ask: (query) => firstIds(index.search(query)), save: () => serialize(JSON.stringify(index)) };
  },
  restore(saved) {
    const index = MiniSearch.loadJSON<SearchEntry>(deserialize(saved) as string, MINISEARCH);
    return (query) => firstIds(index.search(query));
  },
};

const firstIds = (results: readonly { readonly id: unknown }[]): string[] =>
  results.slice(0, LIMIT).map(({ id }) => String(id));

const haystackOf = (entries: readonly SearchEntry[]): string[] =>
  uFuzzy.latinize(entries.map(({ title, clave = '', groups = [] }) => `${title} ${groups.join(' ')} ${clave}`));

const microFuzzy: Contender = {
  name: 'uFuzzy, one slip, any order',
  build(entries) {
    const haystack = haystackOf(entries);
    return { ask: askFuzzy(haystack, entries), save: () => serialize(JSON.stringify(haystack)) };
  },
  restore: (saved, entries) => askFuzzy(JSON.parse(deserialize(saved) as string) as string[], entries),
};

function askFuzzy(haystack: string[], entries: readonly SearchEntry[]): Ask {
  const fuzzy = new uFuzzy({ intraMode: 1 });
  return (query) => {
    const [found, info, order] = fuzzy.search(haystack, uFuzzy.latinize([query])[0] ?? '', 3);
    const ranked = order && info ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
    return ranked.slice(0, LIMIT).map((at) => entries[at]?.id ?? '');
  };
}

const FUSE = { keys: ['title', 'clave', 'groups'], threshold: 0.35, ignoreLocation: true };
const fuse: Contender = {
  name: 'fuse.js',
  isSlow: true,
  build(entries) {
    const index = Fuse.createIndex(FUSE.keys, entries);
    const engine = new Fuse(entries, FUSE, index);
    return {
      ask: (query) => engine.search(query, { limit: LIMIT }).map(({ item }) => item.id),
      save: () => serialize(JSON.stringify(index)),
    };
  },
  restore(saved, entries) {
    const index = Fuse.parseIndex<SearchEntry>(JSON.parse(deserialize(saved) as string));
    const engine = new Fuse(entries, FUSE, index);
    return (query) => engine.search(query, { limit: LIMIT }).map(({ item }) => item.id);
  },
};

export const contenders: readonly Contender[] = [ours, miniSearch, microFuzzy, fuse];
