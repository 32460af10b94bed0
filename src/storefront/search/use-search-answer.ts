import { useEffect, useState } from 'react';
import { type SearchAnswer, searchProducts } from '#lazy/search.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useTutorials } from '../shared/tutorial-feed.ts';

/** The last answer there is; while a newer question is being answered, its `query` is still the older one. */
export function useSearchAnswer(query: string): SearchAnswer | null {
  const catalogue = useCatalogue((state) => state.catalogue);
  const { tutorials } = useTutorials();
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    searchProducts(query, catalogue, tutorials).then(
      (found) => isCurrent && setAnswer(found),
      (reason: unknown) => isCurrent && setFailure(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, catalogue, tutorials]);

  // To the boundary of this screen, which has a code and a way to try again.
  if (failure) throw failure;
  return answer;
}
