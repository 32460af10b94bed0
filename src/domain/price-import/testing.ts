import type { Cell, Sheet } from './cell.ts';
import type { CurrentProduct } from './clave-match.ts';

/** A sheet of the rows as a test writes them; an empty row stays a gap in the numbers. */
export function sheetOf(rows: readonly (readonly Cell[])[], more: Partial<Sheet> = {}): Sheet {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells, isHidden: false }));
  const filled = numbered.filter(({ cells }) => cells.length > 0);
  return { name: 'Hoja1', isHidden: false, rows: filled, hiddenColumns: [], merges: [], ...more };
}

/** Products `A-1`, `A-2` … at the prices given in pesos; `null` is "Cotizar". */
export function productsOf(prices: Readonly<Record<string, number | null>>): CurrentProduct[] {
  return Object.entries(prices).map(([clave, pesos], at) => ({
    id: `p${at}`,
    clave,
    nombre: `Producto ${clave}`,
    precio: pesos === null ? null : Math.round(pesos * 100),
    vigente: pesos === null ? '' : '2026-01-01',
    rev: 1,
  }));
}
