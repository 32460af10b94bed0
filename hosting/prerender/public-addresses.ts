import { categoryPath, labelPath, productPath, tutorialPath } from '#domain/catalogue/addresses.ts';
import { desktopCategories } from '#domain/catalogue/menus.ts';
import type { SiteCatalogue } from '#domain/pages/site-catalogue.ts';
import { allPages } from '#domain/site/pages.ts';

/** Every address that answers with a page and has no query, each once. */
export function publicAddresses(catalogue: SiteCatalogue): string[] {
  const { categories, labels, tutorials, products, index } = catalogue;
  return [
    ...new Set([
      ...allPages.map(({ path }) => path),
      ...desktopCategories(categories).map(categoryPath),
      ...labels.map(labelPath),
      ...tutorials.map(({ slug }) => tutorialPath(slug)),
      // Of two products with one slug, only the first has an address.
      ...products
        .filter((product) => index.bySlug.get(product.slug) === product)
        .map((product) => productPath(product, catalogue)),
    ]),
  ];
}
