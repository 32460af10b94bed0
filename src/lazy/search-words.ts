import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';

/** What the page tells the search worker. */
export type ToSearchWorker =
  | { readonly kind: 'change'; readonly put: readonly SearchEntry[]; readonly remove: readonly string[] }
  /** The changes so far are the whole catalogue: what the index has besides is gone. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'find'; readonly ticket: number; readonly query: string };

/** What the worker answers to a `find`, with the ticket it came with. */
export interface FromSearchWorker {
  readonly ticket: number;
  readonly hits: readonly SearchHit[];
  /** Where there are no hits: words that would have some. */
  readonly near: readonly string[];
}
