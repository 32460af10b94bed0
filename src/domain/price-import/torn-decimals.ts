import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import { foldTitle } from './fold-title.ts';
import { columnsOf, type Table } from './table.ts';
import { isTornAt, joinWithin, tornTitles } from './torn-within.ts';

/** A price that a text file tore in two: `A-1,Cosa,12,50`, where the comma stands between columns and before the centavos. */
export interface TornDecimals {
  /** The column of the pesos; the next one holds the centavos. */
  readonly column: number;
  /** Whether the title of the next column says that it holds centavos, so that `5` is five of them. */
  readonly isOfCentavos: boolean;
  /** A torn price as the file has it. */
  readonly sample: string;
  /** How many prices are torn. */
  readonly count: number;
  /** Titled columns that are torn while others stand behind them, which have moved; absent where nothing has. */
  readonly within?: readonly number[];
}

const CENTAVOS = /^(centavos?|cts|ctvs?|cents?)$/;
const LOOKED_AT = 400;
const FEWEST = 3;

/** The column with prices that may be torn: it holds whole pesos, and the next column holds two digits and has no title, or that of a column that has moved. */
export function findTorn(table: Table): TornDecimals | null {
  return findWithin(table) ?? findAtEnd(table);
}

function findWithin({ header, offsets, body }: Table): TornDecimals | null {
  const rows = body.slice(0, LOOKED_AT);
  const within = offsets.length > 1 ? [] : tornTitles(header.titles, rows);
  // The last of them is the price more often than a cost before it.
  const column = (within.at(-1) ?? 0) + within.length - 1;
  const torn = rows.filter((row) => isTornAt(row, column));
  const first = torn[0];
  if (within.length === 0 || !first) return null;
  const sample = `${cellText(first.cells[column])},${cellText(first.cells[column + 1])}`;
  return { column: within.at(-1) ?? 0, isOfCentavos: false, sample, count: torn.length, within };
}

function findAtEnd({ header, columns, body }: Table): TornDecimals | null {
  const isTitled = header.titles.some((title) => title !== '');
  for (const { index, title } of columns) {
    const next = header.titles[index + 1] ?? '';
    const isOfCentavos = CENTAVOS.test(foldTitle(next));
    if (isTitled && (title === '' || (next !== '' && !isOfCentavos))) continue;
    const rows = body.slice(0, LOOKED_AT).filter(({ cells }) => !isBlank(cells[index]));
    // A workbook keeps a number whole.
    if (!isOfCentavos && rows.some(({ cells }) => typeof cells[index] === 'number')) continue;
    const torn = rows.filter((row) => isTornRow(row, index));
    if (torn.length < FEWEST || torn.length < rows.length * 0.6) continue;
    const two = isOfCentavos ? torn.length : torn.filter(({ cells }) => cellText(cells[index + 1]).length === 2).length;
    const first = torn[0];
    if (first && two >= torn.length * 0.6)
      return {
        column: index,
        isOfCentavos,
        sample: `${cellText(first.cells[index])},${cellText(first.cells[index + 1])}`,
        count: torn.length,
      };
  }
  return null;
}

const isTornRow = ({ cells }: SheetRow, column: number): boolean =>
  /^\$?\s*\d{1,7}$/.test(cellText(cells[column])) &&
  /^\d{1,2}$/.test(cellText(cells[column + 1])) &&
  cells.slice(column + 2).every((cell) => isBlank(cell));

/**
 * Which rows a text file has torn at the comma of the thousands of their price: `1` and `234.50`, in a row that reaches beyond the titles, or in
 * the column of another title where no price that is whole has an amount beside it.
 * @param width how many columns the titles have
 */
export function tornAtThousands({ body }: Table, column: number, width: number): (row: SheetRow) => boolean {
  const textAt = ({ cells }: SheetRow, at: number): string => {
    const cell = cells[at];
    return typeof cell === 'string' ? cell.trim() : '';
  };
  const isTorn = (row: SheetRow, rest: RegExp): boolean =>
    /^\$?\s*\d{1,3}$/.test(textAt(row, column)) && rest.test(textAt(row, column + 1));
  const rows = body.slice(0, LOOKED_AT);
  const whole = rows.filter((row) => /\d\.\d\d$/.test(textAt(row, column)));
  const isAlone = whole.length > 0 && !whole.some((row) => /\d/.test(textAt(row, column + 1)));
  return (row) =>
    isTorn(row, /^\d{3}(?:\.\d{1,2})?$/) && (row.cells.length > width || (isAlone && isTorn(row, /^\d{3}\.\d\d$/)));
}

/** The table with its prices put together again. */
export function joinTorn(table: Table, { column, isOfCentavos, within }: TornDecimals): Table {
  if (within) {
    const { titles } = table.header;
    const joined = joinWithin(table.body, titles, within);
    const width = Math.max(titles.length, ...table.columns.map(({ index }) => index + 1 - within.length));
    return { ...table, body: joined, columns: columnsOf(titles, joined, width) };
  }
  const join = (row: SheetRow): SheetRow => {
    if (!isTornRow(row, column)) return row;
    const cents = cellText(row.cells[column + 1]);
    const whole: Cell = `${cellText(row.cells[column])}.${isOfCentavos ? cents.padStart(2, '0') : cents}`;
    return { ...row, cells: [...row.cells.slice(0, column), whole] };
  };
  const body = table.body.map(join);
  return {
    ...table,
    body,
    columns: table.columns
      .filter(({ index }) => index !== column + 1)
      .map((one) =>
        one.index === column
          ? { ...one, samples: body.slice(0, one.samples.length).map(({ cells }) => cellText(cells[column])) }
          : one,
      ),
  };
}
