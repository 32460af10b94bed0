import { type Cell, isBlank, type SheetRow } from './cell.ts';
import { unsortedMedian } from './column-facts.ts';
import type { Table } from './table.ts';

const LOOKED_AT = 200;

/**
 * Which rows have lost a cell, so that their price stands in a column of words before that of the prices, and what stands there is a stock or another
 * price. Only amounts with decimals or a currency show it: a whole number may be a model.
 */
export function movedToTheLeft({ body, columns, offsets }: Table, price: number): (row: SheetRow) => boolean {
  const words = columns
    .filter(({ index, samples }) => index < price && samples.filter(hasLetter).length > samples.length / 2)
    .map(({ index }) => index);
  if (offsets.length > 1 || words.length === 0) return () => false;
  const usual = unsortedMedian(body.slice(0, LOOKED_AT).map(filledCells));
  return (row) => words.some((column) => isMoney(row.cells[column])) && filledCells(row) < usual;
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const filledCells = ({ cells }: SheetRow): number => cells.filter((cell) => !isBlank(cell)).length;

const isMoney = (cell: Cell | undefined): boolean =>
  typeof cell === 'number'
    ? !Number.isInteger(cell)
    : typeof cell === 'string' && /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d$/.test(cell.trim());
