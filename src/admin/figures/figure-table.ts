import { groupThousands } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { tableToCsv } from '#domain/kernel/written-table.ts';
import { saveFile } from '../shared/files/save-file.ts';

/** A table of figures: what is shown, and what is downloaded. */
export interface FigureTable {
  /** `Cotizaciones por semana` */
  readonly title: string;
  /** Without its ending: `cotizaciones-por-semana`. */
  readonly file: string;
  readonly heads: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly FigureRow[];
}

/** A text, a count, or a day as it is stored: a file has the last two as a spreadsheet program reads them. */
export type FigureCell = string | number | { readonly day: string };

export interface FigureRow {
  readonly key: string;
  readonly cells: readonly FigureCell[];
  /** Where the row leads. */
  readonly href?: string | undefined;
}

const NBSP = '\u00a0';

/** A cell on the screen: `1,400`, `3 nov 2026`. */
export function shownCell(cell: FigureCell): string {
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' ? groupThousands(cell) : dayInFull(cell.day);
}

function filedCell(cell: FigureCell): string {
  // The spaces that keep a line together on the screen are ordinary ones in a file, where they would hide a text from a search.
  if (typeof cell === 'string') return cell.replaceAll(NBSP, ' ');
  return typeof cell === 'number' ? String(cell) : cell.day;
}

/** The table as its file has it. */
export const figureCsv = ({ heads, rows }: FigureTable): string =>
  tableToCsv([heads, ...rows.map(({ cells }) => cells.map(filedCell))]);

export function downloadTable(table: FigureTable): void {
  saveFile(new Blob([figureCsv(table)], { type: 'text/csv;charset=utf-8' }), `${table.file}.csv`);
}
