import type { Category } from '#domain/catalogue/category.ts';
import type { ExtraFacet } from '#domain/catalogue/facets.ts';

/** The categories of what a search found, as one more facet. */
export function categoryFacet(categories: readonly Category[]): ExtraFacet {
  const names = new Map(categories.map(({ unicID, name }) => [unicID, name]));
  return { param: 'categoria', name: 'Categoría', valueOf: ({ unicID }) => names.get(unicID) };
}
