import { useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { prepareProductSearch, searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

export interface FoundProducts {
  /** Best first. Until a query is answered, those of the query before: an empty list would flash with every key. */
  readonly ids: readonly string[];
  readonly isAnswered: boolean;
}

/** What the shop's search engine finds among products that staff can open, drafts included. `null` while the search is empty. */
export function useProductSearch(text: string, products: readonly Product[]): FoundProducts | null {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  const words = useCatalogue((state) => state.catalogue.words);
  const catalogue = useMemo(
    () => ({ categories, labels, products, ...(words && { words }) }),
    [categories, labels, products, words],
  );
  const [answer, setAnswer] = useState<{ readonly query: string; readonly ids: readonly string[] } | null>(null);
  const query = text.trim();
  const asked = useRef({ query, catalogue });
  useEffect(() => {
    asked.current = { query, catalogue };
    if (!query) return;
    searchProducts(query, catalogue).then(
      ({ ids }) => {
        const now = asked.current;
        // Answers come in the order of the questions. While a new device reads its catalogue it changes several times, and whoever searched would
        // wait for the last answer; so one to the same words counts as soon as it found something. Only the last answer can say that nothing was found.
        const isLast = now.catalogue === catalogue;
        if (now.query === query && (isLast || (ids.length > 0 && catalogue.products.length > 0)))
          setAnswer({ query, ids });
      },
      (reason: unknown) => console.warn('La búsqueda no respondió', reason),
    );
  }, [query, catalogue]);
  if (!query) return null;
  return { ids: answer?.ids ?? [], isAnswered: answer?.query === query };
}

/**
 * Gets the search ready while somebody still looks at the list: the index of ten thousand products takes a second on a slow tablet.
 * @returns whether it has been ready once
 */
export function useReadySearch(products: readonly Product[], isKnown: boolean): boolean {
  const [isReady, setReady] = useState(false);
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  useEffect(() => {
    if (!isKnown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = (): void => {
      prepareProductSearch({ categories, labels, products }).then(
        () => setReady(true),
        (reason: unknown) => console.warn('La búsqueda no está lista', reason),
      );
    };
    // Two frames later the list is on the screen. Indexing before that would delay it, and the answer to somebody who types at once.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(prepare);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [categories, labels, products, isKnown]);
  return isReady;
}
