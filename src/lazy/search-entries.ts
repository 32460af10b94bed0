import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';

/** Makes a product's entry, with the names of its labels and its category as they are now. */
export function productEntries({ categories, labels }: Catalogue): (product: Product) => SearchEntry {
  const categoryNames = new Map(categories.map(({ unicID, name }) => [unicID, name]));
  const labelNames = new Map(labels.map(({ id, nombre }) => [id, nombre]));
  return ({ id, nombre, clave, marca, modelo, unicID, unidad, etiquetas }) => ({
    id,
    kind: 'product',
    title: nombre,
    clave,
    marca,
    modelo,
    groups: [...etiquetas.map((label) => labelNames.get(label) ?? ''), categoryNames.get(unicID) ?? ''],
    // `cubeta 19 L` says what a name may leave out; nearly everything is a piece.
    keywords: unidad === 'pieza' ? [] : [unidad],
  });
}

/** The shelves that visitors are shown, as entries. Their ids are their addresses. */
export function shelfEntries({ categories, labels }: Catalogue): SearchEntry[] {
  const shown = publicCategories(categories);
  const folders = new Set(shown.map(({ folder }) => folder));
  return [
    ...shown.map((category): SearchEntry => ({ id: categoryPath(category), kind: 'category', title: category.name })),
    ...labels
      .filter(({ carpeta }) => folders.has(carpeta))
      .map((label): SearchEntry => ({ id: labelPath(label), kind: 'category', title: label.nombre })),
  ];
}
