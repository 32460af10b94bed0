import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { SearchAnswer } from '#search/search-products.ts';

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
  | (Suggested & { readonly group: 'Categorías' | 'Páginas'; readonly within?: string });

/** What a box suggests, in the order it is shown: products as the search ranked them, then shelves, then pages. */
export function suggest(
  { ids, places }: SearchAnswer,
  catalogue: Catalogue,
  byId: ReadonlyMap<string, Product>,
): Suggestion[] {
  const products = ids.flatMap((id) => byId.get(id) ?? []).slice(0, PRODUCTS);
  const shelves = places.filter(({ kind }) => kind === 'category').slice(0, SHELVES);
  const pages = places.filter(({ kind }) => kind !== 'category').slice(0, PAGES);
  return [
    ...products.map((product) => ({
      group: 'Productos' as const,
      key: product.id,
      name: product.nombre,
      href: productPath(product, catalogue),
      product,
    })),
    ...shelves.map((place) => ({ group: 'Categorías' as const, key: place.href, ...place })),
    ...pages.map((place) => ({ group: 'Páginas' as const, key: place.href, ...place })),
  ];
}
