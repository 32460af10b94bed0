import { useEffect, useRef, useState } from 'react';
import { type SearchAnswer, searchProducts } from '#search/search-products.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useServed } from '../page/use-served.ts';
import { useTutorials } from '../tutorials/tutorial-feed.ts';

/** The last answer; while a newer query is being answered, its `query` is still the older one. */
export function useSearchAnswer(query: string): SearchAnswer | null {
  const catalogue = useCatalogue((state) => state.catalogue);
  const isEarly = useCatalogue((state) => state.products === 'waiting');
  const { tutorials } = useTutorials();
  const served = useServed();
  const [answer, setAnswer] = useState<SearchAnswer | null>(() =>
    served?.answer?.query === query ? { ...served.answer, products: [] } : null,
  );
  // The answer that came with the page is the server's; without the catalogue the worker here would only find less.
  const isAnswered = served?.answer?.query === query;
  const [failure, setFailure] = useState<unknown>(null);

  // An answer from the index of the last visit, given before the catalogue was loaded, is shown until the next one: only another query discards
  // it. The worker answers in the order in which it was asked.
  const asked = useRef('');
  useEffect(() => {
    asked.current = query;
    if (!query || isAnswered) return;
    const show = (found: SearchAnswer): void => {
      // Nothing found before there is anything to search would be shown as "nothing found" until the next answer.
      if (isEarly && found.ids.length === 0) return;
      if (asked.current === found.query) setAnswer(found);
    };
    searchProducts(query, catalogue, tutorials, show).then(show, (reason: unknown) => {
      if (asked.current === query) setFailure(reason);
    });
  }, [query, isAnswered, isEarly, catalogue, tutorials]);

  // Thrown to this screen's error boundary, which offers to try again.
  if (failure) throw failure;
  return answer;
}
