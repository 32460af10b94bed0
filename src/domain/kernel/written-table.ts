/** A row of a table to be written to a file: numbers stay numbers, everything else is text and never a formula. */
export type WrittenRow = readonly (string | number | null)[];

/** What a spreadsheet program would run instead of show, full-width signs as well: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Texts that a spreadsheet program takes for a number or a day, and shows and saves as another text: `00127` as 127, a barcode as 7.50121E+12, `1/2`
 * as 1 February. A whole day, `2026-11-20`, may be one, and so may a decimal, `2.0`: the figures are exported as texts and are to be added up.
 */
const TAKEN_FOR_NUMBER =
  /^(?:0[\d-]*\d|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[/-]\d{1,2}(?:[/-]\d{1,4})?|\d+ \d+\/\d+|\d{1,2}:\d\d(?::\d\d)?)$/i;
/** `5-2024`, `2024-5`: months of a year to a spreadsheet program. */
const TAKEN_FOR_MONTH = /^(?:(?:0?[1-9]|1[0-2])[/-]\d{4}|\d{4}[/-](?:0?[1-9]|1[0-2]))$/;
const MONTH =
  '(?:ene(?:ro)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|sept?(?:iembre|ember)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|jan(?:uary)?|apr(?:il)?|aug(?:ust)?|dec(?:ember)?)';
/** `ABR-20`, `MAR10`, `5-ENE`: claves of shops, and days to a spreadsheet program in Spanish or English. */
const TAKEN_FOR_DAY = new RegExp(`^(?:${MONTH}[ ./-]?\\d{1,4}|\\d{1,2}[ ./-]?${MONTH}(?:[ ./-]?\\d{2,4})?)$`, 'i');
/** `="0017"`: a formula that is that text and computes nothing. */
const TEXT_FORMULA = /^\s*="([^"]*)"\s*$/;

/**
 * Text as it can stand in a CSV: an apostrophe before whatever looks like a formula, and what would be taken for a number as a formula that is its
 * text. `restoreText` takes both away again.
 */
export function guardText(text: string): string {
  if ([TAKEN_FOR_NUMBER, TAKEN_FOR_MONTH, TAKEN_FOR_DAY].some((form) => form.test(text))) return `="${text}"`;
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `guardText`. Other apostrophes stay. */
export function restoreText(text: string): string {
  const written = TEXT_FORMULA.exec(text)?.[1];
  if (written !== undefined) return written;
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
