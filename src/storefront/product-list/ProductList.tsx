import { memo, useDeferredValue, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { applyFacets, buildFacetTable, type ExtraFacet, type FacetChoice } from '#domain/catalogue/facets.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedList } from '#domain/catalogue/served-page.ts';
import { SORTS, type Sort, sortFrom, sortProducts } from '#domain/catalogue/sort-products.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import { LIST_PAGE, pageNumber, pagesOf, shownUntil } from '#domain/pages/list-page.ts';
import { PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD } from '#domain/site/query-fields.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { NARROW, useMedia } from '#ui/use-media.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { CompareTray } from '../compare/CompareTray.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FacetDrawer } from './FacetDrawer.tsx';
import { FacetFields } from './FacetFields.tsx';
import { choiceFields, choiceFrom, choiceOf, toggleWord, writeQuery } from './facet-address.ts';
import { ListPages } from './ListPages.tsx';
import { PriceSealPlace } from './PriceSealPlace.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import css from './ProductList.module.css';
import { useListFocus } from './use-list-focus.ts';
import { useWholeList } from './use-whole-list.ts';

/** What a screen shows at first, above its bar at the bottom: of a phone's second row it is the upper end of two pictures. */
const IN_SIGHT = { narrow: 2, wide: 8 };
/** More have their places from the start, so that what is below the list is not seen for a frame. */
const AWAITED = 4;
const NO_EXTRA: readonly ExtraFacet[] = [];

/** What the address of a list says besides its path. */
interface ListPlace {
  readonly choice?: FacetChoice;
  readonly sort?: Sort;
  readonly page?: number;
  readonly shown?: number;
}

interface ProductListProps {
  readonly products: readonly Product[];
  /** Facets besides the specs, the brand and the price. The same array at every render. */
  readonly extra?: readonly ExtraFacet[];
  /** The list is ordered by relevance already. */
  readonly ranked?: boolean;
  /** What came with the page, until the catalogue is known: `products` is then empty. */
  readonly served?: ServedList | undefined;
}

/**
 * A list whose filters, order and length are in its address, so that a link or going back shows the same list. When the catalogue comes or changes, its
 * cards are rendered in slices, because somebody may be using the page.
 */
export function ProductList({ products, served, ...props }: ProductListProps) {
  const now = useMemo(() => ({ products, served }), [products, served]);
  return <ListOf {...props} {...useDeferredValue(now)} />;
}

const ListOf = memo(function ListOf({ products, extra = NO_EXTRA, ranked = false, served }: ProductListProps) {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const sort = sortFrom(search.get(SORT_FIELD));
  const query = search.get(SEARCH_FIELD) ?? '';
  const choice = useMemo(() => choiceFrom(search), [search]);
  const isWhole = useWholeList();
  const inSight = useMedia(NARROW) ? IN_SIGHT.narrow : IN_SIGHT.wide;
  // With nothing chosen the first render needs no counts.
  const isCounted = served ? served.facets.length > 0 : isWhole || Object.keys(choice).length > 0;
  const table = useMemo(
    () => (isCounted && !served ? buildFacetTable(products, extra) : null),
    [isCounted, served, products, extra],
  );
  const answer = useMemo(
    () => served ?? (table ? applyFacets(table, choice) : { products, facets: [], chosen: [] }),
    [served, table, products, choice],
  );
  const sorted = useMemo(
    () => (served || (ranked && sort === 'relevancia') ? answer.products : sortProducts(answer.products, sort)),
    [served, answer, ranked, sort],
  );

  // Only what this list has: fields of advertisements and words of another day do not travel on.
  const kept = choiceOf(answer.chosen);
  const count = served?.count ?? sorted.length;
  // A list may be shorter than when its address was written.
  const page = Math.min(pageNumber(search.get(PAGE_FIELD) ?? undefined) ?? 1, pagesOf(count));
  const from = (page - 1) * LIST_PAGE;
  const shown = shownUntil(from, search.get(SHOWN_FIELD) ?? undefined);
  const drawn = served ? sorted : sorted.slice(from, isWhole ? shown : from + inSight);
  const awaited = served || isWhole ? 0 : Math.max(0, Math.min(AWAITED, sorted.length - from - drawn.length));
  const addressOf = (to: ListPlace): string => {
    const order = to.sort ?? sort;
    const address = writeQuery([
      [SEARCH_FIELD, query],
      ...choiceFields(to.choice ?? kept),
      [SORT_FIELD, order === 'relevancia' ? '' : order],
      [PAGE_FIELD, to.page && to.page > 1 ? String(to.page) : ''],
      [SHOWN_FIELD, to.shown ? String(to.shown) : ''],
    ]);
    return path + address;
  };
  // Going back undoes a filter or an order; a longer list is the same list.
  const go = (to: ListPlace): void => navigate(addressOf(to), { replace: to.shown !== undefined });
  const [list, moveFocus] = useListFocus();
  const toggle = (param: string, word: string): void => go({ choice: toggleWord(kept, param, word) });
  const clear = (): void => go({ choice: {} });
  const clearHere = (): void => {
    moveFocus('count');
    clear();
  };
  // Their space is reserved until they are counted.
  const hasFacets = !isCounted || answer.facets.length > 0;

  return (
    <div className={hasFacets ? css['split'] : undefined}>
      {hasFacets && (
        <aside className={classNames(css['column'], 'needs-script')} aria-label="Filtros">
          <FacetFields facets={answer.facets} onToggle={toggle} />
        </aside>
      )}
      <div ref={list} className={css['list']}>
        <div className={css['bar']}>
          <output tabIndex={-1} className={css['count']}>
            {productCount(count)}
          </output>
          <div className={css['seal']}>
            <PriceSealPlace />
          </div>
          {hasFacets && (
            <FacetDrawer
              facets={answer.facets}
              chosen={answer.chosen.length}
              count={count}
              onToggle={toggle}
              onClear={clear}
            />
          )}
          <SelectField
            label="Ordenar"
            name={SORT_FIELD}
            value={sort}
            options={SORTS}
            onChange={(order) => go({ sort: order })}
          />
        </div>
        <ChosenFilters chosen={answer.chosen} onToggle={toggle} onClear={clearHere} onLast={() => moveFocus('count')} />
        {count > 0 ? (
          <ProductGrid products={drawn} first={4} beside={hasFacets} growing awaited={awaited} Tool={CompareToggle} />
        ) : (
          <div className={css['none']}>
            <p>Ningún producto cumple con todo lo elegido.</p>
            <Button look="outline" onClick={clearHere}>
              Quitar filtros
            </Button>
          </div>
        )}
        <ListPages
          page={page}
          shown={shown}
          count={count}
          href={(to) => addressOf({ page: to })}
          onMore={() => {
            if (count - shown <= LIST_PAGE) moveFocus(drawn.length);
            go({ page, shown: shown + LIST_PAGE });
          }}
        />
        <CompareTray />
      </div>
    </div>
  );
});
