import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';

const MANY_NUMBERS = 0xbd;
/** Records of one cell, of Excel 2 to 2003: numbers, texts, formulas, booleans. */
const ONE_CELL: ReadonlySet<number> = new Set([
  0x02, 0x03, 0x04, 0x05, 0x06, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x206, 0x27e, 0x406,
]);

/**
 * Refuses an old workbook whose cells SheetJS could not hold: it makes an object of each, and fifteen megabytes can be two and a half
 * million of them.
 * @param stream its records, one after the other
 */
export function refuseManyRecords(stream: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let cells = 0;
  for (let at = 0; at + 4 <= stream.length; ) {
    const kind = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    if (kind === MANY_NUMBERS) cells += Math.max(0, Math.floor((length - 6) / 6));
    else if (ONE_CELL.has(kind)) cells += 1;
    at += 4 + length;
  }
  if (cells > LIMITS.legacyCells) throw new ReadRefusal('too-many-cells');
}

/** Refuses a SYLK file with cells or widths far to the right or below: SheetJS would make an array of all places before them. */
export function refuseFarCells(text: string): void {
  const farthest = (pattern: RegExp): number => {
    let most = 0;
    for (const [, digits = ''] of text.matchAll(pattern)) most = Math.max(most, Number(digits));
    return most;
  };
  // A doubled semicolon is one of a text.
  const rows = farthest(/(?<!;);Y(\d+)/g);
  const columns = Math.max(farthest(/(?<!;);X(\d+)/g), farthest(/(?<!;);[WN]\d+ (\d+)/g));
  if (rows > LIMITS.rows) throw new ReadRefusal('too-many-rows');
  if (rows * columns > LIMITS.cells || columns > LIMITS.cells) throw new ReadRefusal('too-many-cells');
}

/** Refuses a DIF file of too many cells; each takes two lines. */
export function refuseManyLines(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > LIMITS.legacyCells * 2) throw new ReadRefusal('too-many-cells');
}

/** The same for tables of web pages and XML of Excel 2003. */
export function refuseManyTags(text: string): void {
  const cell = /(?:t[dh]|(?:[\w-]{1,12}:)?(?:table-)?cell)[\s/>]/iy;
  let cells = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    cell.lastIndex = at + 1;
    if (cell.test(text)) cells += 1;
    if (cells > LIMITS.legacyCells) throw new ReadRefusal('too-many-cells');
  }
}
