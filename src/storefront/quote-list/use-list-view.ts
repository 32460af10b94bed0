import { useMemo } from 'react';
import { type ListView, viewList } from '#domain/quotes/list-view.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

/** The list with the current data of its products, computed again when either changes. */
export function useListView(list: QuoteList): ListView {
  const products = useCatalogue((state) => state.catalogue.products);
  const known = useCatalogue((state) => state.products === 'known');
  return useMemo(() => {
    const index = new Map(products.map((product) => [product.clave, product]));
    return viewList(list, (clave) => index.get(clave), known);
  }, [list, products, known]);
}
