import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';

/** What the page tells the search worker. */
export type ToSearchWorker =
  | { readonly kind: 'change'; readonly put: readonly SearchEntry[]; readonly remove: readonly string[] }
  | { readonly kind: 'find'; readonly ticket: number; readonly query: string };

/** What the worker answers to a `find`, with the ticket it came with. */
export interface FromSearchWorker {
  readonly ticket: number;
  readonly hits: readonly SearchHit[];
}
