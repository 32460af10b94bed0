import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { SearchAnswer } from '#search/search-products.ts';

const PRODUCTS = 6;
const CATEGORIES = 3;
const PAGES = 2;

interface Suggested {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

/** One line of the list. `group` is the heading it is shown under. */
export type Suggestion =
  | (Suggested & { readonly group: 'Productos'; readonly product: Product })
  | (Suggested & { readonly group: 'Te sirve' | 'Categorías' | 'Páginas'; readonly within?: string });

/** The suggestions in the order shown: the options of a guided answer, products as the search ranked them, then categories and subcategories, then pages. */
export function suggest(
  { ids, places, advice }: SearchAnswer,
  catalogue: Catalogue,
  byId: ReadonlyMap<string, Product>,
): Suggestion[] {
  const products = ids.flatMap((id) => byId.get(id) ?? []).slice(0, PRODUCTS);
  const categories = places.filter(({ kind }) => kind === 'category').slice(0, CATEGORIES);
  const pages = places.filter(({ kind }) => kind !== 'category').slice(0, PAGES);
  return [
    ...(advice?.guide?.options ?? []).map(({ name, because, href }) => ({
      group: 'Te sirve' as const,
      key: `${href} guía`,
      name,
      href,
      within: because,
    })),
    ...products.map((product) => ({
      group: 'Productos' as const,
      key: product.id,
      name: product.nombre,
      href: productPath(product, catalogue),
      product,
    })),
    ...categories.map((place) => ({ group: 'Categorías' as const, key: place.href, ...place })),
    ...pages.map((place) => ({ group: 'Páginas' as const, key: place.href, ...place })),
  ];
}
