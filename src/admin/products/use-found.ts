import { useEffect, useMemo, useState } from 'react';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

/** What the shop's own search engine finds among all that staff can open, drafts included. `null` while there is nothing to look for. */
export function useFound(text: string, listed: readonly ListedProduct[]): readonly string[] | null {
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
  // Until the first answer is there the last one stays: an empty list would flash at every key.
  return answer?.ids ?? [];
}
