import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** The rows of the specification table that say it: `Estado: Reacondicionado en taller`. */
const NAMES: ReadonlySet<string> = new Set(['estado', 'condicion']);

/** What a text says that an article is not: `Nuevo (no usado)`, `Nunca ha sido reparado`. */
const DENIED = /\b(?:no|ni|nunca|sin)(?: (?:ha|haber|fue|esta|sido))* [a-z]+/g;
const REFURBISHED = /reacondicionad|remanufacturad|reparad/;
const USED = /usad|\bde uso\b|exhibicion|demostracion|abiert|segunda|2\W*[aª] mano|semi\W?nuev|como nuev/;

/** Whether an article is new. Only its table says otherwise: an offer may not promise a new article that is not. */
export function productCondition({ ficha }: Pick<Product, 'ficha'>): 'new' | 'refurbished' | 'used' {
  const row = ficha.find(({ nombre }) => NAMES.has(foldText(nombre.slice(0, 20))));
  const state = foldText(row?.valor.slice(0, 80) ?? '').replace(DENIED, '');
  if (REFURBISHED.test(state)) return 'refurbished';
  return USED.test(state) ? 'used' : 'new';
}
