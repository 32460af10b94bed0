import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { findProduct, type ListView, viewList } from '#domain/quotes/list-view.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { catalogueStore, useCatalogue } from '#store/catalogue-store.ts';

/** The list with the current data of its products, computed again when either changes. */
export function useListView(list: QuoteList): ListView {
  const products = useCatalogue((state) => state.catalogue.products);
  const known = useCatalogue((state) => state.products === 'known');
  return useMemo(() => viewOf(list, products, known), [list, products, known]);
}

/** As `useListView`, for a list that no screen has rendered yet. */
export function listViewNow(list: QuoteList): ListView {
  const { catalogue, products } = catalogueStore.getState();
  return viewOf(list, catalogue.products, products === 'known');
}

function viewOf(list: QuoteList, products: readonly Product[], known: boolean): ListView {
  return viewList(list, findProduct(products), known);
}
