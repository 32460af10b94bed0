import type { Category } from '#domain/catalogue/category.ts';
import type { ExtraFacet } from '#domain/catalogue/facets.ts';
import { hasPage } from '#domain/catalogue/menus.ts';

/** The categories of what a search found, as one more facet; without the catch-all, which visitors never see. */
export function categoryFacet(categories: readonly Category[]): ExtraFacet {
  const names = new Map(categories.filter(hasPage).map(({ unicID, name }) => [unicID, name]));
  return { param: 'categoria', name: 'Categoría', valueOf: ({ unicID }) => names.get(unicID) };
}
