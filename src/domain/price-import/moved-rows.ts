import { readAsWritten } from './amount.ts';
import { type Cell, isBlank, type SheetRow } from './cell.ts';
import { unsortedMedian } from './column-facts.ts';
import { priceLevel } from './price-level.ts';
import type { Table } from './table.ts';

const LOOKED_AT = 200;

/**
 * Which rows have lost a cell, so that their price stands in a column of words before that of the prices, and what stands there is a stock or another
 * price. Amounts with decimals or a currency show it; a whole number, which may be a model, only in a column that hardly ever holds one. A row of a text also
 * shows it by the amount that it alone lacks at its end.
 */
export function movedToTheLeft({ body, columns, offsets }: Table, price: number): (row: SheetRow) => boolean {
  const words = columns
    .filter(({ index, samples }) => index < price && samples.filter(hasLetter).length > samples.length / 2)
    .map(({ index }) => index);
  if (offsets.length > 1) return () => false;
  const rows = body.slice(0, LOOKED_AT);
  const usual = unsortedMedian(rows.map(filledCells));
  const onlyWords = words.filter((column) => rows.filter(({ cells }) => isWhole(cells[column])).length <= few(rows));
  const last = columns.at(-1);
  // What stands beyond the titles may be the rest of a price that was torn.
  const lacksItsLast = last && last.title !== '' ? lackingTheLast(rows, last.index, price) : () => false;
  return (row) =>
    filledCells(row) < usual &&
    (words.some((column) => isMoney(row.cells[column])) ||
      onlyWords.some((column) => isWhole(row.cells[column])) ||
      lacksItsLast(row));
}

/** So many rows of a list are exceptions. */
const few = (rows: readonly SheetRow[]): number => Math.max(1, rows.length * 0.05);

/** Rows of a text that end before the last column, in which nearly all others have an amount. In a workbook each cell has its own place. */
function lackingTheLast(rows: readonly SheetRow[], last: number, price: number): (row: SheetRow) => boolean {
  const without = rows.filter(({ cells }) => !isAmount(cells[last])).length;
  if (last <= price || rows.length < FEWEST || without > few(rows)) return () => false;
  return ({ cells }) => cells.length <= last && typeof cells[price] === 'string' && isAmount(cells[price]);
}

const FEWEST = 5;

/**
 * Which rows have a cell too many, as a comma in a name makes one in a text file: no amount stands in a column of amounts before that of the prices, but
 * one behind it in a column of units or notes, or something beyond the titles. What stands in the column of the prices is then the amount before it.
 * @param nombre the column after which cells move
 * @param width how many columns the titles have; 0 where they say nothing
 */
export function movedToTheRight(
  { body, columns, offsets }: Table,
  { price, nombre }: { readonly price: number; readonly nombre: number },
  width: number,
): (row: SheetRow) => boolean {
  if (offsets.length > 1) return () => false;
  const rows = body.slice(0, LOOKED_AT);
  const isOfAmounts = (column: number): boolean =>
    rows.filter(({ cells }) => isAmount(cells[column])).length > rows.length / 2;
  const before = columns.filter(({ index }) => index > nombre && index < price && isOfAmounts(index));
  if (before.length === 0) return () => false;
  const behind = columns.filter(
    ({ index, title }) => index > price && !isOfAmounts(index) && ['none', 'unknown'].includes(priceLevel(title)),
  );
  const reachesOn = ({ cells }: SheetRow): boolean =>
    behind.some(({ index }) => isAmount(cells[index])) ||
    (width > 0 && cells.slice(width).some((cell) => !isBlank(cell)));
  return (row) => before.some(({ index }) => !isAmount(row.cells[index])) && reachesOn(row);
}

const isAmount = (cell: Cell | undefined): boolean => readAsWritten(cell, '.').kind === 'price';

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const filledCells = ({ cells }: SheetRow): number => cells.filter((cell) => !isBlank(cell)).length;

const isWhole = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ? Number.isInteger(cell) : typeof cell === 'string' && /^\$?\s*\d{1,6}$/.test(cell.trim());

const isMoney = (cell: Cell | undefined): boolean =>
  typeof cell === 'number'
    ? !Number.isInteger(cell)
    : typeof cell === 'string' && /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d$/.test(cell.trim());
