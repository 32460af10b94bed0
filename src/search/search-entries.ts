import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import { hasPage, publicCategories } from '#domain/catalogue/menus.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { publicEntries } from '#domain/catalogue/product-fields.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { usesOf } from '#domain/search/vocabulary/uses.ts';
import { pages } from '#domain/site/pages.ts';

/** The page that lists the products of a public category or label. */
export interface Listing {
  readonly name: string;
  readonly href: string;
  /** The name of the label's category; absent for a category. */
  readonly within?: string;
}

/** Makes a product's entry, with the names of its labels and its category as they are now. */
export function productEntries({ categories, labels }: Catalogue): (product: Product) => SearchEntry {
  const categoryNames = new Map(categories.filter(hasPage).map(({ unicID, name }) => [unicID, name]));
  const labelNames = new Map(labels.map(({ id, nombre }) => [id, nombre]));
  return (product) => entryOf(product, labelNames, categoryNames);
}

const codeFields = publicEntries.flatMap(([name, field]) =>
  'search' in field && field.search === 'code' ? [name] : [],
);

function entryOf(
  product: Product,
  labelNames: ReadonlyMap<string, string>,
  categoryNames: ReadonlyMap<string, string>,
): SearchEntry {
  const { id, nombre, clave, marca, modelo, unicID, unidad, etiquetas } = product;
  return {
    id,
    kind: 'product',
    title: nombre,
    clave,
    marca,
    modelo,
    groups: [...etiquetas.map((label) => labelNames.get(label) ?? ''), categoryNames.get(unicID) ?? ''],
    // A unit such as `cubeta 19 L` may be missing from the name. `pieza` is the unit of nearly every product, so it would find all of them.
    keywords: unidad === 'pieza' ? [] : [unidad],
    uses: usesOf(product),
    codes: codeFields.flatMap((name) => {
      const code = product[name];
      return typeof code === 'string' ? [code] : [];
    }),
  };
}

export function listingsOf({ categories, labels }: Catalogue): Listing[] {
  const shown = publicCategories(categories);
  const names = new Map(shown.map(({ folder, name }) => [folder, name]));
  return [
    ...shown.map((category) => ({ name: category.name, href: categoryPath(category) })),
    ...labels.flatMap((label) => {
      const within = names.get(label.carpeta);
      return within === undefined ? [] : [{ name: label.nombre, href: labelPath(label), within }];
    }),
  ];
}

/** The entry of a tutorial. Its id is its address. */
export function tutorialEntry({ titulo, slug, resumen }: Tutorial): SearchEntry {
  return { id: tutorialAddress(slug), kind: 'tutorial', title: titulo, keywords: ['tutorial', resumen] };
}

export const tutorialAddress = (slug: string): string => `${pages.tutorials.path}/${encodeURIComponent(slug)}`;

/** The entries of all listings. Their ids are their addresses. */
export function listingEntries(catalogue: Catalogue): SearchEntry[] {
  return listingsOf(catalogue).map(({ name, href }) => ({ id: href, kind: 'category', title: name }));
}
