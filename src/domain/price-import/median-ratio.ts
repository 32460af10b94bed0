import { readAsWritten } from './amount.ts';
import type { Cell, SheetRow } from './cell.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { evenRows, medianOf, priceRatios } from './column-facts.ts';
import type { DecimalSign } from './price-digits.ts';
import type { Table } from './table.ts';

/** The columns of a table that are compared with the current prices. */
export interface PricesToCompare {
  readonly table: Table;
  readonly claves: ClaveIndex;
  readonly products: readonly CurrentProduct[];
  readonly clave: number | null;
  readonly precio: number | null;
}

/** Median of the file's prices, as written, over the current ones. @param which cells that count; all by default */
export function medianRatio(
  { table, claves, products, clave, precio }: PricesToCompare,
  sign: DecimalSign | null,
  which: (cell: Cell) => boolean = () => true,
): number | null {
  if (clave === null || precio === null) return null;
  const priceOf = ({ cells }: SheetRow): number | null => {
    const cell = cells[precio] ?? null;
    if (!which(cell)) return null;
    const reading = readAsWritten(cell, sign);
    return reading.kind === 'price' ? reading.centavos : null;
  };
  const ratios = priceRatios(evenRows(table.body), clave, priceOf, claves, products);
  return ratios.length < 3 ? null : medianOf(ratios);
}
