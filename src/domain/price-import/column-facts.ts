import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { readPriceText } from './price-text.ts';
import type { TableColumn } from './table.ts';

/** What a column holds, by rows taken evenly from the whole table. */
export interface ColumnFacts {
  readonly column: TableColumn;
  readonly filled: number;
  /** How many of the filled cells read as an amount of money. */
  readonly amounts: number;
  /** How many of those say so by a currency sign or decimals. */
  readonly money: number;
  /** How many are claves of the catalogue. */
  readonly known: number;
  /** Different products that the whole column names, not only the rows that were looked at; 0 where it is not made of codes or no row looked at names one. */
  readonly products: number;
  /** How many differ from one another. */
  readonly distinct: number;
  /** How many are short and without blanks, as codes are. */
  readonly codes: number;
  /** Mean length of the texts with letters. */
  readonly words: number;
}

const LOOKED_AT = 600;

/** Rows taken evenly, first and last included: the end of a list often differs from its beginning. */
export function evenRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  if (rows.length <= LOOKED_AT) return rows;
  const step = (rows.length - 1) / (LOOKED_AT - 1);
  return Array.from({ length: LOOKED_AT }, (_, at) => rows[Math.round(at * step)]).filter((row) => row !== undefined);
}

/** The facts of every column that holds anything. */
export function tableFacts(
  columns: readonly TableColumn[],
  body: readonly SheetRow[],
  claves: ClaveIndex,
): ColumnFacts[] {
  const rows = evenRows(body);
  return columns
    .map((column) => columnFacts(column, rows, claves))
    .filter(({ filled }) => filled > 0)
    .map((fact) =>
      fact.known > 0 && fact.codes >= fact.filled * 0.3
        ? { ...fact, products: countProducts(body, fact.column.index, claves) }
        : fact,
    );
}

/** Different products of the shop that a column names. One or two digits agree with something sooner or later, and do not count. */
function countProducts(body: readonly SheetRow[], column: number, claves: ClaveIndex): number {
  const products = new Set<number>();
  for (const { cells } of body) {
    const text = claveText(cells[column]);
    const hit = text.length < 3 ? undefined : claves.exact(text);
    if (typeof hit === 'number') products.add(hit);
  }
  return products.size;
}

/** The facts of one column, counted over some rows. `products` is left at 0, see {@link ColumnFacts}. */
export function columnFacts(column: TableColumn, rows: readonly SheetRow[], claves: ClaveIndex): ColumnFacts {
  let filled = 0;
  let amounts = 0;
  let money = 0;
  let known = 0;
  let codes = 0;
  let letters = 0;
  const seen = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column.index];
    if (isBlank(cell)) continue;
    filled += 1;
    const text = cellText(cell);
    seen.add(text);
    letters += /\p{L}/u.test(text) ? text.length : 0;
    if (text.length <= 24 && !/\s/.test(text) && /\d/.test(text)) codes += 1;
    if (claves.exact(claveText(cell)) !== undefined) known += 1;
    const score = moneyScore(cell ?? null);
    if (score > 0) amounts += 1;
    if (score > 1) money += 1;
  }
  return {
    column,
    filled,
    amounts,
    money,
    known,
    products: 0,
    distinct: seen.size,
    codes,
    words: filled ? letters / filled : 0,
  };
}

/** How surely a cell is money: 0 holds no amount, 1 a number, 2 one with decimals or a currency sign. */
function moneyScore(cell: Cell): 0 | 1 | 2 {
  if (typeof cell === 'number') return Number.isInteger(cell) ? 1 : 2;
  if (typeof cell === 'object') return cell?.kind === 'number' ? 1 : 0;
  const { kind } = readPriceText(cell);
  if (kind !== 'amount' && kind !== 'either') return 0;
  return /[$]|\d[.,]\d{2}\b/.test(cell) ? 2 : 1;
}

/** The median of sorted numbers; `null` of none. */
export function medianOf(sorted: readonly number[]): number | null {
  return sorted.length === 0 ? null : (sorted[sorted.length >> 1] ?? null);
}

/** The median of numbers in any order; 0 of none. */
export const unsortedMedian = (values: readonly number[]): number => medianOf(values.toSorted((a, b) => a - b)) ?? 0;
