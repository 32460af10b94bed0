import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** The rows of the specification table that say it: `Estado: Reacondicionado en taller`. */
const NAMES: ReadonlySet<string> = new Set(['estado', 'condicion']);

/** Whether an article is new. Only its table says otherwise: an offer may not promise a new article that is not. */
export function productCondition({ ficha }: Pick<Product, 'ficha'>): 'new' | 'refurbished' | 'used' {
  const state = foldText(
    ficha.find(({ nombre }) => NAMES.has(foldText(nombre.slice(0, 20))))?.valor.slice(0, 80) ?? '',
  );
  if (/reacondicionad|remanufacturad|reparad/.test(state)) return 'refurbished';
  return /usad|exhibicion|demostracion|abiert|segunda/.test(state) ? 'used' : 'new';
}
