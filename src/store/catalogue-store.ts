import { useStore } from 'zustand';
import { type Catalogue, emptyCatalogue, indexProducts, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { SnapshotInfo } from '#domain/snapshot/catalogue-view.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** `waiting`: nothing is known yet, so nothing may be called empty or missing. `known`: from the device's copy or the server. */
export type Knowledge = 'waiting' | 'known';

export interface CatalogueState {
  readonly catalogue: Catalogue;
  /** Where it comes from: which publication, and how much was written since. */
  readonly snapshot: SnapshotInfo;
  /** The few products of the front page, from the last visit, while the catalogue itself is still being read. */
  readonly firstScreen: readonly Product[];
  /** The products with their revisions, the withdrawn ones too: what staff edit. */
  readonly productRows: readonly KnownProduct[];
  readonly menus: Knowledge;
  readonly products: Knowledge;
}

const { store, write } = createOwnedStore<CatalogueState>({
  catalogue: emptyCatalogue,
  snapshot: { seq: 0, since: null, publishedAt: null, delta: 0 },
  firstScreen: [],
  productRows: [],
  menus: 'waiting',
  products: 'waiting',
});

/** Screens read it; what they do goes to the server and comes back by the mirror, which owns the writer. */
export const catalogueStore = store;
export const claimCatalogueWriter = claimOnce(write);

export function useCatalogue<T>(selector: (state: CatalogueState) => T): T {
  return useStore(catalogueStore, selector);
}

/** What a front page draws from: the catalogue, or the part of it that came first. A part must never be counted as the whole. */
export function selectFrontProducts({ catalogue, products, firstScreen }: CatalogueState): readonly Product[] {
  return products === 'known' || catalogue.products.length > 0 ? catalogue.products : firstScreen;
}

let indexed: { readonly products: Catalogue['products']; readonly index: ProductIndex } | undefined;

/** The products by id, slug, category, label and family; made again only when the products change. */
export function selectProductIndex({ catalogue: { products } }: CatalogueState): ProductIndex {
  if (indexed?.products !== products) indexed = { products, index: indexProducts(products) };
  return indexed.index;
}
