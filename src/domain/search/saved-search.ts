import type { SavedRows } from './entry-rows.ts';
import { ROLES } from './entry-terms.ts';
import type { SavedTerms } from './term-index.ts';

/** Changes with everything that decides what is in a saved index: stems, roles, terms. A test fails when it is forgotten. */
export const SEARCH_SCHEMA = 5;

/** A whole index as plain data, for a store that outlives the worker. */
export interface SavedSearch extends SavedRows, SavedTerms {
  readonly schema: number;
}

/** Whether something read from a store is an index of this schema, and whole. */
export function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { schema, ids, kinds, lines, terms, starts, postings, lengths }: Partial<SavedSearch> = value;
  if (schema !== SEARCH_SCHEMA || typeof lines !== 'string' || typeof terms !== 'string' || !Array.isArray(ids))
    return false;
  const rows = ids.length;
  return (
    kinds instanceof Uint8Array &&
    kinds.length === rows &&
    lineCount(lines) === rows &&
    lengths instanceof Uint8Array &&
    lengths.length === rows * ROLES.length &&
    starts instanceof Uint32Array &&
    starts.length === lineCount(terms) + 1 &&
    postings instanceof Uint32Array &&
    postings.length === starts.at(-1)
  );
}

function lineCount(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
