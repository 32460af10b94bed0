import { type Catalogue, indexProducts, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import { oldWords } from '#domain/catalogue/old-words.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { allSteps, type Steps } from '#domain/kernel/steps.ts';
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

const PRODUCTS_AT_ONCE = 500;

/** Builds the lookups of a catalogue and its public tutorials at once. */
export function siteCatalogue(catalogue: Catalogue, tutorials: readonly Tutorial[]): SiteCatalogue {
  return allSteps(siteCatalogueInSteps(catalogue, tutorials));
}

/** The same in steps, for a server that answers others in between. */
export function* siteCatalogueInSteps(catalogue: Catalogue, tutorials: readonly Tutorial[]): Steps<SiteCatalogue> {
  const { categories, labels, products } = catalogue;
  const byOldSlug = new Map<string, Product>();
  for (const [at, product] of products.entries()) {
    if (at % PRODUCTS_AT_ONCE === 0) yield;
    for (const slug of oldWords(product.slugsAnteriores)) if (!byOldSlug.has(slug)) byOldSlug.set(slug, product);
  }
  const names = [
    ...allPages.map(({ title }) => title),
    ...categories.map(({ name }) => name),
    ...labels.map(({ nombre }) => nombre),
    ...tutorials.map(({ titulo }) => titulo),
    ...products.map(({ nombre }) => nombre),
  ];
  yield;
  const sharedNames = repeated(names);
  yield;
  return { ...catalogue, tutorials, index: indexProducts(products), byOldSlug, sharedNames };
}

/** The texts that are there more than once. */
export function repeated(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts) (seen.has(text) ? shared : seen).add(text);
  return shared;
}
