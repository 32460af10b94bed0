import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { stem } from '#domain/search/stem.ts';

/** How many products the first page of a search has. */
export const FIRST_PAGE = 24;

type Named = Pick<Product, 'id' | 'nombre' | 'clave' | 'marca' | 'modelo'>;

const terms = (text: string): string[] => (foldText(text).match(/[a-z0-9]+/g) ?? []).map(stem);

/**
 * The product that a new word would hide: it is called what the phrase says, by its name, clave, brand or model, comes first for it now, and
 * would not be on the first page any more.
 * @param before, after: the answer's product ids, best first
 */
export function hiddenProduct<Found extends Named>(
  frase: string,
  before: readonly string[],
  after: readonly string[],
  productOf: (id: string) => Found | undefined,
): Found | undefined {
  const first = before[0] === undefined ? undefined : productOf(before[0]);
  if (!first || after.slice(0, FIRST_PAGE).includes(first.id)) return undefined;
  const called = new Set(terms([first.nombre, first.clave, first.marca, first.modelo].join(' ')));
  const said = terms(frase);
  const isCalled =
    foldText(first.clave) === foldText(frase.trim()) || (said.length > 0 && said.every((term) => called.has(term)));
  return isCalled ? first : undefined;
}
