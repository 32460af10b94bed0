import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { ListedProduct } from '../products/product-list.ts';

const READING = 'Leyendo el catálogo para saber qué productos la usan…';

/**
 * What would be left without a category when this one is deleted, one line each; empty where nothing would.
 * @param products drafts and withdrawn ones too, which come back into it; `null` while it is not known which there are
 */
export function orphansOfCategory(
  category: Category,
  { categories, labels }: Pick<Catalogue, 'categories' | 'labels'>,
  products: readonly ListedProduct[] | null,
): string[] {
  const shared = categories.some((other) => other.id !== category.id && other.unicID === category.unicID);
  const own = (row: { readonly unicID: string }): boolean => !shared && row.unicID === category.unicID;
  return [
    line(labels.filter(own).length, 'subcategoría se queda sin categoría', 'subcategorías se quedan sin categoría'),
    productLine(products, own, 'producto se queda sin categoría', 'productos se quedan sin categoría'),
    `La dirección ${categoryPath(category)} dejará de existir.`,
  ].filter(Boolean);
}

/** What would lose this subcategory when it is deleted, one line each. @param products see `orphansOfCategory` */
export function orphansOfLabel(
  label: Label,
  products: readonly ListedProduct[] | null,
  tutorials: readonly Tutorial[],
): string[] {
  const uses = (row: { readonly etiquetas: readonly string[] }): boolean => row.etiquetas.includes(label.id);
  return [
    productLine(products, uses, 'producto la pierde', 'productos la pierden'),
    line(tutorials.filter(uses).length, 'tutorial la pierde', 'tutoriales la pierden'),
    `La dirección ${labelPath(label)} dejará de existir.`,
  ].filter(Boolean);
}

function productLine(
  products: readonly ListedProduct[] | null,
  isOne: (product: Product) => boolean,
  one: string,
  many: string,
): string {
  if (!products) return READING;
  const found = products.filter(({ product }) => isOne(product));
  const unseen = found.filter(({ state }) => state !== 'public').length;
  const some =
    unseen === 0 ? '' : unseen === found.length ? ' (sin publicar)' : ` (${groupThousands(unseen)} sin publicar)`;
  return line(found.length, one + some, many + some);
}

/** A line with a count of something; empty where there is none. */
const line = (count: number, one: string, many: string): string => (count === 0 ? '' : `${several(count, one, many)}.`);
