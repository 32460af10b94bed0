import Papa from 'papaparse';
import { cellText, type Sheet, type SheetRow } from '#domain/price-import/cell.ts';
import { decodeText, guessEncoding, type TextEncoding } from './encodings.ts';
import { withTabs } from './printed-columns.ts';
import { ReadRefusal } from './read-problem.ts';
import { readRows } from './text-rows.ts';

export interface TextForm {
  readonly encoding: TextEncoding;
  readonly delimiter: string;
  /** A line with accents, so that a person sees whether they are right; the first line without. */
  readonly sample: string;
}

export interface TextFile {
  readonly sheet: Sheet;
  readonly form: TextForm;
}

/** The comma last: where it makes no more columns than another one, it stands in the prices. */
const DELIMITERS = [';', '\t', '|', '^', '~', ','] as const;

/** A delimited text file as one sheet: every cell stays text, because what `2856,99` means depends on its column. */
export function readText(bytes: Uint8Array<ArrayBuffer>, wanted?: TextEncoding): TextFile {
  const encoding = wanted ?? guessEncoding(bytes);
  // `copy a.csv+b.csv` leaves two kinds of line ends, and the reader would know only one of them.
  let text = decodeText(bytes, encoding)
    .replace(/^\uFEFF/, '')
    .replace(/\r+\n|\r/g, '\n');
  const told = /^sep=(.)\n/i.exec(text);
  if (told) text = text.slice(told[0].length);
  refuseBinary(text);
  // `"a" , "b"`: after a blank a quote would count as a letter, and a comma in its text as a delimiter.
  if (text.slice(0, 64 * 1024).search(QUOTED_APART) >= 0) text = text.replace(QUOTED_APART, '$1');
  text = withDoubledQuotes(text);
  const guess = told?.[1] ? { delimiter: told[1], columns: Number.POSITIVE_INFINITY } : guessDelimiter(text);
  const printed = guess.columns < 1.5 ? withTabs(text) : null;
  if (printed !== null) text = printed;
  const delimiter = printed !== null ? '\t' : guess.delimiter;
  const read = readRows(text, delimiter);
  if (read.length === 0) throw new ReadRefusal('no-rows');
  const inner = read.every(isOneCell) ? readInner(read) : null;
  const rows = inner?.rows ?? read;
  if (rows.every(isOneCell)) throw new ReadRefusal('one-column');
  return {
    sheet: { name: 'Texto', isHidden: false, rows, hiddenColumns: [], merges: [] },
    form: { encoding, delimiter: inner?.delimiter ?? delimiter, sample: accentedLine(text) },
  };
}

/** How much of a text shows how it writes its quotes. */
const LOOKED_AT = 64 * 1024;
/** A quote that stands behind a backslash of its own. */
const ESCAPED = /(?<!\\)((?:\\\\)*)\\"/g;

/**
 * With the quotes inside a field doubled, where a database has put a backslash before them: `"Tubo 1/2\""`. A field that ends with a backslash, as a
 * folder does, leaves its line with a quote too few.
 */
function withDoubledQuotes(text: string): string {
  if (!text.includes('\\"')) return text;
  const start = text.length <= LOOKED_AT ? text : text.slice(0, text.lastIndexOf('\n', LOOKED_AT));
  const lines = start.split('\n').filter((line) => line.search(ESCAPED) >= 0);
  const isEscaped = (line: string): boolean => {
    const quotes = line.replaceAll(ESCAPED, '').split('"').length - 1;
    return quotes >= 2 && quotes % 2 === 0;
  };
  return lines.length > 0 && lines.every(isEscaped) ? text.replaceAll(ESCAPED, '$1""') : text;
}

const isOneCell = ({ cells }: SheetRow): boolean => cells.length < 2;

/** The rows that stand whole in one quoted cell each, as a spreadsheet program saves a text that it did not divide. */
function readInner(rows: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[];
  readonly delimiter: string;
} {
  const lines: string[] = [];
  for (const { number, cells } of rows) {
    while (lines.length < number - 1) lines.push('');
    lines.push(cellText(cells[0]).replaceAll('\n', ' '));
  }
  const text = lines.join('\n');
  const { delimiter } = guessDelimiter(text);
  return { rows: readRows(text, delimiter), delimiter };
}

const QUOTED_APART = /([,;|]) +(?="(?:[^"\n]|"")*" *(?:[,;|]|$))/gm;

/** The delimiter that splits the first rows into the most, and the most even, columns; `columns` is their number times the share of such rows. */
function guessDelimiter(text: string): { readonly delimiter: string; readonly columns: number } {
  const start = text.slice(0, 64 * 1024);
  let best = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: 120 });
    const widths = new Map<number, number>();
    for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [width, rows] of widths) {
      const score = (rows / Math.max(1, data.length)) * Math.min(width, 12);
      if (score > most) {
        best = delimiter;
        most = score;
      }
    }
  }
  return { delimiter: best, columns: most };
}

/** Text has lines and letters; a file without them is of another kind. */
function refuseBinary(text: string): void {
  const start = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const odd = (start.match(/[\u0000-\u0008\u000e-\u001f\uFFFD]/g) ?? []).length;
  if (odd > Math.max(2, start.length * 0.02)) throw new ReadRefusal('unknown');
}

function accentedLine(text: string): string {
  const start = text.slice(0, 200_000);
  const line = /^.*[^\p{ASCII}].*$/mu.exec(start)?.[0] ?? start.split('\n', 1)[0] ?? '';
  const at = line.search(/[^\p{ASCII}]/u);
  const from = at > 60 ? at - 40 : 0;
  return line.slice(from, from + 90).trim();
}
