import type { WrittenRow } from '#domain/kernel/written-table.ts';
import type { CurrentProduct } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';

/** What the last list of a supplier had and this one has not, as the review shows it. */
export interface MissingProducts {
  readonly count: number;
  /** The first of them. */
  readonly first: readonly Pick<CurrentProduct, 'clave' | 'nombre'>[];
}

/** The page shows only so many; the file has all. */
const MOST_SHOWN = 200;

/** How many products are missing, and the first of them as a page shows them. */
export const firstMissing = (missing: readonly CurrentProduct[]): MissingProducts => ({
  count: missing.length,
  first: missing.slice(0, MOST_SHOWN).map(({ clave, nombre }) => ({ clave, nombre })),
});

/** The products that are still sold, were in the last list and are in no row of this one. */
export function missingProducts(
  last: ReadonlySet<string> | null,
  rows: readonly DiffRow[],
  products: readonly CurrentProduct[],
): CurrentProduct[] {
  if (!last) return [];
  const named = new Set(rows.map(({ product }) => product));
  return products.filter(({ id, isDraft }, at) => !isDraft && last.has(id) && !named.has(at));
}

/** The same as a file. */
export function missingTable(missing: readonly CurrentProduct[]): WrittenRow[] {
  return [
    ['Clave', 'Producto', 'Precio actual con IVA'],
    ...missing.map(({ clave, nombre, precio }): WrittenRow => [clave, nombre, precio === null ? '' : precio / 100]),
  ];
}
