import type { Cell } from '#domain/price-import/cell.ts';
import { numberAt, wholeAt } from './byte-numbers.ts';
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
import type { TextReader } from './byte-text.ts';
import { truthLabel } from './cell-labels.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formattedNumber } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { textIn } from './xml-text.ts';

/** The cells of one row, between two places of the bytes; blanks between them are filled, those after the last are not. */
export type CellScanner = (bytes: Bytes, from: number, to: number) => Cell[];

const C = ascii('<c');
const C_END = ascii('</c>');
const V = ascii('<v');
const V_END = ascii('</v>');
const F = ascii('<f');
const IS = ascii('<is');
const IS_END = ascii('</is>');
const STR = ascii('str');

export function cellScanner(strings: readonly string[], styles: readonly FormatKind[], text: TextReader): CellScanner {
  // Filled for each row and copied: an array that grows cell by cell keeps room for twice as many.
  const line: Cell[] = Array.from({ length: LIMITS.columns }, () => null);
  const tag = emptyTag();
  const inner = emptyTag();

  let bodyEnd = 0;

  /** The cell whose tag has been read; `bodyEnd` is where it ends. */
  const readBody = (bytes: Bytes, to: number): Cell => {
    let hasFormula = false;
    let cell: Cell = null;
    bodyEnd = to;
    for (let at = nextTag(bytes, tag.end, to); at < to; at = nextTag(bytes, at + 1, to)) {
      if (isAt(bytes, at, C_END)) {
        bodyEnd = at + 4;
        break;
      }
      if (opens(bytes, at, V) && readTag(bytes, at + 2, to, inner) && !inner.isClosed) {
        const end = find(bytes, inner.end, to, V_END);
        if (end < 0) break;
        cell = valueOf(bytes, inner.end, end);
        at = end;
      } else if (opens(bytes, at, IS) && readTag(bytes, at + 3, to, inner) && !inner.isClosed) {
        const end = find(bytes, inner.end, to, IS_END);
        if (end < 0) break;
        cell = textIn(styleOf(bytes), text.runs(bytes, inner.end, end));
        at = end;
      } else if (opens(bytes, at, F)) hasFormula = true;
      else if (isComment(bytes, at)) {
        const end = afterComment(bytes, at, to);
        if (end < 0) break;
        at = end - 1;
      }
    }
    // A formula that nobody has calculated: its price is not known, which is not the same as none.
    return cell === null && hasFormula ? { kind: 'error', text: '' } : cell;
  };

  const valueOf = (bytes: Bytes, from: number, to: number): Cell => {
    const { tFrom, tTo } = tag;
    const type = tFrom < 0 ? 110 : (bytes[tFrom] ?? 0);
    const isLong = tFrom >= 0 && tTo - tFrom > 1;
    if (isLong)
      return isAt(bytes, tFrom, STR) || type === 105
        ? textIn(styleOf(bytes), text.plain(bytes, from, to))
        : asNumber(bytes, from, to);
    switch (type) {
      case 115:
        return sharedText(bytes, from, to);
      case 98:
        return truthLabel(/^(?:1|true)$/i.test(text.plain(bytes, from, to).trim()));
      case 101:
        return { kind: 'error', text: text.plain(bytes, from, to) };
      case 100:
        return { kind: 'date', text: text.plain(bytes, from, to).slice(0, 10) };
      default:
        return asNumber(bytes, from, to);
    }
  };

  const sharedText = (bytes: Bytes, from: number, to: number): Cell => {
    let index = wholeAt(bytes, from, to);
    if (index < 0) index = Number(text.plain(bytes, from, to).trim() || Number.NaN);
    const known = strings[index];
    if (known !== undefined) return textIn(styleOf(bytes), known);
    // Some programs write an empty text as the one before the first.
    if (index === -1) return null;
    // A list without its texts is damaged; a single text that is not there is shown as unknown, which a blank would hide.
    if (strings.length === 0 && index >= 0 && index < LIMITS.cells) throw new ReadRefusal('damaged');
    return { kind: 'error', text: '' };
  };

  const asNumber = (bytes: Bytes, from: number, to: number): Cell => {
    const number = to - from > 40 ? Number(text.plain(bytes, from, to)) : numberAt(bytes, from, to);
    if (!Number.isFinite(number) || number === 0) {
      const written = text.plain(bytes, from, to).trim();
      if (written === '') return null;
      const trimmed = Number(written);
      if (!Number.isFinite(trimmed)) return written;
      if (trimmed !== number) return styled(bytes, trimmed);
    }
    return styled(bytes, number);
  };

  const styleOf = (bytes: Bytes): FormatKind | undefined => {
    const style = wholeAt(bytes, tag.sFrom, tag.sTo);
    return style < 0 ? undefined : styles[style];
  };

  const styled = (bytes: Bytes, number: number): Cell => {
    const kind = styleOf(bytes);
    return kind === undefined || kind === 'plain' ? number : formattedNumber(number, kind);
  };

  return (bytes, from, to) => {
    let width = 0;
    let column = -1;
    for (let at = nextTag(bytes, from, to); at < to; at = nextTag(bytes, at, to)) {
      if (!opens(bytes, at, C) || !readTag(bytes, at + 2, to, tag)) {
        at = isComment(bytes, at) ? afterComment(bytes, at, to) : at + 1;
        if (at <= 0) break;
        continue;
      }
      column = columnOf(bytes, tag.rFrom, tag.rTo) ?? column + 1;
      at = tag.end;
      if (tag.isClosed) continue;
      const cell = readBody(bytes, to);
      at = bodyEnd;
      if (column >= LIMITS.columns || cell === null || cell === '') continue;
      line[column] = cell;
      width = Math.max(width, column + 1);
    }
    const cells = line.slice(0, width);
    line.fill(null, 0, width);
    return cells;
  };
}

/** `AB12` → 27. */
function columnOf(bytes: Bytes, from: number, to: number): number | undefined {
  let column = 0;
  for (let at = from; at < to; at += 1) {
    const letter = bytes[at] ?? 0;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column > 0 ? column - 1 : undefined;
}
