import type { CheckedProduct } from './check-product.ts';
import { type FoundProduct, productState } from './product-commands.ts';

/**
 * The product with its price dated today where it is another than before and nobody typed another day with it: its page says since when the price
 * holds, and the labels that have to be printed again are found by that day.
 */
export function datedPrice(found: FoundProduct, checked: CheckedProduct, today: string): CheckedProduct {
  const { fields: before } = productState(found) === 'public' ? found.publico : found.borrador;
  const { precio, precioVigente } = checked.fields;
  if (precio === undefined || precio === before?.['precio']) return checked;
  const isSameDay = (precioVigente ?? '') === (before?.['precioVigente'] ?? '');
  return isSameDay ? { ...checked, fields: { ...checked.fields, precioVigente: today } } : checked;
}
