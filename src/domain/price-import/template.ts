import type { WrittenRow } from '#domain/kernel/written-table.ts';
import type { CurrentProduct } from './clave-match.ts';

/** Titles that the import maps by itself, so that the file a person downloads is the file they upload. */
const TEMPLATE_TITLES = ['Clave', 'Producto', 'Precio con IVA'] as const;

/** Today's prices as the template of the next upload. Without a price: blank, which the import leaves alone. */
export function templateRows(products: readonly CurrentProduct[]): WrittenRow[] {
  const rows = products
    .filter(({ isDraft }) => !isDraft)
    .toSorted((a, b) => (a.clave < b.clave ? -1 : 1))
    .map(({ clave, nombre, precio }): WrittenRow => [clave, nombre, precio === null ? null : precio / 100]);
  return [[...TEMPLATE_TITLES], ...rows];
}
