import { type Cell, cellText, isBlank, type SheetRow } from './cell.ts';
import { foldTitle } from './fold-title.ts';
import type { Table } from './table.ts';

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
}

const CENTAVOS = /^(centavos?|cts|ctvs?|cents?)$/;
const LOOKED_AT = 400;
const FEWEST = 3;

/** The column with prices that may be torn: it holds whole pesos, and the next column holds two digits and has no title. */
export function findTorn({ header, columns, body }: Table): TornDecimals | null {
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
export function joinTorn(table: Table, { column, isOfCentavos }: TornDecimals): Table {
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
