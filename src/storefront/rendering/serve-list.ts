import { applyFacets, buildFacetTable, type ExtraFacet } from '#domain/catalogue/facets.ts';
import { leadText } from '#domain/catalogue/lead-text.ts';
import { facetsOfList, namesFacet } from '#domain/catalogue/list-facets.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { cardOf, type ServedList } from '#domain/catalogue/served-page.ts';
import { sortFrom, sortProducts } from '#domain/catalogue/sort-products.ts';
import { LIST_PAGE, pageNumber, pagesOf } from '#domain/pages/list-page.ts';
import { PAGE_FIELD, SORT_FIELD } from '#domain/site/query-fields.ts';
import { choiceFrom } from '../product-list/facet-address.ts';

interface ListOptions {
  readonly extra?: readonly ExtraFacet[];
  /** The products are ordered by relevance already. */
  readonly ranked?: boolean;
}

/** The page of a list that an address asks for, or the last one of a shorter list; undefined for a list without products. */
export function serveList(
  products: readonly Product[],
  search: URLSearchParams,
  { extra = [], ranked = false }: ListOptions = {},
): ServedList | undefined {
  if (products.length === 0) return undefined;
  const choice = choiceFrom(search);
  const sort = sortFrom(search.get(SORT_FIELD));
  const fields = Object.keys(choice);
  const table =
    fields.length === 0 ? null : extra.length > 0 ? buildFacetTable(products, extra) : facetsOfList(products);
  const answer = table && namesFacet(table, fields) ? applyFacets(table, choice) : { products, facets: [], chosen: [] };
  const sorted = ranked && sort === 'relevancia' ? answer.products : sortProducts(answer.products, sort);
  const page = Math.min(pageNumber(search.get(PAGE_FIELD) ?? undefined) ?? 1, pagesOf(sorted.length));
  const from = (page - 1) * LIST_PAGE;
  return {
    lead: leadText(products),
    products: sorted.slice(from, from + LIST_PAGE).map(cardOf),
    count: sorted.length,
    facets: answer.facets,
    chosen: answer.chosen,
  };
}
