import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { catalogueStore } from './catalogue-store.ts';
import { connectionStore } from './connection-store.ts';

/** The stores as the mirror writes them. Nothing else calls these. */
export const mirrorSink = {
  menus({ categories, labels }: { readonly categories: readonly Category[]; readonly labels: readonly Label[] }): void {
    catalogueStore.setState(({ catalogue }) => ({ catalogue: { ...catalogue, categories, labels }, menus: 'known' }));
  },
  products(products: readonly Product[], complete: boolean, productRows: readonly KnownProduct[]): void {
    catalogueStore.setState(({ catalogue, products: knowledge }) => ({
      catalogue: { ...catalogue, products },
      productRows,
      products: complete ? 'known' : knowledge,
    }));
  },
  connection(state: { readonly reachable: boolean; readonly confirmedAt: number | null }): void {
    connectionStore.setState(state);
  },
};
