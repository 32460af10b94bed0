import { useEffect, useState } from 'react';
import type { SearchAnswer } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import type { ShopSearch } from './use-shop-search.ts';

/** What the search gives today for each of these texts, one after the other; those that are not asked yet are missing. */
export function useAnswers(texts: readonly string[], search: ShopSearch): ReadonlyMap<string, SearchAnswer> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, SearchAnswer>>(new Map());
  const key = texts.join('\n');
  const isReady = useCatalogue((state) => state.products === 'known');

  useEffect(() => {
    let isCurrent = true;
    const askAll = async (): Promise<void> => {
      const found = new Map<string, SearchAnswer>();
      for (const text of key.split('\n')) {
        if (!isCurrent) return;
        found.set(text, await search.find(text));
      }
      // At once, because a list whose rows move one by one cannot be pressed.
      if (isCurrent) setAnswers(found);
    };
    if (isReady && key !== '') askAll().catch((reason: unknown) => console.warn('La búsqueda no respondió', reason));
    return () => {
      isCurrent = false;
    };
  }, [key, search, isReady]);

  return answers;
}
