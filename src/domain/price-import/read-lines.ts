import { foldTitle } from './aliases.ts';
import type { PriceReading } from './amount.ts';
import { readPrice } from './amount.ts';
import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { claveText } from './clave-match.ts';
import { repeatsTitles } from './find-header.ts';
import type { DecimalSign } from './price-digits.ts';
import { priceStyle } from './price-style.ts';
import { saysForeign } from './price-text.ts';
import type { Table } from './table.ts';

/** One line of the price list: a clave and what the file says of its price. */
export interface PriceLine {
  /** The row of the spreadsheet, from 1. */
  readonly row: number;
  /** Columns between the first table and the one of this line, where several stand side by side. */
  readonly offset: number;
  readonly clave: string;
  readonly nombre: string;
  /** The price as written. */
  readonly written: string;
  readonly price: PriceReading;
}

export interface ReadLines {
  readonly lines: readonly PriceLine[];
  /** How many rows were not read as lines, by kind. */
  readonly skipped: {
    readonly titles: number;
    readonly sections: number;
    readonly totals: number;
    readonly hidden: number;
  };
}

/** Not `TOTAL-5W30`: that is a brand's clave. */
const TOTAL = /^(sub\s?total|gran total|total|totales|suma|promedio|importe total)\b(?![-_/.]?[\p{L}\d])/iu;
const PAGE = /^(p[aá]g(ina)?\.?|hoja)\s*:?\s*\d*\s*(de|\/)?\s*\d*$/i;
const CURRENCY_TITLE = /^(tipo (de )?)?(moneda|divisa|currency|mon)$/;
/** Codes of a currency column, besides those that may stand beside a price. */
const FOREIGN_CODE = /^(us|usa|d|dol|dl|eur|e|€|us\$)$/i;

/** The lines of a table as chosen. Repeated titles, sections and totals are only counted. */
export function readLines(table: Table, choices: ImportChoices): ReadLines {
  const { clave: claveColumn, precio: priceColumn } = choices;
  const skipped = { titles: 0, sections: 0, totals: 0, hidden: 0 };
  if (claveColumn === null || priceColumn === null) return { lines: [], skipped };
  const style = priceStyle(table, priceColumn);
  const decimal = choices.decimal ?? (style.decimal === 'mixed' ? null : style.decimal);
  const offsets = choices.blocks === 'todas' ? table.offsets : [0];
  const titleOf = (column: number): string => table.columns.find(({ index }) => index === column)?.title ?? '';
  const isAllForeign = saysForeign(titleOf(priceColumn));
  const currency = table.columns.find(({ title }) => CURRENCY_TITLE.test(foldTitle(title)))?.index;
  const isForeign = ({ cells }: SheetRow, offset: number): boolean => {
    const code = currency === undefined ? '' : cellText(cells[currency + offset]);
    return isAllForeign || saysForeign(code) || FOREIGN_CODE.test(code);
  };
  const letterhead = new Set(table.above.map(boilerplateText));
  const lines: PriceLine[] = [];

  for (const row of table.body) {
    if (row.isHidden && choices.hiddenRows !== 'incluir') {
      skipped.hidden += 1;
      continue;
    }
    if (repeatsTitles(row, table.header.titles)) {
      skipped.titles += 1;
      continue;
    }
    for (const offset of offsets) {
      const line = readLine(row, offset, choices, decimal);
      if (line === 'section' || line === 'total') skipped[line === 'total' ? 'totals' : 'sections'] += 1;
      else if (line && line.price.kind !== 'price' && letterhead.has(boilerplateText(row))) skipped.titles += 1;
      else if (line) lines.push(isForeign(row, offset) ? inForeignMoney(line) : line);
    }
  }
  return { lines, skipped };
}

function readLine(
  row: SheetRow,
  offset: number,
  { clave: claveColumn, precio: priceColumn, nombre: nameColumn, iva }: ImportChoices,
  decimal: DecimalSign | null,
): PriceLine | 'section' | 'total' | null {
  const at = (column: number | null): Cell => (column === null ? null : (row.cells[column + offset] ?? null));
  const clave = claveText(at(claveColumn));
  const priceCell = at(priceColumn);
  const nombre = cellText(at(nameColumn));
  const price = readPrice(priceCell, decimal, iva ?? 'incluido');
  if (TOTAL.test(clave) || (clave === '' && (TOTAL.test(nombre) || TOTAL.test(firstText(row))))) return 'total';
  if (clave === '' && PAGE.test(firstText(row))) return 'section';
  // `-----` under the titles, as programs without a table draw one.
  if (!row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))) return null;
  if (clave === '' && (price.kind === 'blank' || price.kind === 'problem')) {
    return row.cells.every(isBlank) || (offset > 0 && nombre === '') ? null : 'section';
  }
  if (clave === '' && nombre === '' && row.cells.filter((cell) => !isBlank(cell)).length === 1) return 'total';
  // A heading repeated in every cell that it covered.
  if (price.kind === 'problem' && price.problem === 'words' && repeatsOneText(row)) return 'section';
  // A heading such as «HERRAMIENTA ELÉCTRICA» in the clave's column stands alone in its row, or above words.
  if (
    price.kind === 'blank' &&
    (/\s/.test(clave) || !/\d/.test(clave)) &&
    row.cells.filter((cell) => !isBlank(cell)).length === 1
  )
    return 'section';
  return { row: row.number, offset, clave, nombre, written: cellText(priceCell), price };
}

/** An amount in another currency is a problem, not a price: a price of the shop is in pesos. */
function inForeignMoney(line: PriceLine): PriceLine {
  return line.price.kind === 'price' ? { ...line, price: { kind: 'problem', problem: 'foreign' } } : line;
}

/** A row's text without its numbers. A printed list repeats its letterhead on every page, and only the page, the date or the hour differ. */
function boilerplateText({ cells }: SheetRow): string {
  return cells
    .map((cell) => cellText(cell).replace(/\d+/g, '#'))
    .join('\t')
    .trim();
}

function repeatsOneText({ cells }: SheetRow): boolean {
  const texts = cells.filter((cell) => !isBlank(cell)).map(cellText);
  return texts.length > 1 && new Set(texts).size === 1;
}

function firstText(row: SheetRow): string {
  const cell = row.cells.find((one) => typeof one === 'string' && one.trim() !== '');
  return cellText(cell ?? null);
}
