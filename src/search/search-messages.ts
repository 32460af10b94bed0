import type { Product } from '#domain/catalogue/product.ts';
import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';

/** What the page tells the search worker. */
export type ToSearchWorker =
  | { readonly kind: 'change'; readonly put: readonly SearchEntry[]; readonly remove: readonly string[] }
  /** The changes so far are the whole catalogue: what the index has besides is gone. */
  | { readonly kind: 'whole' }
  /** `bring`: with the articles themselves, which the page does not know yet. Only before it has told anything. */
  | { readonly kind: 'find'; readonly ticket: number; readonly query: string; readonly bring: boolean };

/** A page comes with its title: only the worker reads the list of what pages are found by. */
export interface NamedHit extends SearchHit {
  readonly title?: string;
}

/** What the worker answers to a `find`, with the ticket it came with. */
export interface FromSearchWorker {
  readonly ticket: number;
  readonly hits: readonly NamedHit[];
  /** Where there are no hits: words that would have some. */
  readonly near: readonly string[];
  /** Where they were to be brought: the articles among the hits, as the device's copy has them. */
  readonly products: readonly Product[];
}
