import type { Product } from '#domain/catalogue/product.ts';
import type { SearchAdvice } from '#domain/search/search-engine.ts';
import type { SearchEntry, SearchHit } from '#domain/search/search-entry.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';

/** A message from the page to the search worker. */
export type ToSearchWorker =
  | { readonly kind: 'change'; readonly put: readonly SearchEntry[]; readonly remove: readonly string[] }
  /** The changes sent so far are the whole catalogue: the worker removes every other entry of its index. */
  | { readonly kind: 'whole' }
  /** The shop's own words, all of them. */
  | { readonly kind: 'words'; readonly words: readonly ShopWord[] }
  /** `bring`: the reply contains the products themselves, because the page has not read its catalogue yet. Only before the first change. */
  | { readonly kind: 'find'; readonly ticket: number; readonly query: string; readonly bring: boolean };

/** A hit on a page of the site contains its title, because only the worker has loaded the list of page keywords. */
export interface NamedHit extends SearchHit {
  readonly title?: string;
}

/** The worker's reply to a `find`, with the same ticket. */
export interface FromSearchWorker {
  readonly ticket: number;
  readonly hits: readonly NamedHit[];
  /** Similar words that have hits, where the query has none. */
  readonly near: readonly string[];
  /** The products among the hits, read from the device's copy of the catalogue; empty unless `bring` was set. */
  readonly products: readonly Product[];
  readonly advice?: SearchAdvice | undefined;
}
