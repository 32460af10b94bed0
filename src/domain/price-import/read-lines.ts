import { foldTitle, saysCategory, saysCost } from './aliases.ts';
import type { PriceReading } from './amount.ts';
import { readAsWritten, readPrice } from './amount.ts';
import { readBarcode, saysBarcode } from './barcode-column.ts';
import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { repeatsTitles } from './find-header.ts';
import type { DecimalSign } from './price-digits.ts';
import { priceStyle } from './price-style.ts';
import { saysForeign } from './price-text.ts';
import { type AsideReason, type AsideRow, asideRow, holdsAnything } from './row-account.ts';
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
  /** What the list itself says that the article costs, in centavos as written; `null` where it does not. */
  readonly cost: number | null;
  /** The digits of its barcode, whose check digit is right; empty without. */
  readonly codigoBarras: string;
  /** What the list files the article under; absent without. */
  readonly categoria?: string;
}

export interface ReadLines {
  readonly lines: readonly PriceLine[];
  /** Rows that are no lines, in the order of the sheet. */
  readonly aside: readonly AsideRow[];
}

/** Not `TOTAL-5W30`: that is a brand's clave. */
const TOTAL = /^(sub\s?total|gran total|total|totales|suma|promedio|importe total)\b(?![-_/.]?[\p{L}\d])/iu;
const PAGE = /^(p[aá]g(ina)?\.?|hoja)\s*:?\s*\d*\s*(de|\/)?\s*\d*$/i;
const CURRENCY_TITLE = /^(tipo (de )?)?(moneda|divisa|currency|mon)$/;
/** Codes of a currency column, besides those that may stand beside a price. */
const FOREIGN_CODE = /^(us|usa|d|dol|dl|eur|e|€|us\$)$/i;

/**
 * The lines of a table as chosen. Every row that holds anything becomes a line or is set aside with its reason; one that names a product of
 * the shop is always a line.
 */
export function readLines(table: Table, choices: ImportChoices, claves: ClaveIndex): ReadLines {
  const { clave: claveColumn, precio: priceColumn } = choices;
  if (claveColumn === null || priceColumn === null) return { lines: [], aside: [] };
  const aside = [
    ...table.above.map((row) => asideRow(row, 'above')),
    ...table.titleRows.map((row) => asideRow(row, 'titles')),
  ];
  const style = priceStyle(table, priceColumn);
  const decimal = choices.decimal ?? (style.decimal === 'mixed' ? null : style.decimal);
  const offsets = choices.blocks === 'todas' ? table.offsets : [0];
  const isForeign = foreignRows(table, priceColumn);
  const costColumn = table.columns.find(({ index, title }) => index !== priceColumn && saysCost(title))?.index ?? null;
  const barcodeColumn = table.columns.find(({ title }) => saysBarcode(title))?.index ?? null;
  const categoryColumn = table.columns.find(({ title }) => saysCategory(title))?.index ?? null;
  const letterhead = new Set(table.above.map(boilerplateText));
  const lines: PriceLine[] = [];

  for (const row of table.body) {
    if (!holdsAnything(row)) continue;
    if (row.isHidden && choices.hiddenRows !== 'incluir') {
      aside.push(asideRow(row, 'hidden'));
      continue;
    }
    const namesProduct = offsets.some(
      (offset) => claves.exact(claveText(row.cells[claveColumn + offset])) !== undefined,
    );
    if (!namesProduct && repeatsTitles(row, table.header.titles)) {
      aside.push(asideRow(row, 'titles'));
      continue;
    }
    const read = offsets.map((offset) =>
      readLine(row, offset, choices, { decimal, costColumn, barcodeColumn, categoryColumn, namesProduct }),
    );
    const found = read.filter((one) => typeof one === 'object');
    const isLetterhead = found.every(({ price }) => price.kind !== 'price') && letterhead.has(boilerplateText(row));
    if (found.length === 0 || (isLetterhead && !namesProduct)) {
      aside.push(asideRow(row, isLetterhead ? 'titles' : (read.find((one) => typeof one === 'string') ?? 'rule')));
      continue;
    }
    for (const line of found) lines.push(isForeign(row, line.offset) ? inForeignMoney(line) : line);
  }
  return { lines, aside };
}

/** Which rows are priced in another currency, by the title of the price or by a column of currencies. */
function foreignRows(table: Table, priceColumn: number): (row: SheetRow, offset: number) => boolean {
  const isAllForeign = saysForeign(table.columns.find(({ index }) => index === priceColumn)?.title ?? '');
  const currency = table.columns.find(({ title }) => CURRENCY_TITLE.test(foldTitle(title)))?.index;
  return ({ cells }, offset) => {
    const code = currency === undefined ? '' : cellText(cells[currency + offset]);
    return isAllForeign || saysForeign(code) || FOREIGN_CODE.test(code);
  };
}

interface LineReading {
  readonly decimal: DecimalSign | null;
  readonly costColumn: number | null;
  readonly barcodeColumn: number | null;
  readonly categoryColumn: number | null;
  /** The row names a product of the shop, so that it is a line whatever else it looks like. */
  readonly namesProduct: boolean;
}

function readLine(
  row: SheetRow,
  offset: number,
  { clave: claveColumn, precio: priceColumn, nombre: nameColumn, iva, factor }: ImportChoices,
  { decimal, costColumn, barcodeColumn, categoryColumn, namesProduct }: LineReading,
): PriceLine | AsideReason {
  const at = (column: number | null): Cell => (column === null ? null : (row.cells[column + offset] ?? null));
  const clave = claveText(at(claveColumn));
  const priceCell = at(priceColumn);
  const nombre = cellText(at(nameColumn));
  const price = readPrice(priceCell, decimal, iva ?? 'incluido', factor);
  const cost = readAsWritten(at(costColumn), decimal ?? '.');
  const categoria = cellText(at(categoryColumn)).trim();
  const line: PriceLine = {
    row: row.number,
    offset,
    clave,
    nombre,
    written: cellText(priceCell),
    price,
    cost: cost.kind === 'price' ? cost.centavos : null,
    codigoBarras: readBarcode(claveText(at(barcodeColumn))),
    ...(categoria !== '' && { categoria }),
  };
  return namesProduct && clave !== '' ? line : (whyAside(row, line) ?? line);
}

/** Why a row is no line of the list; `null` for one that is. */
function whyAside(row: SheetRow, { clave, nombre, price }: PriceLine): AsideReason | null {
  if (TOTAL.test(clave) || (clave === '' && (TOTAL.test(nombre) || TOTAL.test(firstText(row))))) return 'total';
  if (clave === '' && PAGE.test(firstText(row))) return 'section';
  // `-----` under the titles, as programs without a table draw one.
  if (!row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))) return 'rule';
  if (clave === '' && (price.kind === 'blank' || price.kind === 'problem')) return 'section';
  const filled = row.cells.filter((cell) => !isBlank(cell)).length;
  if (clave === '' && nombre === '' && filled === 1) return 'total';
  // A heading that a program has written into every cell it covered.
  if (price.kind === 'problem' && price.problem === 'words' && repeatsOneText(row)) return 'section';
  // A heading such as «HERRAMIENTA ELÉCTRICA» in the clave's column stands alone in its row, or above words.
  if (price.kind === 'blank' && (/\s/.test(clave) || !/\d/.test(clave)) && filled === 1) return 'section';
  return null;
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
