import { readTitle } from './aliases.ts';
import { cellText, isBlank, type SheetRow } from './cell.ts';
import { priceLevel } from './price-level.ts';

/** Whole pesos, perhaps with points between their thousands: what a torn price has before its comma. */
const PESOS = /^\$?\s*(?:\d{1,7}|\d{1,3}(?:\.\d{3})+)$/;
const CENTAVOS = /^\d{1,2}$/;
const NEARLY_ALL = 0.9;
const FEWEST = 3;

const textAt = ({ cells }: SheetRow, at: number): string => {
  const cell = cells[at];
  return typeof cell === 'string' ? cellText(cell) : '';
};

/** Whether the cells at `at` may be one price that was torn: a workbook keeps a number whole. */
export const isTornAt = (row: SheetRow, at: number): boolean =>
  PESOS.test(textAt(row, at)) && CENTAVOS.test(textAt(row, at + 1));

/** A torn price put together, without the points of its thousands. */
const wholePrice = (row: SheetRow, at: number): string =>
  `${textAt(row, at).replaceAll('.', '')}.${textAt(row, at + 1)}`;

/**
 * The titled columns whose prices a comma has torn, with other columns behind them that have moved: `A-1,Cosa,12,50,PZA` under `Precio,Unidad`. Empty
 * without. Rows that reach beyond the titles show it, or centavos such as `05`, which no stock is written as.
 * @param rows of one table under its titles
 */
export function tornTitles(titles: readonly string[], rows: readonly SheetRow[]): readonly number[] {
  const width = titles.findLastIndex((title) => title !== '') + 1;
  const reaching = rows.filter(({ cells }) => cells.length > width);
  const torn =
    reaching.length >= FEWEST
      ? tornUnder(titles, reaching, isTornColumn)
      : tornUnder(titles, rows, (among, at) => isTornColumn(among, at) && holdsCentavos(among, at));
  // Where nothing has moved, what stands behind the last title is looked at elsewhere.
  return torn.length === 1 && torn[0] === width - 1 ? [] : torn;
}

function tornUnder(
  titles: readonly string[],
  rows: readonly SheetRow[],
  isTorn: (rows: readonly SheetRow[], at: number) => boolean,
): number[] {
  const under = (isOfPrices: (title: string) => boolean): number[] => {
    const found: number[] = [];
    for (const [column, title] of titles.entries())
      if (title !== '' && isOfPrices(title) && isTorn(rows, column + found.length)) found.push(column);
    return found;
  };
  const known = under((title) => ['precio', 'costo'].includes(readTitle(title).kind));
  return known.length > 0 ? known : under((title) => priceLevel(title) === 'unknown');
}

/**
 * Which rows have a price that was torn while those of the others are whole: `12` and `50` in a row that reaches beyond the titles, as few others do.
 * @param width how many columns the titles have; 0 where they say nothing
 */
export function tornAlone(rows: readonly SheetRow[], column: number, width: number): (row: SheetRow) => boolean {
  const reachesOn = ({ cells }: SheetRow): boolean => cells.length > width;
  if (width === 0 || rows.filter(reachesOn).length > rows.length * 0.4) return () => false;
  return (row) => reachesOn(row) && isTornAt(row, column);
}

function isTornColumn(rows: readonly SheetRow[], at: number): boolean {
  const filled = rows.filter((row) => !isBlank(row.cells[at]));
  const torn = filled.filter((row) => isTornAt(row, at));
  const two = torn.filter((row) => textAt(row, at + 1).length === 2).length;
  return torn.length >= FEWEST && torn.length >= filled.length * NEARLY_ALL && two >= torn.length * 0.6;
}

/** Whether all of them are two digits and some begin with a zero. */
function holdsCentavos(rows: readonly SheetRow[], at: number): boolean {
  const torn = rows.filter((row) => isTornAt(row, at)).map((row) => textAt(row, at + 1));
  return torn.every((digits) => digits.length === 2) && torn.some((digits) => digits.startsWith('0'));
}

/**
 * The rows with their torn prices put together and their other cells moved back. Where a row may also hold a whole price with digits of its own behind it,
 * nobody knows which of both it is.
 */
export function joinWithin(
  body: readonly SheetRow[],
  titles: readonly string[],
  torn: readonly number[],
): readonly SheetRow[] {
  const places = torn.map((column, before) => column + before);
  const usual = titles.findLastIndex((title) => title !== '') + 1 + torn.length;
  // A stock behind a whole price looks like its centavos.
  const isUnclear = body.some(
    (row) => row.cells.length >= usual && places.some((at) => CENTAVOS.test(textAt(row, at + 2))),
  );
  return body.map((row) => {
    const found = places.filter((at) => isTornAt(row, at)).length;
    if (found === 0) return row;
    if (found < places.length || (row.cells.length < usual && isUnclear)) return withUnclearPrices(row, torn);
    const cells = row.cells.flatMap((cell, at) =>
      places.includes(at) ? [wholePrice(row, at)] : places.includes(at - 1) ? [] : [cell],
    );
    return { ...row, cells };
  });
}

const withUnclearPrices = (row: SheetRow, torn: readonly number[]): SheetRow => ({
  ...row,
  cells: row.cells.map((cell, at) =>
    torn.includes(at) && !isBlank(cell)
      ? { kind: 'ambiguous', text: `${cellText(cell)},${textAt(row, at + 1)}` }
      : cell,
  ),
});
