/** A row of a table to be written to a file: numbers stay numbers, everything else is text and never a formula. */
export type WrittenRow = readonly (string | number | null)[];

/** What a spreadsheet program would run instead of show, full-width signs as well: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Text as it can stand in a CSV: an apostrophe before whatever looks like a formula. `restoreText` takes it away again. */
export function guardText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `guardText`. Other apostrophes stay. */
export function restoreText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** CSV that Excel opens with its accents: UTF-8 with BOM, commas, CRLF, texts quoted where they must be. */
export function tableToCsv(rows: readonly WrittenRow[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2);
  const text = guardText(cell);
  return /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
