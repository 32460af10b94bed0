import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import { catalogueStore } from './catalogue-store.ts';
import { type ConnectionState, connectionStore } from './connection-store.ts';

/** The stores as the mirror writes them. Nothing else calls these. */
export const mirrorSink = {
  menus({ categories, labels }: { readonly categories: readonly Category[]; readonly labels: readonly Label[] }): void {
    catalogueStore.setState(({ catalogue }) => ({ catalogue: { ...catalogue, categories, labels }, menus: 'known' }));
  },
  firstScreen(firstScreen: readonly Product[]): void {
    catalogueStore.setState({ firstScreen });
  },
  catalogue({ products, rows, snapshot }: CatalogueView, complete: boolean): void {
    catalogueStore.setState(({ catalogue, products: knowledge }) => ({
      catalogue: { ...catalogue, products },
      productRows: rows,
      snapshot,
      products: complete ? 'known' : knowledge,
    }));
  },
  connection(state: Partial<Pick<ConnectionState, 'reachable' | 'confirmedAt' | 'storage'>>): void {
    connectionStore.setState(state);
  },
};
