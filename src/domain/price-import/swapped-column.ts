import type { ImportChoices } from './choices.ts';
import type { ClaveIndex, CurrentProduct } from './clave-match.ts';
import { proposeColumns } from './propose-columns.ts';
import type { Table } from './table.ts';

/** Title of another column that the current prices resemble far more than the chosen one; empty without one. */
export function swappedColumn(
  table: Table,
  claves: ClaveIndex,
  products: readonly CurrentProduct[],
  choices: ImportChoices | undefined,
): string {
  if (!choices || choices.clave === null || products.length === 0) return '';
  const { prices } = proposeColumns(table, claves, products, choices.hiddenColumns === 'incluir');
  const own = prices.find(({ column }) => column === choices.precio);
  const other = prices.find(({ column }) => column !== choices.precio);
  if (!own || !other || (own.near ?? 1) > 0.2 || (other.near ?? 0) < 0.6) return '';
  return table.columns.find(({ index }) => index === other.column)?.title || 'otra columna';
}
