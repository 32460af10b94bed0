import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { findPages } from '../shared/site-pages.ts';
import { findShelves } from './find-shelves.ts';

const PRODUCTS = 6;
const SHELVES = 3;
const PAGES = 2;

interface Suggested {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

/** One line of the list. `group` opens a part of it with a name of its own. */
export type Suggestion =
  | (Suggested & { readonly group: 'Productos'; readonly product: Product })
  | (Suggested & { readonly group: 'Categorías'; readonly within?: string })
  | (Suggested & { readonly group: 'Páginas' });

/** What a box suggests for a query, in the order it is shown: products as the search ranked them, then shelves, then pages. */
export function suggest(
  query: string,
  ids: readonly string[],
  catalogue: Catalogue,
  byId: ReadonlyMap<string, Product>,
): Suggestion[] {
  const products = ids.flatMap((id) => byId.get(id) ?? []).slice(0, PRODUCTS);
  return [
    ...products.map((product) => ({
      group: 'Productos' as const,
      key: product.id,
      name: product.nombre,
      href: productPath(product, catalogue),
      product,
    })),
    ...findShelves(query, catalogue)
      .slice(0, SHELVES)
      .map(({ id, ...shelf }) => ({ group: 'Categorías' as const, key: id, ...shelf })),
    ...findPages(query)
      .slice(0, PAGES)
      .map(({ name, href }) => ({ group: 'Páginas' as const, key: href, name, href })),
  ];
}
