import type { AsPlainObject } from 'minisearch';
import type { SavedWord } from './lexicon.ts';
import type { SearchEntry } from './search-entry.ts';

/** Changes with everything that decides what is in a saved index: stems, roles, terms, sounds. A test fails when it is forgotten. */
export const SEARCH_SCHEMA = 1;

/** A whole index as plain data, for a store that outlives the worker. */
export interface SavedSearch {
  readonly schema: number;
  readonly index: AsPlainObject;
  readonly words: readonly SavedWord[];
  readonly entries: readonly SearchEntry[];
}

/** Whether something read from a store is an index of this schema. What MiniSearch itself keeps is its own to check. */
export function isSavedSearch(value: unknown): value is SavedSearch {
  if (!isRecord(value) || value['schema'] !== SEARCH_SCHEMA) return false;
  const { index, words, entries } = value;
  return (
    isRecord(index) &&
    Array.isArray(words) &&
    words.every(isSavedWord) &&
    Array.isArray(entries) &&
    entries.every(isSavedEntry)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';

function isSavedWord(value: unknown): boolean {
  return Array.isArray(value) && isText(value[0]) && Number.isInteger(value[1]) && isText(value[2]);
}

function isSavedEntry(value: unknown): boolean {
  return isRecord(value) && isText(value['id']) && isText(value['kind']) && isText(value['title']);
}
