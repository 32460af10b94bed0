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

export interface FigureRow {
  readonly key: string;
  readonly cells: readonly string[];
  /** Where the row leads. */
  readonly href?: string | undefined;
}

const NBSP = '\u00a0';

export function downloadTable({ file, heads, rows }: FigureTable): void {
  // The spaces that keep a line together on the screen are ordinary ones in a file, where they would hide a text from a search.
  const csv = tableToCsv([heads, ...rows.map(({ cells }) => cells.map((cell) => cell.replaceAll(NBSP, ' ')))]);
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
}
