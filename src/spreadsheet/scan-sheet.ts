import type { Cell, MergedRange, Sheet, SheetRow } from '#domain/price-import/cell.ts';
import { wholeAt } from './byte-numbers.ts';
import { byteQueue, LONGEST_PIECE } from './byte-queue.ts';
import {
  afterComment,
  ascii,
  type Bytes,
  emptyTag,
  find,
  isAt,
  isComment,
  nextTag,
  opens,
  readTag,
} from './byte-tags.ts';
import { type CellBudget, spend } from './cell-budget.ts';
import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import type { CellScanner } from './scan-cells.ts';
import { attribute } from './xml-text.ts';

/** Reading begins when so many bytes have come. An unfinished row waits for as many again, so that it is not scanned once more at every piece. */
const ENOUGH = 128 * 1024;
const DATA = ascii('<sheetData');
const DATA_END = ascii('</sheetData');
const ROW = ascii('<row');
const ROW_END = ascii('</row>');
const ONE = 49;
const T = 116;

/**
 * Reads a sheet's rows while it is being unpacked. Knows as much XML as sheets are written in, which is why it is several times faster
 * than a parser; a sheet that ends before its rows do is refused, because nobody would see which are missing.
 */
export async function scanSheet(
  pieces: AsyncIterable<Bytes>,
  scanCells: CellScanner,
  budget: CellBudget,
): Promise<Omit<Sheet, 'name' | 'isHidden'>> {
  const rows: SheetRow[] = [];
  const queue = byteQueue();
  const tag = emptyTag();
  const decoder = new TextDecoder();
  let head = '';
  let place: 'head' | 'rows' | 'tail' = 'head';
  let lastNumber = 0;
  let enough = ENOUGH;

  const keep = (number: number, cells: Cell[], isHidden: boolean): void => {
    if (cells.length === 0) return;
    spend(budget, cells.length);
    rows.push({ number, cells, isHidden });
  };

  const scanHead = (): void => {
    const bytes = queue.bytes();
    const at = find(bytes, 0, queue.length(), DATA);
    if (at < 0 || !readTag(bytes, at + DATA.length, queue.length(), tag)) return;
    head = decoder.decode(bytes.subarray(0, at));
    place = tag.isClosed ? 'tail' : 'rows';
    queue.drop(tag.end);
  };

  /** All whole rows that have come. */
  const scanRows = (): void => {
    const bytes = queue.bytes();
    const end = queue.length();
    let at = nextTag(bytes, 0, end);
    for (; at < end - DATA_END.length; at = nextTag(bytes, at, end)) {
      if (isAt(bytes, at, DATA_END)) {
        place = 'tail';
        break;
      }
      if (isComment(bytes, at)) {
        const after = afterComment(bytes, at, end);
        if (after < 0) break;
        at = after;
        continue;
      }
      if (!opens(bytes, at, ROW)) {
        at += 1;
        continue;
      }
      if (!readTag(bytes, at + ROW.length, end, tag)) break;
      const written = wholeAt(bytes, tag.rFrom, tag.rTo);
      const number = written > 0 ? written : lastNumber + 1;
      if (tag.isClosed) {
        at = tag.end;
      } else {
        const close = find(bytes, tag.end, end, ROW_END);
        if (close < 0) break;
        const hidden = bytes[tag.hiddenFrom];
        keep(number, scanCells(bytes, tag.end, close), hidden === ONE || hidden === T);
        at = close + ROW_END.length;
      }
      lastNumber = number;
    }
    queue.drop(Math.min(at, end));
  };

  // By a function, because TypeScript does not see that scanning moves on.
  const isInTail = (): boolean => place === 'tail';
  const scan = (): void => {
    if (place === 'head') scanHead();
    if (place === 'rows') scanRows();
  };

  for await (const piece of pieces) {
    // Merged cells stand soon after the rows; links and rules for colours may go on for long.
    if (isInTail() && queue.length() > LONGEST_PIECE / 2) continue;
    queue.add(piece);
    if (queue.length() < enough) continue;
    scan();
    enough = Math.max(ENOUGH, queue.length() * 2);
  }
  scan();
  if (!isInTail()) throw new ReadRefusal('damaged');
  const tail = decoder.decode(queue.bytes().subarray(0, queue.length()));
  return { rows: inOrder(rows), hiddenColumns: hiddenColumns(head), merges: mergedRanges(tail) };
}

/** The rows by their numbers. The cells of a row that comes in two parts are one row; of a cell that comes twice the last one counts. */
function inOrder(rows: SheetRow[]): SheetRow[] {
  if (rows.every(({ number }, at) => number > (rows[at - 1]?.number ?? 0))) return rows;
  const byNumber = new Map<number, SheetRow>();
  for (const row of rows) {
    const known = byNumber.get(row.number);
    if (!known) {
      byNumber.set(row.number, row);
      continue;
    }
    const cells = Array.from(
      { length: Math.max(known.cells.length, row.cells.length) },
      (_, column) => row.cells[column] ?? known.cells[column] ?? null,
    );
    byNumber.set(row.number, { ...known, cells, isHidden: known.isHidden || row.isHidden });
  }
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function hiddenColumns(head: string): number[] {
  const hidden = new Set<number>();
  for (const [tag] of head.matchAll(/<col\s[^>]*>/g)) {
    const flag = attribute(tag, 'hidden');
    if (flag !== '1' && flag !== 'true') continue;
    const from = Number(attribute(tag, 'min'));
    const to = Math.min(Number(attribute(tag, 'max')), LIMITS.columns);
    for (let column = from; column <= to; column += 1) hidden.add(column - 1);
  }
  return [...hidden];
}

function mergedRanges(tail: string): MergedRange[] {
  const merges: MergedRange[] = [];
  for (const [, c1 = '', r1, c2 = '', r2] of tail.matchAll(
    /<mergeCell\s[^>]*ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g,
  )) {
    merges.push({ top: Number(r1), bottom: Number(r2), left: letters(c1), right: letters(c2) });
    if (merges.length === LIMITS.merges) break;
  }
  return merges;
}

const letters = (text: string): number =>
  text.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
