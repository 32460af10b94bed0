import { saysCategory, saysCost } from './aliases.ts';
import { type IvaMode, type PriceReading, readAsWritten, readPrice } from './amount.ts';
import { readBarcode, saysBarcode } from './barcode-column.ts';
import { blocksOf, type LineColumns } from './blocks.ts';
import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import type { RowDoubt } from './diff-row.ts';
import { foldTitle } from './fold-title.ts';
import { ivaOfSentences } from './iva-notes.ts';
import type { IvaSaid } from './iva-words.ts';
import { mergedDown } from './merged-cells.ts';
import { movedToTheLeft, movedToTheRight } from './moved-rows.ts';
import type { DecimalSign } from './price-digits.ts';
import { headingOf, notedRows, type PriceHeading } from './price-notes.ts';
import { mayBeThousands, type PriceStyle, priceStyle } from './price-style.ts';
import { saysForeign } from './price-text.ts';
import { type AsideReason, type AsideRow, asideRow, holdsAnything } from './row-account.ts';
import { ivaByRow, type RowIva } from './row-iva.ts';
import { secondTitles } from './second-titles.ts';
import type { Table } from './table.ts';
import { tornAtThousands } from './torn-decimals.ts';
import { tornAlone } from './torn-within.ts';
import { packNamed, packOfPrice, unitColumn, unitWritten } from './units.ts';
import { boilerplateText, whyAside } from './why-aside.ts';

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
  /** The pack that the list prices it by, as `caja`; empty for what is sold by itself or by measure. */
  readonly pack: string;
  /** What the list says that it is sold by; absent without. */
  readonly unidad?: string;
  /** What the list says of this line and not of the others, so that it waits for a tick; `null` for most. */
  readonly doubt: Extract<RowDoubt, 'other-iva' | 'unclear-iva' | 'other-titles' | 'wider' | 'noted'> | null;
}

export interface ReadLines {
  readonly lines: readonly PriceLine[];
  /** Rows that are no lines, in the order of the sheet. */
  readonly aside: readonly AsideRow[];
}

/** `Moneda de venta`, and not `Precio moneda nacional`. */
const CURRENCY_TITLE =
  /^(?:tipo (?:de )?)?mon$|^(?!.*\b(?:precio|costo|nacional|extranjera|cambio)\b).*\b(?:moneda|divisa|currency)\b/;
/** What the cells of a currency column hold, whatever its title. */
const CURRENCY =
  /^(?:\$|us\$|usd|dlls?\.?|dls\.?|d[oó]lares|eur|euros|cad|gbp|chf|jpy|cny|rmb|mxn|mxp|m\.?n\.?|pesos)$/i;
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
  const blocks = blocksOf(table, choices);
  const agreed = choices.iva ?? 'incluido';
  const list: ListReading = {
    choices,
    agreed,
    style,
    decimal,
    isForeign: foreignRows(table, priceColumn),
    iva: ivaByRow(table, [claveColumn, priceColumn, choices.nombre], agreed),
    isNoted: notedRows(table, [claveColumn, priceColumn, choices.nombre], agreed),
    unit: unitColumn(table),
    cost: table.columns.find(({ index, title }) => index !== priceColumn && saysCost(title))?.index ?? null,
    barcode: table.columns.find(({ title }) => saysBarcode(title))?.index ?? null,
    category: table.columns.find(({ title }) => saysCategory(title))?.index ?? null,
  };
  const letterhead = new Set(table.above.map(boilerplateText));
  const filled = mergedDown(table);
  const lines: PriceLine[] = [];
  const titledWidth = widthOfTitles(table);
  const [isMovedLeft, isMovedRight] = [
    movedToTheLeft(table, priceColumn),
    movedToTheRight(table, { price: priceColumn, nombre: choices.nombre ?? claveColumn }, titledWidth),
  ];
  const isTorn = tornAtThousands(table, priceColumn, titledWidth);
  const isTornAlone = tornAlone(table.body, priceColumn, titledWidth);
  const hasAmountsWithin = titledWidth > 0 && !hasAmountsBeyond(table, titledWidth);
  /** What the last row of titles and the last section say of the rows below them. */
  let below = blocks;
  let section: IvaSaid | null = null;
  let prices: PriceHeading = 'public';

  for (const row of table.body) {
    if (!holdsAnything(row)) continue;
    if (row.isHidden && choices.hiddenRows !== 'incluir') {
      aside.push(asideRow(row, 'hidden'));
      continue;
    }
    const namesProduct = below.some(({ clave }) => claves.exact(claveText(row.cells[clave])) !== undefined);
    const titles = namesProduct || !blocks[0] ? null : secondTitles(row, table.header.titles, blocks[0]);
    if (titles !== null) {
      aside.push(asideRow(row, 'titles'));
      below =
        titles === 'same' ? blocks : blocks.length > 1 ? blocks.map((one) => ({ ...one, isOther: true })) : [titles];
      section = null;
      prices = 'public';
      continue;
    }
    const said = namesProduct ? null : ivaOfSentences(row);
    if (said !== null) section = said;
    const heading = namesProduct ? null : headingOf(row);
    if (heading !== null) prices = heading;
    const isWider =
      (hasAmountsWithin && isAmountBeyond(row, titledWidth)) ||
      (titledWidth > 0 && isTorn(row)) ||
      isTornAlone(row) ||
      isMovedLeft(row) ||
      isMovedRight(row);
    // A row with neither may be the second line of the article above it.
    const isOwn = below.some(({ clave, precio }) => !isBlank(row.cells[clave]) || !isBlank(row.cells[precio ?? clave]));
    const whole = isOwn ? filled(row) : row;
    const read = below.map((columns) =>
      readLine(whole, columns, list, { namesProduct, section, isForOthers: prices !== 'public', isWider }),
    );
    const found = read.filter((one) => typeof one === 'object');
    const isLetterhead = found.every(({ price }) => price.kind !== 'price') && letterhead.has(boilerplateText(row));
    if (found.length === 0 || (isLetterhead && !namesProduct)) {
      const reason = isLetterhead ? 'titles' : (read.find((one) => typeof one === 'string') ?? 'rule');
      if (reason === 'section' && prices === 'offers' && heading === null) prices = 'public';
      aside.push(asideRow(row, reason));
      continue;
    }
    lines.push(...found);
  }
  return { lines, aside };
}

/** Which rows are priced in another currency, by the title of the price or by a column of currencies. */
function foreignRows(table: Table, priceColumn: number): (row: SheetRow, offset: number) => boolean {
  const isAllForeign = saysForeign(table.columns.find(({ index }) => index === priceColumn)?.title ?? '');
  const named = table.columns.filter(
    ({ samples }) => samples.length > 0 && samples.every((sample) => CURRENCY.test(sample)),
  );
  const currency = (
    table.columns.find(({ title }) => CURRENCY_TITLE.test(foldTitle(title))) ??
    named.find(({ samples }) => samples.some((sample) => sample !== '$')) ??
    named[0]
  )?.index;
  return ({ cells }, offset) => {
    const code = currency === undefined ? '' : cellText(cells[currency + offset]);
    return isAllForeign || saysForeign(code) || FOREIGN_CODE.test(code);
  };
}

/** Where the titles end; 0 where there are none, or where several tables stand side by side. */
const widthOfTitles = ({ header, offsets }: Table): number =>
  offsets.length > 1 ? 0 : header.titles.findLastIndex((title) => title !== '') + 1;

/** Whether many rows have amounts beyond the titles, as in a column that has none. */
function hasAmountsBeyond({ body }: Table, width: number): boolean {
  const rows = body.slice(0, 200);
  return rows.filter((row) => isAmountBeyond(row, width)).length > rows.length * 0.4;
}

const isAmountBeyond = ({ cells }: SheetRow, width: number): boolean =>
  cells.length > width && cells.slice(width).some((cell) => readAsWritten(cell, '.').kind === 'price');

/** What is the same for every row of a list. */
interface ListReading {
  readonly choices: ImportChoices;
  readonly agreed: IvaMode;
  readonly style: PriceStyle;
  readonly decimal: DecimalSign | null;
  readonly isForeign: (row: SheetRow, offset: number) => boolean;
  readonly iva: (row: SheetRow, offset: number) => RowIva;
  readonly isNoted: (row: SheetRow, offset: number) => boolean;
  readonly unit: number | null;
  readonly cost: number | null;
  readonly barcode: number | null;
  readonly category: number | null;
}

interface RowReading {
  /** The row names a product of the shop, so that it is a line whatever else it looks like. */
  readonly namesProduct: boolean;
  /** What the section that the row stands in says of IVA. */
  readonly section: IvaSaid | null;
  /** The section says that its prices are for other customers. */
  readonly isForOthers: boolean;
  /** Amounts stand beyond the titles, as in no other row: a comma of its name may have moved its cells. */
  readonly isWider: boolean;
}

function readLine(
  row: SheetRow,
  columns: LineColumns,
  list: ListReading,
  { namesProduct, section, isForOthers, isWider }: RowReading,
): PriceLine | AsideReason {
  const { choices, agreed, decimal } = list;
  const at = (column: number | null): Cell => (column === null ? null : (row.cells[column] ?? null));
  const inBlock = (column: number | null): Cell => at(column === null ? null : column + columns.offset);
  const claveCell = at(columns.clave);
  const isError = typeof claveCell === 'object' && claveCell?.kind === 'error';
  const clave = isError ? '' : claveText(claveCell);
  const priceCell = at(columns.precio);
  const written = cellText(priceCell);
  const nombre = cellText(at(columns.nombre));
  const own = list.iva(row, columns.offset);
  const mode = own.mode ?? columns.iva ?? (section === 'unclear' ? null : section) ?? agreed;
  // Whether IVA is to be added to this one of all that it is added to.
  const isUnclearIva = mode === 'mas' && ((own.isOther && own.mode === null) || section === 'unclear');
  const isOtherIva = own.isOther || mode !== agreed || section === 'unclear';
  const price = mayBeThousands(priceCell, list.style) ? AMBIGUOUS : readPrice(priceCell, decimal, mode, choices.factor);
  const cost = readAsWritten(inBlock(columns.isOther ? null : list.cost), decimal ?? '.');
  const categoria = cellText(inBlock(list.category)).trim();
  const unit = cellText(inBlock(list.unit));
  const packPriced = typeof priceCell === 'string' ? packOfPrice(written) : '';
  const unidad = unitWritten(unit) || packPriced;
  const line: PriceLine = {
    row: row.number,
    offset: columns.offset,
    clave,
    nombre,
    written,
    price: price.kind === 'price' && list.isForeign(row, columns.offset) ? FOREIGN : price,
    cost: cost.kind === 'price' ? cost.centavos : null,
    codigoBarras: readBarcode(claveText(inBlock(list.barcode))),
    pack: packNamed(unit) || packPriced,
    // What makes the amount doubtful comes before what only makes it differ from the others.
    doubt: isWider
      ? 'wider'
      : columns.isOther || isForOthers
        ? 'other-titles'
        : isUnclearIva
          ? 'unclear-iva'
          : isOtherIva
            ? 'other-iva'
            : list.isNoted(row, columns.offset) || isNotedNumber(priceCell)
              ? 'noted'
              : null,
    ...(categoria !== '' && { categoria }),
    ...(unidad !== '' && { unidad }),
  };
  return namesProduct && clave !== '' ? line : (whyAside(row, line) ?? line);
}

const isNotedNumber = (cell: Cell): boolean =>
  typeof cell === 'object' && cell?.kind === 'number' && cell.isNoted === true;

const AMBIGUOUS: PriceReading = { kind: 'problem', problem: 'ambiguous' };
/** A price of the shop is in pesos. */
const FOREIGN: PriceReading = { kind: 'problem', problem: 'foreign' };
