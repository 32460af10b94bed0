import type { Product } from '#domain/catalogue/product.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import type { SiteCatalogue } from '#domain/pages/site-catalogue.ts';
import { searchHere } from '#search/search-here.ts';
import { categoryFacet } from '../search/category-facet.ts';
import { serveList } from './serve-list.ts';

/** What a search page shows: the answer, and the first page of the products found. */
export function serveSearch(
  query: string,
  search: URLSearchParams,
  catalogue: SiteCatalogue,
): Pick<ServedPage, 'answer' | 'list'> {
  if (!query) return {};
  const answer = searchHere(query, catalogue, catalogue.tutorials);
  const products = answer.ids.flatMap((id): Product | [] => catalogue.index.byId.get(id) ?? []);
  const list = serveList(products, search, { extra: [categoryFacet(catalogue.categories)], ranked: true });
  return { answer, list };
}
