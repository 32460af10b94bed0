import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

/** The ids that the shop's search engine finds among all products that staff can open, drafts included. `null` while the search is empty. */
export function useProductSearch(text: string, listed: readonly ListedProduct[]): readonly string[] | null {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  const catalogue = useMemo(
    () => ({ categories, labels, products: listed.map(({ product }) => product) }),
    [categories, labels, listed],
  );
  const [answer, setAnswer] = useState<{ readonly query: string; readonly ids: readonly string[] } | null>(null);
  const query = text.trim();
  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    searchProducts(query, catalogue).then(
      ({ ids }) => {
        if (isCurrent) setAnswer({ query, ids });
      },
      (reason: unknown) => console.warn('La búsqueda no respondió', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, catalogue]);
  if (!query) return null;
  // The last answer stays until the next one arrives, because an empty list would flash with every key.
  return answer?.ids ?? [];
}
