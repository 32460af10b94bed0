import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/**
 * The products in whose name, clave, brand or model every word of a query stands, accents and capitals aside, those first whose name begins with
 * it. What a person gets to see while the search's index is not ready: no synonyms, no stems, no misspellings.
 * @returns ids; none for an empty query
 */
export function productsWithWords(products: readonly Product[], query: string): string[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const found = products.flatMap(({ id, nombre, clave, marca, modelo }) => {
    const text = foldText(`${nombre} ${clave} ${marca} ${modelo}`);
    return words.every((word) => text.includes(word)) ? [{ id, begins: text.startsWith(whole) }] : [];
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(({ id }) => id);
}
