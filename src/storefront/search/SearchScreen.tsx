import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Product } from '#domain/catalogue/product.ts';
import { productsToday } from '#domain/promotions/promotions.ts';
import { pages } from '#domain/site/pages.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import type { SearchAnswer } from '#search/search-products.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { usePromotionDay } from '#store/day-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { useServed } from '../page/use-served.ts';
import { WaitingGrid } from '../product-list/ProductGrid.tsx';
import { SearchForm } from '../shell/SearchForm.tsx';
import { Advice } from './Advice.tsx';
import { AlsoHere } from './AlsoHere.tsx';
import { NoResults } from './NoResults.tsx';
import { PlacesOnly } from './PlacesOnly.tsx';
import { Results } from './Results.tsx';
import css from './SearchScreen.module.css';
import { SearchStart } from './SearchStart.tsx';
import { shownQuery } from './shown-query.ts';
import { useNotedSearch } from './use-noted-search.ts';
import { useSearchAnswer } from './use-search-answer.ts';

export function SearchScreen() {
  const [search] = useSearchParams();
  const query = (search.get(SEARCH_FIELD) ?? '').trim();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who comes here from another page wants to type. On a first load nothing has the focus, and the browser reads the page.
    const { activeElement } = document;
    if (!query && activeElement !== document.body) box.current?.querySelector('input')?.focus();
  }, [query]);

  return (
    <div className={`container ${css['screen']}`}>
      <PageHead title={query ? `Resultados de “${shownQuery(query)}”` : pages.search.title} hidden />
      <PageHeading className={css['title']}>
        {query ? (
          <>
            Resultados de <span className={css['query']}>{`“${shownQuery(query)}”`}</span>
          </>
        ) : (
          'Busca en el catálogo'
        )}
      </PageHeading>
      <div ref={box} className={query ? css['boxOnPhone'] : css['box']}>
        <SearchForm placeholder="Nombre, clave o medida" />
      </div>
      {query ? <Found query={query} /> : <SearchStart />}
    </div>
  );
}

function Found({ query }: { readonly query: string }) {
  const answer = useSearchAnswer(query);
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const page = useServed();
  const served = page?.answer?.query === query ? page : null;
  const waitsForProducts = useCatalogue((state) => state.products === 'waiting') && !served;
  // Memoised because the list counts its facets whenever this array changes.
  const { promotions } = useStoreProfile();
  const day = usePromotionDay();
  const found = useMemo(
    () => served?.list?.products ?? productsToday(productsOf(answer, byId), promotions, day),
    [served, answer, byId, promotions, day],
  );
  // "Nothing found" may only be shown once the catalogue has loaded.
  const isWaiting = !answer || (found.length === 0 && waitsForProducts);

  const isAnswered = !isWaiting && answer.query === query;
  const isVain = isAnswered && found.length === 0 && answer.places.length === 0 && !answer.advice?.guide;
  useNotedSearch(query, isAnswered ? isVain : null);

  // Of the answered query only, because it names what was asked for.
  const advice = answer?.query === query && answer.advice && <Advice advice={answer.advice} />;

  if (isWaiting) return <WaitingGrid count={8} />;
  // A list that came with the page may be empty by its filters.
  if (found.length === 0 && !served?.list) {
    // The help is for the answered query, which may not be this one yet.
    if (answer.query !== query) return <WaitingGrid count={8} />;
    return (
      <>
        {advice}
        {answer.places.length > 0 ? (
          <PlacesOnly query={query} places={answer.places} />
        ) : (
          <NoResults query={query} near={answer.near} />
        )}
      </>
    );
  }
  return (
    <>
      {advice}
      <AlsoHere places={answer.places} />
      <Results products={found} isStale={answer.query !== query} served={served?.list} />
    </>
  );
}

/** The products from the catalogue, or from the answer itself while the catalogue is not loaded. */
function productsOf(answer: SearchAnswer | null, byId: ReadonlyMap<string, Product>): readonly Product[] {
  const { ids = [], products = [] } = answer ?? {};
  const brought = new Map(byId.size > 0 ? [] : products.map((product) => [product.id, product]));
  return ids.map((id) => byId.get(id) ?? brought.get(id)).filter((product) => product !== undefined);
}
