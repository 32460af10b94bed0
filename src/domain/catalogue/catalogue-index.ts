import type { ShopWord } from '#domain/search/shop-word.ts';
import type { Category } from './category.ts';
import type { Label } from './label.ts';
import { desktopCategories } from './menus.ts';
import { oldWords } from './old-words.ts';
import type { Product } from './product.ts';

/** The parsed documents of the catalogue, without anything derived from them. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
  readonly products: readonly Product[];
  /** The shop's own words for the search, also those that are switched off; absent until they are known. */
  readonly words?: readonly ShopWord[];
}

export const emptyCatalogue: Catalogue = { categories: [], labels: [], products: [] };

/** The lookups of products that pages need, built in one pass over the products. */
export interface ProductIndex {
  readonly byId: ReadonlyMap<string, Product>;
  readonly bySlug: ReadonlyMap<string, Product>;
  readonly byUnicID: ReadonlyMap<string, readonly Product[]>;
  readonly byLabel: ReadonlyMap<string, readonly Product[]>;
  readonly byFamily: ReadonlyMap<string, readonly Product[]>;
}

function push<K>(map: Map<K, Product[]>, key: K, product: Product): void {
  const list = map.get(key);
  if (list) list.push(product);
  else map.set(key, [product]);
}

/** Builds the lookups of some products in one pass. */
export function indexProducts(products: readonly Product[]): ProductIndex {
  const byId = new Map<string, Product>();
  const bySlug = new Map<string, Product>();
  const byUnicID = new Map<string, Product[]>();
  const byLabel = new Map<string, Product[]>();
  const byFamily = new Map<string, Product[]>();
  for (const product of products) {
    byId.set(product.id, product);
    // Data quality reports a slug that two products have. Until staff correct it, the first product keeps the address.
    if (!bySlug.has(product.slug)) bySlug.set(product.slug, product);
    push(byUnicID, product.unicID, product);
    for (const label of new Set(product.etiquetas)) push(byLabel, label, product);
    if (product.familia) push(byFamily, product.familia, product);
  }
  return { byId, bySlug, byUnicID, byLabel, byFamily };
}

/** The category at an address, an old one too, and hidden ones: a link that staff shared keeps working. Never the catch-all. */
export function categoryAt(categories: readonly Category[], folder: string): Category | undefined {
  const shown = desktopCategories(categories);
  return (
    shown.find((category) => category.folder === folder) ??
    shown.find(({ carpetasAnteriores }) => oldWords(carpetasAnteriores).includes(folder))
  );
}

/**
 * The label at an address. One of the folder's category comes first, under an old folder and by an old slug too, because several categories may have a
 * label of one slug. A folder that is not its own (the footer's fixed prefixes) still finds it by its slug, and so does an old slug.
 */
export function labelAt(
  { labels, categories }: Pick<Catalogue, 'labels' | 'categories'>,
  folder: string,
  slug: string,
): Label | undefined {
  const named = labels.filter((label) => label.slug === slug);
  const exact = named.find((label) => label.carpeta === folder);
  if (exact) return exact;
  const all = [...named, ...labels.filter(({ slugsAnteriores }) => oldWords(slugsAnteriores).includes(slug))];
  const now = all.length > 1 ? categoryAt(categories, folder)?.folder : undefined;
  return all.find(({ carpeta }) => carpeta === now) ?? all[0];
}

/** The product that an address names by its slug or, where no product has that now, by one it had before. */
export function productAt(products: readonly Product[], { bySlug }: ProductIndex, slug: string): Product | undefined {
  return bySlug.get(slug) ?? products.find(({ slugsAnteriores }) => oldWords(slugsAnteriores).includes(slug));
}
