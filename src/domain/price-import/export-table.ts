import type { CurrentProduct } from './clave-match.ts';

/** A table to be written to a file: numbers stay numbers, everything else is text and never a formula. */
export type ExportRow = readonly (string | number | null)[];

/** Titles that the import maps by itself, so that the file a person downloads is the file they upload. */
export const TEMPLATE_TITLES = ['Clave', 'Producto', 'Precio con IVA'] as const;

/** Today's prices as the template of the next upload. Without a price: blank, which the import leaves alone. */
export function templateRows(products: readonly CurrentProduct[]): ExportRow[] {
  const rows = products
    .toSorted((a, b) => (a.clave < b.clave ? -1 : 1))
    .map(({ clave, nombre, precio }): ExportRow => [clave, nombre, precio === null ? null : precio / 100]);
  return [[...TEMPLATE_TITLES], ...rows];
}

/** What a spreadsheet program would run instead of show: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Text as it can stand in a CSV: an apostrophe before whatever looks like a formula. `restoreText` takes it away again. */
export function guardText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What `guardText` was given. Other apostrophes stay. */
export function restoreText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** CSV that Excel opens with its accents: UTF-8 with BOM, commas, CRLF, texts quoted where they must be. */
export function tableToCsv(rows: readonly ExportRow[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2);
  const text = guardText(cell);
  return /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
