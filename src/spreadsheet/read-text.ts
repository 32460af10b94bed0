import Papa from 'papaparse';
import { restoreText } from '#domain/kernel/written-table.ts';
import type { Sheet, SheetRow } from '#domain/price-import/cell.ts';
import { decodeText, guessEncoding, type TextEncoding } from './encodings.ts';
import { LIMITS } from './limits.ts';
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

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A delimited text file as one sheet: every cell stays text, because only its column knows what `2856,99` means. */
export function readText(bytes: Uint8Array<ArrayBuffer>, wanted?: TextEncoding): TextFile {
  const encoding = wanted ?? guessEncoding(bytes);
  let text = decodeText(bytes, encoding).replace(/^\uFEFF/, '');
  const told = /^sep=(.)\r?\n/i.exec(text);
  if (told) text = text.slice(told[0].length);
  refuseBinary(text);
  const delimiter = told?.[1] ?? guessDelimiter(text);
  let { data, errors } = parse(text, delimiter, '"');
  // `Broca 1/4" …` at the start of a field opens a quote that nobody closes, and the rest of the file would be one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) ({ data, errors } = parse(text, delimiter, '\u0001'));
  const rows = toRows(data);
  if (rows.length === 0) throw new ReadRefusal('no-rows');
  if (rows.every(({ cells }) => cells.length < 2)) throw new ReadRefusal('one-column');
  return {
    sheet: { name: 'Texto', isHidden: false, rows, hiddenColumns: [], merges: [] },
    form: { encoding, delimiter, sample: accentedLine(text) },
  };
}

const parse = (text: string, delimiter: string, quoteChar: string) =>
  Papa.parse<string[]>(text, { delimiter, quoteChar, header: false, dynamicTyping: false, skipEmptyLines: false });

function toRows(data: readonly (readonly string[])[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let cellsSeen = 0;
  data.forEach((fields, at) => {
    const cells = fields.slice(0, LIMITS.columns).map((field) => (field.trim() === '' ? null : restoreText(field)));
    while (cells.length > 0 && cells.at(-1) === null) cells.pop();
    if (cells.length === 0) return;
    cellsSeen += cells.length;
    if (rows.length >= LIMITS.rows) throw new ReadRefusal('too-many-rows');
    if (cellsSeen > LIMITS.cells) throw new ReadRefusal('too-many-cells');
    rows.push({ number: at + 1, cells, isHidden: false });
  });
  return rows;
}

/** The sign that cuts the first rows into the most, and the most even, columns. */
function guessDelimiter(text: string): string {
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
  return best;
}

/** Text has lines and letters; what has neither was something else with the name of a list. */
function refuseBinary(text: string): void {
  const start = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const odd = (start.match(/[\u0000-\u0008\u000e-\u001f\uFFFD]/g) ?? []).length;
  if (odd > Math.max(2, start.length * 0.02)) throw new ReadRefusal('unknown');
}

function accentedLine(text: string): string {
  const start = text.slice(0, 200_000);
  const line = /^.*[^\p{ASCII}].*$/mu.exec(start)?.[0] ?? start.split(/\r?\n/, 1)[0] ?? '';
  const at = line.search(/[^\p{ASCII}]/u);
  return line.slice(Math.max(0, at - 40), Math.max(0, at - 40) + 90).trim();
}
