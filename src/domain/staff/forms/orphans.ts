import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { several } from '#domain/kernel/several.ts';

/** The products are `null` while it is not known which there are. */
type Known<Name extends keyof Catalogue> = Pick<Catalogue, Name> & { readonly products: readonly Product[] | null };

const READING = 'Leyendo el catálogo para saber qué productos la usan…';

/** What would be left without a category when this one is deleted, one line each; empty where nothing would. */
export function orphansOfCategory(
  category: Category,
  { categories, labels, products }: Known<'categories' | 'labels'>,
): string[] {
  const shared = categories.some((other) => other.id !== category.id && other.unicID === category.unicID);
  const own = (row: { readonly unicID: string }): boolean => !shared && row.unicID === category.unicID;
  return [
    line(labels.filter(own).length, 'subcategoría se queda sin categoría', 'subcategorías se quedan sin categoría'),
    products
      ? line(products.filter(own).length, 'producto se queda sin categoría', 'productos se quedan sin categoría')
      : READING,
    `La dirección ${categoryPath(category)} dejará de existir.`,
  ].filter(Boolean);
}

/** What would lose this subcategory when it is deleted, one line each. @param products `null` while it is not known which there are */
export function orphansOfLabel(
  label: Label,
  products: readonly Product[] | null,
  tutorials: readonly Tutorial[],
): string[] {
  const uses = (row: { readonly etiquetas: readonly string[] }): boolean => row.etiquetas.includes(label.id);
  return [
    products ? line(products.filter(uses).length, 'producto la pierde', 'productos la pierden') : READING,
    line(tutorials.filter(uses).length, 'tutorial la pierde', 'tutoriales la pierden'),
    `La dirección ${labelPath(label)} dejará de existir.`,
  ].filter(Boolean);
}

/** A line with a count of something; empty where there is none. */
const line = (count: number, one: string, many: string): string => (count === 0 ? '' : `${several(count, one, many)}.`);
