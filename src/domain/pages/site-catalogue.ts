import { type Catalogue, indexProducts, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import { oldWords } from '#domain/catalogue/old-words.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { allPages } from '#domain/site/pages.ts';

/** The published catalogue with the lookups that answering an address needs. Made once for each version of the catalogue. */
export interface SiteCatalogue extends Catalogue {
  /** The public ones, in the order in which their page lists them. */
  readonly tutorials: readonly Tutorial[];
  readonly index: ProductIndex;
  /** Products by each slug that they had before. */
  readonly byOldSlug: ReadonlyMap<string, Product>;
  /** Names that several pages have: their titles say more than the name, so that no two titles are equal. */
  readonly sharedNames: ReadonlySet<string>;
}

export function siteCatalogue(catalogue: Catalogue, tutorials: readonly Tutorial[]): SiteCatalogue {
  const { categories, labels, products } = catalogue;
  const byOldSlug = new Map<string, Product>();
  for (const product of products) {
    for (const slug of oldWords(product.slugsAnteriores)) if (!byOldSlug.has(slug)) byOldSlug.set(slug, product);
  }
  const names = [
    ...allPages.map(({ title }) => title),
    ...categories.map(({ name }) => name),
    ...labels.map(({ nombre }) => nombre),
    ...tutorials.map(({ titulo }) => titulo),
    ...products.map(({ nombre }) => nombre),
  ];
  return { ...catalogue, tutorials, index: indexProducts(products), byOldSlug, sharedNames: repeated(names) };
}

function repeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of names) (seen.has(name) ? shared : seen).add(name);
  return shared;
}
