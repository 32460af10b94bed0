import type { Cell } from '#domain/price-import/cell.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formattedNumber } from './number-format.ts';
import { decodeXml } from './xml-text.ts';

/** The cells of one row, between `from` and `to`; blanks between them are filled, those after the last are not. */
export function scanCells(
  text: string,
  from: number,
  to: number,
  strings: readonly string[],
  styles: readonly FormatKind[],
): Cell[] {
  const cells: Cell[] = [];
  let at = from;
  let column = -1;
  for (;;) {
    const open = text.indexOf('<c', at);
    if (open < 0 || open >= to) return cells;
    const tagEnd = text.indexOf('>', open);
    if (tagEnd < 0 || tagEnd > to) return cells;
    const sign = text.charCodeAt(open + 2);
    // `<c ` or `<c>`: `<color` and its like begin alike.
    if (sign !== 32 && sign !== 62 && sign !== 47 && sign !== 10 && sign !== 13 && sign !== 9) {
      at = tagEnd + 1;
      continue;
    }
    const isClosed = text.charCodeAt(tagEnd - 1) === 47;
    const written = text.slice(open + 2, isClosed ? tagEnd - 1 : tagEnd);
    const tag = written.includes("'") ? written.replaceAll("'", '"') : written;
    column = columnOf(tag) ?? column + 1;
    if (isClosed) {
      at = tagEnd + 1;
      continue;
    }
    const found = text.indexOf('</c>', tagEnd);
    const close = found < 0 || found > to ? to : found;
    at = close + 4;
    if (column >= LIMITS.columns) continue;
    const cell = readCell(tag, text.slice(tagEnd + 1, close), strings, styles);
    if (cell === null || cell === '') continue;
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
  }
}

/** `r="AB12"` → 27. */
function columnOf(tag: string): number | undefined {
  let at = tag.indexOf(' r="');
  if (at < 0) return undefined;
  let column = 0;
  for (at += 4; at < tag.length; at += 1) {
    const code = tag.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column > 0 ? column - 1 : undefined;
}

function readCell(tag: string, body: string, strings: readonly string[], styles: readonly FormatKind[]): Cell {
  const typeAt = tag.indexOf(' t="');
  const type = typeAt < 0 ? 'n' : tag.slice(typeAt + 4, tag.indexOf('"', typeAt + 4));
  if (type === 'inlineStr') return inlineText(body);
  const open = body.indexOf('<v');
  const begin = open < 0 ? -1 : body.indexOf('>', open) + 1;
  const end = begin <= 0 ? -1 : body.indexOf('</v>', begin);
  // A formula that nobody has calculated: its price is not known, which is not the same as none.
  if (end < 0) return body.includes('<f') ? { kind: 'error', text: '' } : null;
  const value = body.slice(begin, end);
  switch (type) {
    case 's':
      return strings[Number(value)] ?? null;
    case 'str':
      return decodeXml(value);
    case 'b':
      return value === '1' ? 'VERDADERO' : 'FALSO';
    case 'e':
      return { kind: 'error', text: decodeXml(value) };
    case 'd':
      return { kind: 'date', text: value.slice(0, 10) };
    default: {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return value.trim() === '' ? null : decodeXml(value);
      const styleAt = tag.indexOf(' s="');
      const kind = styleAt < 0 ? undefined : styles[Number(tag.slice(styleAt + 4, tag.indexOf('"', styleAt + 4)))];
      return kind === undefined || kind === 'plain' ? number : formattedNumber(number, kind);
    }
  }
}

/** The text runs of an `<is>` or `<si>`, without the reading aids of Asian scripts. */
export function inlineText(body: string): string {
  const own = body.includes('<rPh') ? body.replace(/<rPh[\s\S]*?<\/rPh>/g, '') : body;
  let text = '';
  let at = 0;
  for (;;) {
    const open = own.indexOf('<t', at);
    if (open < 0) return decodeXml(text);
    const tagEnd = own.indexOf('>', open);
    const sign = own.charCodeAt(open + 2);
    if (tagEnd < 0) return decodeXml(text);
    if ((sign !== 62 && sign !== 32) || own.charCodeAt(tagEnd - 1) === 47) {
      at = tagEnd + 1;
      continue;
    }
    const close = own.indexOf('</t>', tagEnd);
    if (close < 0) return decodeXml(text);
    text += own.slice(tagEnd + 1, close);
    at = close + 4;
  }
}
