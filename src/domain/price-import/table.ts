import { cellText, isBlank, type MergedRange, type Sheet, type SheetRow } from './cell.ts';
import type { ClaveIndex } from './clave-match.ts';
import { findHeader, type Header, headerAt } from './find-header.ts';
import { tablesSideBySide } from './side-by-side.ts';

export interface TableColumn {
  /** Zero-based, as in the sheet. */
  readonly index: number;
  /** As written; empty without. */
  readonly title: string;
  /** `A`, `B` … as the spreadsheet calls it. */
  readonly letter: string;
  readonly isHidden: boolean;
  /** The first contents, as a person sees them. */
  readonly samples: readonly string[];
}

export interface Table {
  readonly header: Header;
  readonly columns: readonly TableColumn[];
  /** Rows before the header: letterhead and terms, which lists printed by pages repeat. */
  readonly above: readonly SheetRow[];
  /** The rows that title it. */
  readonly titleRows: readonly SheetRow[];
  /** Rows after the header, whatever they turn out to be. */
  readonly body: readonly SheetRow[];
  /**
   * Where each table begins when several stand side by side: `Clave Precio · Clave Precio`. One zero for a plain table; the columns above are
   * those of the first, and the others are found by their distance from it and by their titles.
   */
  readonly offsets: readonly number[];
  readonly hiddenRows: number;
  /** Cells that are merged over several rows. */
  readonly merges: readonly MergedRange[];
}

const SAMPLES = 5;
const MOST_COLUMNS = 200;

/** The table of a sheet. @param header a position in `sheet.rows` a person chose, `'none'` for a list without titles. */
export function readTable(sheet: Sheet, claves: ClaveIndex, header?: number | 'none'): Table {
  const found: Header =
    header === undefined
      ? findHeader(sheet, claves)
      : header === 'none'
        ? { rows: [], titles: [], begin: 0 }
        : headerAt(sheet, header);
  const body = sheet.rows.slice(found.begin);
  let width = found.titles.length;
  for (const row of body) width = Math.max(width, row.cells.length);
  const hidden = new Set(sheet.hiddenColumns);
  const { first, offsets } = tablesSideBySide(found.titles, body, claves);
  const last = offsets[1] === undefined ? Math.min(width, MOST_COLUMNS) : first + offsets[1];
  const columns = columnsOf(found.titles, body, last).map((column) => ({
    ...column,
    isHidden: hidden.has(column.index),
  }));
  const above = sheet.rows.slice(0, found.rows[0] ?? 0);
  const titleRows = found.rows.flatMap((position) => sheet.rows[position] ?? []);
  return {
    header: found,
    columns,
    above,
    titleRows,
    body,
    offsets,
    hiddenRows: body.filter(({ isHidden }) => isHidden).length,
    merges: sheet.merges.filter(({ top, bottom }) => bottom > top),
  };
}

/** The columns that have a title or hold anything. @param end the first place beyond them */
export function columnsOf(titles: readonly string[], body: readonly SheetRow[], end: number): TableColumn[] {
  const columns: TableColumn[] = [];
  for (let index = 0; index < end; index += 1) {
    const samples = firstContents(body, index);
    const title = titles[index] ?? '';
    if (title !== '' || samples.length > 0)
      columns.push({ index, title, letter: columnLetter(index), isHidden: false, samples });
  }
  return columns;
}

function firstContents(body: readonly SheetRow[], index: number): string[] {
  const samples: string[] = [];
  for (const { cells } of body) {
    const cell = cells[index];
    if (isBlank(cell)) continue;
    samples.push(cellText(cell).slice(0, 80));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

/** 0 → `A`, 27 → `AB`. */
function columnLetter(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
