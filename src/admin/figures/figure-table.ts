import { groupThousands } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { tableToCsv } from '#domain/kernel/written-table.ts';
import { saveFile } from '../shared/files/save-file.ts';
import { priceText } from '../shared/texts/price-text.ts';

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

/** A text, a count, or a day or a price as it is stored: a file has the last three as a spreadsheet program reads them. */
export type FigureCell = string | number | { readonly day: string } | { readonly centavos: number | null | undefined };

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
  if (typeof cell === 'number') return groupThousands(cell);
  return 'day' in cell ? dayInFull(cell.day) : priceText(cell.centavos);
}

function filedCell(cell: FigureCell): string {
  // The spaces that keep a line together on the screen are ordinary ones in a file, where they would hide a text from a search.
  if (typeof cell === 'string') return cell.replaceAll(NBSP, ' ');
  if (typeof cell === 'number') return String(cell);
  if ('day' in cell) return cell.day;
  // As a text it could not be added up.
  return cell.centavos ? (cell.centavos / 100).toFixed(2) : '';
}

/** The table as its file has it. */
export const figureCsv = ({ heads, rows }: FigureTable): string =>
  tableToCsv([heads, ...rows.map(({ cells }) => cells.map(filedCell))]);

export function downloadTable(table: FigureTable): void {
  saveFile(new Blob([figureCsv(table)], { type: 'text/csv;charset=utf-8' }), `${table.file}.csv`);
}
