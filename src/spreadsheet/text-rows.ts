import Papa from 'papaparse';
import { restoreText } from '#domain/kernel/written-table.ts';
import type { Cell, SheetRow } from '#domain/price-import/cell.ts';
import { LIMITS } from './limits.ts';
import { looseFields } from './loose-quotes.ts';
import { ReadRefusal } from './read-problem.ts';

/** So many rows with a stray quote are mended; in a file with more of them no quote is trusted. */
const MOST_MENDED = 200;
/** To find that a quote is never closed, the whole rest of the file is read. */
const OPEN_COUNTS = 10;

/** The rows, one after the other, because a text of nothing but line ends would be a million arrays before anybody counted them. */
export function readRows(text: string, delimiter: string): SheetRow[] {
  let list = rowList();
  let mended = 0;
  for (let from = 0; from < text.length; ) {
    const stop = readUntilFalseQuote(text.slice(from), delimiter, list);
    if (stop === null) break;
    mended += stop.isOpen ? OPEN_COUNTS : 1;
    if (mended > MOST_MENDED) {
      list = rowList();
      for (const line of linesOf(text)) list.add(looseFields(line, delimiter));
      break;
    }
    // That line has a false quote, the others may have true ones.
    from += stop.at;
    const lineEnd = text.indexOf('\n', from);
    list.add(looseFields(text.slice(from, lineEnd === -1 ? undefined : lineEnd), delimiter));
    from = lineEnd === -1 ? text.length : lineEnd + 1;
  }
  return list.rows;
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const lineEnd = text.indexOf('\n', from);
    const end = lineEnd === -1 ? text.length : lineEnd;
    yield text.slice(from, end);
    from = end + 1;
  }
}

interface RowList {
  readonly rows: SheetRow[];
  /** Fields of the last row whose quotes were right. */
  width: number;
  /** @throws ReadRefusal beyond a limit */
  add(fields: readonly string[]): void;
}

function rowList(): RowList {
  const rows: SheetRow[] = [];
  let number = 0;
  let cellsSeen = 0;
  return {
    rows,
    width: 0,
    add(fields) {
      number += 1;
      const cells = cellsOf(fields);
      cellsSeen += cells.length;
      if (cells.length > 0) rows.push({ number, cells, isHidden: false });
      if (rows.length > LIMITS.rows || number > LIMITS.lines) throw new ReadRefusal('too-many-rows');
      if (cellsSeen > LIMITS.cells) throw new ReadRefusal('too-many-cells');
    },
  };
}

/**
 * Hands the rows on until one begins a field with a quote that closes nowhere in its line, as `"Y" PVC 4` does: up to the next quote that could
 * close it, it would be one field of many lines, and its article would get the price of another one.
 * @returns where that row begins; `isOpen` where its quote is never closed
 */
function readUntilFalseQuote(
  text: string,
  delimiter: string,
  list: RowList,
): { readonly at: number; readonly isOpen: boolean } | null {
  let stop: { readonly at: number; readonly isOpen: boolean } | null = null;
  let refusal: unknown = null;
  let rowStart = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: '"',
    header: false,
    dynamicTyping: false,
    skipEmptyLines: false,
    step({ data, errors, meta }, parser) {
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      const isFalse = errors.some(({ code }) => code === 'InvalidQuotes');
      if (isOpen || (isFalse && data.some((field) => field.includes('\n')))) stop = { at: rowStart, isOpen };
      else
        try {
          list.add(isFalse ? mendedFields(data, text.slice(rowStart, meta.cursor), delimiter, list.width) : data);
          if (!isFalse) list.width = data.length;
        } catch (reason) {
          refusal = reason;
        }
      rowStart = meta.cursor;
      if (stop !== null || refusal) parser.abort();
    },
  });
  if (refusal) throw refusal;
  return stop;
}

/** `"Codo 1/2"","12.00"` would be one field, and its row had no price. */
function mendedFields(fields: readonly string[], line: string, delimiter: string, width: number): readonly string[] {
  const loose = fields.length < width ? looseFields(line.replace(/\n$/, ''), delimiter) : fields;
  return loose.length === width ? loose : fields;
}

function cellsOf(fields: readonly string[]): Cell[] {
  let width = Math.min(fields.length, LIMITS.columns);
  while (width > 0 && (fields[width - 1] ?? '').trim() === '') width -= 1;
  return fields
    .slice(0, width)
    .map((field) => (field.trim() === '' ? null : restoreText(field.slice(0, LIMITS.cellChars))));
}
