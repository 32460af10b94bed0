import Papa from 'papaparse';
import { restoreText } from '#domain/kernel/written-table.ts';
import { type Cell, cellText, type Sheet, type SheetRow } from '#domain/price-import/cell.ts';
import { decodeText, guessEncoding, type TextEncoding } from './encodings.ts';
import { LIMITS } from './limits.ts';
import { withTabs } from './printed-columns.ts';
import { ReadRefusal } from './read-problem.ts';

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

/** Stands for the quote in files without quotes, because no text holds this sign. */
const NO_QUOTES = '\u0001';

/** The comma last: where it makes no more columns than another one, it stands in the prices. */
const DELIMITERS = [';', '\t', '|', ','] as const;

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
  const guess = told?.[1] ? { delimiter: told[1], columns: Number.POSITIVE_INFINITY } : guessDelimiter(text);
  const printed = guess.columns < 1.5 ? withTabs(text) : null;
  if (printed !== null) text = printed;
  const delimiter = printed !== null ? '\t' : guess.delimiter;
  // `Broca 1/4" …` at the start of a field opens a quote that nobody closes, and the rest of the file would be one cell.
  const read = readRows(text, delimiter, '"') ?? readRows(text, delimiter, NO_QUOTES) ?? [];
  if (read.length === 0) throw new ReadRefusal('no-rows');
  const inner = read.every(isOneCell) ? readInner(read) : null;
  const rows = inner?.rows ?? read;
  if (rows.every(isOneCell)) throw new ReadRefusal('one-column');
  return {
    sheet: { name: 'Texto', isHidden: false, rows, hiddenColumns: [], merges: [] },
    form: { encoding, delimiter: inner?.delimiter ?? delimiter, sample: accentedLine(text) },
  };
}

const isOneCell = ({ cells }: SheetRow): boolean => cells.length < 2;

/** The rows that stand whole in one quoted cell each, as a spreadsheet program saves a text that it did not divide. */
function readInner(rows: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[] | null;
  readonly delimiter: string;
} {
  const lines: string[] = [];
  for (const { number, cells } of rows) {
    while (lines.length < number - 1) lines.push('');
    lines.push(cellText(cells[0]).replaceAll('\n', ' '));
  }
  const text = lines.join('\n');
  const { delimiter } = guessDelimiter(text);
  return { rows: readRows(text, delimiter, '"'), delimiter };
}

/** So many rows with a stray quote are mended; a file with more of them does not use quotes at all. */
const MOST_MENDED = 200;

/**
 * The rows, one after the other, because a text of nothing but line ends would be a million arrays before anybody counted them; `null` where
 * a quote was opened and never closed.
 */
function readRows(text: string, delimiter: string, quoteChar: string): SheetRow[] | null {
  const rows: SheetRow[] = [];
  let number = 0;
  let cellsSeen = 0;
  let mended = 0;
  /** @throws ReadRefusal beyond a limit */
  function add(fields: readonly string[]): void {
    number += 1;
    const cells = cellsOf(fields);
    cellsSeen += cells.length;
    if (cells.length > 0) rows.push({ number, cells, isHidden: false });
    if (rows.length > LIMITS.rows || number > LIMITS.lines) throw new ReadRefusal('too-many-rows');
    if (cellsSeen > LIMITS.cells) throw new ReadRefusal('too-many-cells');
  }

  for (let from = 0; from < text.length; ) {
    const stop = readUntilFalseQuote(text.slice(from), delimiter, quoteChar, add);
    if (stop === 'open') return null;
    if (stop === 'end') break;
    mended += 1;
    if (mended > MOST_MENDED) return null;
    // That line has no quotes, the others may have them.
    from += stop;
    const lineEnd = text.indexOf('\n', from);
    const line = text.slice(from, lineEnd === -1 ? undefined : lineEnd);
    add(Papa.parse<string[]>(line, { delimiter, newline: '\n', quoteChar: NO_QUOTES }).data[0] ?? []);
    from = lineEnd === -1 ? text.length : lineEnd + 1;
  }
  return rows;
}

/**
 * Hands the rows on until one begins a field with a quote that closes nowhere in its line, as `"Y" PVC 4` does: up to the next quote that could
 * close it, it would be one field of many lines, and its article would get the price of another one.
 * @returns where that row begins; `open` where a quote is never closed
 */
function readUntilFalseQuote(
  text: string,
  delimiter: string,
  quoteChar: string,
  add: (fields: readonly string[]) => void,
): number | 'open' | 'end' {
  let stop: number | 'open' | 'end' = 'end';
  let refusal: unknown = null;
  let rowStart = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar,
    header: false,
    dynamicTyping: false,
    skipEmptyLines: false,
    step({ data, errors, meta }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) stop = 'open';
      else if (errors.some(({ code }) => code === 'InvalidQuotes') && data.some((field) => field.includes('\n')))
        stop = rowStart;
      else
        try {
          add(data);
        } catch (reason) {
          refusal = reason;
        }
      rowStart = meta.cursor;
      if (stop !== 'end' || refusal) parser.abort();
    },
  });
  if (refusal) throw refusal;
  return stop;
}

function cellsOf(fields: readonly string[]): Cell[] {
  let width = Math.min(fields.length, LIMITS.columns);
  while (width > 0 && (fields[width - 1] ?? '').trim() === '') width -= 1;
  return fields
    .slice(0, width)
    .map((field) => (field.trim() === '' ? null : restoreText(field.slice(0, LIMITS.cellChars))));
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
