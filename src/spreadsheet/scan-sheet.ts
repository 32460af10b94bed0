import type { Cell, MergedRange, Sheet, SheetRow } from '#domain/price-import/cell.ts';
import { LIMITS } from './limits.ts';
import type { FormatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { scanCells } from './scan-cells.ts';
import { attribute, elementPrefix, refuseDoctype, withoutPrefix } from './xml-text.ts';

export interface SheetScan {
  /** The next piece of the sheet's XML. */
  push(text: string): void;
  end(): Omit<Sheet, 'name' | 'isHidden'>;
}

export interface CellBudget {
  rows: number;
  cells: number;
}

/** A row longer than this has no end: nothing to wait for. */
const LONGEST_ROW = 8 * 2 ** 20;
const MOST_MERGES = 20_000;

/**
 * Reads a sheet's rows while it is being unpacked. Knows as much XML as sheets are written in, which is why it is several times faster
 * than a parser; what it does not know makes no rows, and the caller falls back on the full reader.
 */
export function scanSheet(strings: readonly string[], styles: readonly FormatKind[], budget: CellBudget): SheetScan {
  const rows: SheetRow[] = [];
  let head = '';
  let rest = '';
  let tail = '';
  let prefix: string | undefined;
  let place: 'head' | 'rows' | 'tail' = 'head';
  let lastNumber = 0;

  const keep = (number: number, cells: Cell[], isHidden: boolean): void => {
    while (cells.length > 0 && cells.at(-1) === null) cells.pop();
    if (cells.length === 0) return;
    budget.rows += 1;
    budget.cells += cells.length;
    if (budget.rows > LIMITS.rows) throw new ReadRefusal('too-many-rows');
    if (budget.cells > LIMITS.cells) throw new ReadRefusal('too-many-cells');
    rows.push({ number, cells, isHidden });
  };

  /** All whole rows of the text; answers where the first unfinished one begins. */
  const scanRows = (text: string): number => {
    let at = 0;
    for (;;) {
      const open = text.indexOf('<row', at);
      if (open < 0) return Math.max(at, text.length - 4);
      const tagEnd = text.indexOf('>', open);
      if (tagEnd < 0) return open;
      const tag = text.slice(open + 4, tagEnd);
      if (!/^[\s/]|^$/.test(tag)) {
        at = tagEnd + 1;
        continue;
      }
      const number = Number(attribute(tag, 'r') ?? lastNumber + 1);
      if (tag.endsWith('/')) {
        lastNumber = number;
        at = tagEnd + 1;
        continue;
      }
      const close = text.indexOf('</row>', tagEnd);
      if (close < 0) return open;
      const hidden = attribute(tag, 'hidden');
      keep(number, scanCells(text, tagEnd + 1, close, strings, styles), hidden === '1' || hidden === 'true');
      lastNumber = number;
      at = close + 6;
    }
  };

  return {
    push(piece) {
      const text = rest + piece;
      rest = '';
      if (place === 'head') {
        head += text;
        const begin = /<(?:[\w-]+:)?sheetData\s*(\/?)>/.exec(head);
        if (!begin) {
          if (head.length > LONGEST_ROW) throw new ReadRefusal('damaged');
          return;
        }
        refuseDoctype(head);
        prefix = elementPrefix(head, 'worksheet');
        const after = head.slice(begin.index + begin[0].length);
        head = withoutPrefix(head.slice(0, begin.index), prefix);
        place = begin[1] === '/' ? 'tail' : 'rows';
        this.push(after);
        return;
      }
      if (place === 'tail') {
        if (tail.length < LONGEST_ROW) tail += text;
        return;
      }
      const plain = withoutPrefix(text, prefix ?? '');
      const end = plain.indexOf('</sheetData>');
      const done = scanRows(end < 0 ? plain : plain.slice(0, end));
      if (end >= 0) {
        place = 'tail';
        tail = plain.slice(end);
        return;
      }
      rest = plain.slice(done);
      if (rest.length > LONGEST_ROW) throw new ReadRefusal('damaged');
    },
    end() {
      if (place === 'head') throw new ReadRefusal('damaged');
      return { rows, hiddenColumns: hiddenColumns(head), merges: mergedRanges(withoutPrefix(tail, prefix ?? '')) };
    },
  };
}

function hiddenColumns(head: string): number[] {
  const hidden: number[] = [];
  for (const [tag] of head.matchAll(/<col\s[^>]*>/g)) {
    const flag = attribute(tag, 'hidden');
    if (flag !== '1' && flag !== 'true') continue;
    const from = Number(attribute(tag, 'min'));
    const to = Math.min(Number(attribute(tag, 'max')), LIMITS.columns);
    for (let column = from; column <= to; column += 1) hidden.push(column - 1);
  }
  return hidden;
}

function mergedRanges(tail: string): MergedRange[] {
  const merges: MergedRange[] = [];
  for (const [, c1 = '', r1, c2 = '', r2] of tail.matchAll(
    /<mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )) {
    merges.push({ top: Number(r1), bottom: Number(r2), left: letters(c1), right: letters(c2) });
    if (merges.length === MOST_MERGES) break;
  }
  return merges;
}

const letters = (text: string): number =>
  text.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
