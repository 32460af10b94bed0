import { useStore } from 'zustand';
import { type Catalogue, emptyCatalogue, indexProducts, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import type { SnapshotInfo } from '#domain/snapshot/catalogue-view.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** `waiting`: nothing is known yet, so nothing may be called empty or missing. `known`: from the device's copy or the server. */
export type Knowledge = 'waiting' | 'known';

export interface CatalogueState {
  readonly catalogue: Catalogue;
  /** The publication it comes from, and how many products were written since. */
  readonly snapshot: SnapshotInfo;
  /** The few products of the front page, from the last visit, while the catalogue itself is still being read. */
  readonly firstScreen: readonly Product[];
  /** The products with their revisions, also the withdrawn ones: what an edit starts from. */
  readonly productRows: readonly KnownProduct[];
  readonly menus: Knowledge;
  /** When the server last gave all documents of a collection of the menus, in milliseconds of the device's clock: what is not among them is gone. */
  readonly wholeMenusAt: Readonly<Partial<Record<'categories' | 'etiquetas', number>>>;
  /** Of which collections of the menus the server has said since this page was opened that nothing newer is on its way. */
  readonly currentMenus: Readonly<Partial<Record<'categories' | 'etiquetas', true>>>;
  readonly products: Knowledge;
  /** What the page was rendered from on a server; `null` for a page that came as an empty shell. */
  readonly served: ServedPage | null;
}

const { store, write, open } = createOwnedStore<CatalogueState>({
  catalogue: emptyCatalogue,
  snapshot: { seq: 0, since: null, publishedAt: null, delta: 0 },
  firstScreen: [],
  productRows: [],
  menus: 'waiting',
  wholeMenusAt: {},
  currentMenus: {},
  products: 'waiting',
  served: null,
});

/** The catalogue as screens read it. Only the mirror writes it: what a person does goes to the server first and comes back from there. */
export const catalogueStore = store;
export const claimCatalogueWriter = claimOnce(write);

/** Begins with what a page was rendered from: the menus whole, and of the products those that the page shows. */
export const claimServedPage = claimOnce((served: ServedPage): void => {
  const { categories, labels, front } = served;
  open({
    ...store.getState(),
    catalogue: { categories, labels, products: [] },
    firstScreen: front,
    menus: 'known',
    products: 'waiting',
    served,
  });
});

export function useCatalogue<T>(selector: (state: CatalogueState) => T): T {
  return useStore(catalogueStore, selector);
}

/** The products that the front page draws: the catalogue, or the few that were read first, which must never be counted as all products. */
export function selectFrontProducts({ catalogue, products, firstScreen }: CatalogueState): readonly Product[] {
  return products === 'known' || catalogue.products.length > 0 ? catalogue.products : firstScreen;
}

/** The same at every render, for what is rendered again when its products change. */
export const NO_PRODUCTS: readonly Product[] = [];

let indexed: { readonly products: Catalogue['products']; readonly index: ProductIndex } | undefined;

/** The products by id, slug, category, label and family; made again only when the products change. */
export function selectProductIndex({ catalogue: { products } }: CatalogueState): ProductIndex {
  if (indexed?.products !== products) indexed = { products, index: indexProducts(products) };
  return indexed.index;
}
