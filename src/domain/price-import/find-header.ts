import { readTitle } from './aliases.ts';
import { type Cell, cellText, isBlank, type Sheet, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { foldTitle } from './fold-title.ts';
import { readPriceText } from './price-text.ts';

/** Suppliers put a logo, an address and terms of sale above the titles. No list has its titles below this row. */
const SEARCHED_ROWS = 60;

export interface Header {
  /** Positions in `sheet.rows` of the rows that title the table; empty when the table has no titles. */
  readonly rows: readonly number[];
  /** Title by column; an empty one where a column has none. */
  readonly titles: readonly string[];
  /** Position in `sheet.rows` where the table's content begins. */
  readonly begin: number;
}

/**
 * Where the table begins: the row that titles its columns, wherever it stands, or its first row when nothing does. A row that names a
 * product of the shop, or has an amount where the rows below it have theirs, belongs to the list, whatever words its description holds.
 */
export function findHeader(sheet: Sheet, claves: ClaveIndex): Header {
  let best = -1;
  let bestScore = 0;
  const searched = Math.min(sheet.rows.length, SEARCHED_ROWS, firstLine(sheet, claves));
  for (let position = 0; position < searched; position += 1) {
    const score = headerScore(sheet, position);
    if (score > bestScore && !isLine(sheet, position, claves)) {
      best = position;
      bestScore = score;
    }
  }
  const words = best < 0 ? wordsOverNumbers(sheet) : -1;
  const position = best < 0 && words >= 0 && isLine(sheet, words, claves) ? -1 : Math.max(best, words);
  return position < 0 ? { rows: [], titles: [], begin: 0 } : headerAt(sheet, position);
}

/** The first row of the list. Titles below it are second titles. */
function firstLine({ rows }: Sheet, claves: ClaveIndex): number {
  const first = rows.slice(0, SEARCHED_ROWS).findIndex(({ cells }) => {
    const named = cells.findIndex((cell) => namesProduct(cell, claves));
    return named >= 0 && cells.some((cell, column) => column !== named && isBareAmount(cell));
  });
  return first < 0 ? rows.length : first;
}

function namesProduct(cell: Cell, claves: ClaveIndex): boolean {
  const text = isBlank(cell) ? '' : claveText(cell);
  return text.length >= 3 && claves.exact(text) !== undefined;
}

/** Unknown titles (`Clabe`, `Presio`): the first row of several cells, all words without a digit, and every row after it has an amount. */
function wordsOverNumbers({ rows }: Sheet): number {
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => !isBlank(cell)).length >= 2);
  const titles = rows[first]?.cells.filter((cell) => !isBlank(cell)) ?? [];
  const isWords = titles.every((cell) => typeof cell === 'string' && cell.length <= 40 && !/\d/.test(cell));
  return isWords && numbersBelow(rows, first) === 5 ? first : -1;
}

/** The header that a person pointed at; with it come the lines of titles that belong to it. */
export function headerAt(sheet: Sheet, position: number): Header {
  const rows = [position];
  if (isGroupRow(sheet, position - 1, position)) rows.unshift(position - 1);
  if (isSecondTitleRow(sheet, position + 1)) rows.push(position + 1);
  if (rows.at(-1) === position + 1 && isThirdTitleRow(sheet, position + 2)) rows.push(position + 2);
  const width = Math.max(...rows.map((row) => sheet.rows[row]?.cells.length ?? 0));
  const last = rows.at(-1) ?? position;
  const titles = Array.from({ length: width }, (_, column) => {
    const parts = rows.map((row) =>
      row === last ? cellText(cellOrMerged(sheet, row, column)) : upperTitle(sheet, row, column, last),
    );
    return [...new Set(parts.filter((part) => part !== ''))].join(' ').replace(/\s+/g, ' ');
  });
  return { rows, titles, begin: last + 1 };
}

const ONLY_IVA = /^(?:con|c|mas|\+|sin|s|antes del?) ?i ?v ?a$/;

/** The title over one of the last row. Where that says only its IVA, a title that is centred over several columns stands over the first of them. */
function upperTitle(sheet: Sheet, position: number, column: number, last: number): string {
  const saysOnlyIva = (at: number): boolean => ONLY_IVA.test(foldTitle(cellText(sheet.rows[last]?.cells[at])));
  for (let at = column; at >= 0; at -= 1) {
    const own = cellText(cellOrMerged(sheet, position, at));
    if (own !== '' || !saysOnlyIva(at)) return at === column || saysOnlyIva(at) ? own : '';
  }
  return '';
}

/** A merged title stands in its first cell only; it titles every column it covers. */
function cellOrMerged(sheet: Sheet, position: number, column: number): Cell {
  const row = sheet.rows[position];
  if (!row) return null;
  const own = row.cells[column] ?? null;
  if (!isBlank(own)) return own;
  const merge = sheet.merges.find(
    ({ top, bottom, left, right }) => row.number >= top && row.number <= bottom && column >= left && column <= right,
  );
  if (!merge) return null;
  return sheet.rows.find(({ number }) => number === merge.top)?.cells[merge.left] ?? null;
}

const BELOW = 10;
/** A year: `NOV 2026` titles a column and is no amount. */
const YEAR = /\b20\d\d\b/g;
const ONLY_YEAR = /^20\d\d$/;

/** Whether a row is one of the list: it names a product, or has an amount in a column of amounts and no more titles than that. */
function isLine({ rows }: Sheet, position: number, claves: ClaveIndex): boolean {
  const cells = rows[position]?.cells ?? [];
  if (cells.some((cell) => namesProduct(cell, claves))) return true;
  const below = rows.slice(position + 1, position + 1 + BELOW);
  const titles = cells.filter((cell) => readTitle(cellText(cell)).weight > 0).length;
  // `2026` beside `Clave` and `Descripción`.
  const isYear = (cell: Cell): boolean => titles >= 2 && ONLY_YEAR.test(cellText(cell));
  const amounts = cells.filter(
    (cell, column) =>
      isBareAmount(cell) &&
      !isYear(cell) &&
      below.filter((row) => isBareAmount(row.cells[column] ?? null)).length > below.length * 0.6,
  ).length;
  return amounts > 0 && amounts >= titles;
}

/** An amount that begins as one: `Precio 1` is a title, though it could be read as one peso. */
const isBareAmount = (cell: Cell): boolean =>
  typeof cell === 'number' || (isAmount(cell) && /^[\s$(-]*\d/.test(cellText(cell)));

function headerScore(sheet: Sheet, position: number): number {
  const row = sheet.rows[position];
  if (!row) return 0;
  const filled = row.cells.filter((cell) => !isBlank(cell));
  if (filled.length < 2) return 0;
  const titles = filled.map((cell) => readTitle(cellText(cell)));
  const kinds = new Set(titles.filter(({ weight }) => weight > 0).map(({ kind }) => kind));
  if (kinds.size === 0) return 0;
  // A sentence that mentions prices ("Precios sujetos a cambio") is one cell, long, and alone in its kind.
  const numbers = filled.filter(
    (cell) => (typeof cell === 'number' || isAmount(cell)) && !(kinds.size >= 2 && ONLY_YEAR.test(cellText(cell))),
  ).length;
  const long = filled.filter((cell) => cellText(cell).length > 40).length;
  const weight = titles.reduce((sum, title) => sum + title.weight, 0);
  const below = numbersBelow(sheet.rows, position);
  // `CVE_ART, DESCR, PREC1`: words over numbers, and one of the words is a known title.
  const isWords = numbers === 0 && filled.every((cell) => !/\d\d/.test(cellText(cell).replace(YEAR, '')));
  const priced = kinds.has('precio') || kinds.has('costo') || (kinds.has('clave') && isWords);
  if (!(kinds.size >= 2 || (priced && below > 0))) return 0;
  // The first of equals wins: what repeats further down is the same header again.
  return Math.max(0, weight * 2 + kinds.size * 3 + Math.min(below, 3) * 2 - numbers * 3 - long * 4);
}

function numbersBelow(rows: readonly SheetRow[], position: number): number {
  return rows
    .slice(position + 1, position + 6)
    .filter((row) => row.cells.some((cell) => typeof cell === 'number' || isAmount(cell))).length;
}

function isAmount(cell: Cell): boolean {
  if (typeof cell !== 'string') return typeof cell === 'object' && cell?.kind === 'number';
  const { kind } = readPriceText(cell);
  return kind === 'amount' || kind === 'either';
}

/** `PRECIOS` over `Mayoreo` and `Menudeo`: a title over several titles, recognised by merged cells or because the title itself names a kind. */
function isGroupRow(sheet: Sheet, position: number, header: number): boolean {
  const row = sheet.rows[position];
  const below = sheet.rows[header];
  if (!row || !below || row.number !== below.number - 1) return false;
  const filled = row.cells.flatMap((cell, column) => (isBlank(cell) ? [] : [{ text: cellText(cell), column }]));
  if (filled.length === 0 || filled.some(({ text }) => text.length > 40)) return false;
  const width = below.cells.filter((cell) => !isBlank(cell)).length;
  const merged = sheet.merges.some(
    ({ top, bottom, left, right }) =>
      row.number >= top && row.number <= bottom && right > left && right - left + 1 < width,
  );
  const titled = filled.filter(({ text }) => readTitle(text).weight > 0).length;
  // A title across the whole table names the sheet, not a column.
  return (merged && titled > 0) || (filled.length >= 2 && titled >= 2);
}

/** The second line of a two-line header: words under the titles, no numbers, and at least one of them a title itself. */
function isSecondTitleRow(sheet: Sheet, position: number): boolean {
  const row = sheet.rows[position];
  if (!row) return false;
  const filled = row.cells.filter((cell) => !isBlank(cell));
  if (filled.length < 2 || !filled.every(isShortWord)) return false;
  if (isUnderMerged(sheet, row, sheet.rows[position - 1]?.number ?? 0)) return true;
  if (filled.every((cell) => ONLY_CURRENCY.test(cellText(cell)))) return true;
  const titled = filled.filter((cell) => readTitle(cellText(cell)).weight > 0);
  // Names of products may contain words that are titles, so one of the cells must name a price.
  return titled.length >= 2 && filled.some((cell) => ['precio', 'costo'].includes(readTitle(cellText(cell)).kind));
}

/** `USD` and `M.N.` under two columns of prices. */
const ONLY_CURRENCY = /^\(?(?:usd|us\$|dlls?|dls|d[oó]lares|eur(?:os)?|mxn|mxp|mx|m\.?n|pesos|moneda nacional)\.?\)?$/i;

const isShortWord = (cell: Cell): boolean => typeof cell === 'string' && !isAmount(cell) && cell.length <= 30;

/** `SIN IVA` and `CON IVA` under a `MENUDEO` that is merged over both, under a `PRECIOS`. */
function isThirdTitleRow(sheet: Sheet, position: number): boolean {
  const row = sheet.rows[position];
  const filled = row?.cells.filter((cell) => !isBlank(cell)) ?? [];
  if (!row || filled.length < 2 || !filled.every(isShortWord)) return false;
  return isUnderMerged(sheet, row, sheet.rows[position - 1]?.number ?? 0);
}

/** `LITRO`, `GALÓN`, `CUBETA` under a `PRECIO` that is merged over their columns, and nothing beside them: no article has only that. */
function isUnderMerged({ merges }: Sheet, row: SheetRow, titles: number): boolean {
  return (
    row.number === titles + 1 &&
    row.cells.every(
      (cell, column) =>
        isBlank(cell) ||
        merges.some(
          ({ top, bottom, left, right }) =>
            top <= titles && bottom === titles && right > left && column >= left && column <= right,
        ),
    )
  );
}
