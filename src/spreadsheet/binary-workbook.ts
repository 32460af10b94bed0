import { BinaryRecords } from './binary-records.ts';
import type { Bytes } from './byte-tags.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import type { PartStyle } from './xml-text.ts';

// The parts of an .xlsb beside its sheets ([MS-XLSB] 2.4).

export interface BinarySheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly relation: string;
}

const SST_ITEM = 0x13;
const FONT = 0x2b;
const FORMAT = 0x2c;
const XF = 0x2f;
const WORKBOOK = 0x99;
const BUNDLE_SHEET = 0x9c;
const CELL_STYLES = 0x269;
const CELL_STYLES_END = 0x26a;

export function readBinaryWorkbook(part: Bytes): { readonly sheets: readonly BinarySheet[]; readonly is1904: boolean } {
  const records = new BinaryRecords(part);
  const sheets: BinarySheet[] = [];
  let is1904 = false;
  while (records.next()) {
    if (records.kind === WORKBOOK) is1904 = (records.long() & 1) === 1;
    else if (records.kind === BUNDLE_SHEET && sheets.length < LIMITS.sheets) {
      const isHidden = records.long() !== 0;
      records.skip(4);
      const relation = records.text();
      sheets.push({ name: records.text(), isHidden, relation });
    }
  }
  return { sheets, is1904 };
}

/** @param fonts by their places, see {@link readBinaryStyles} */
export function readBinaryStrings(part: Bytes, fonts: readonly PartStyle[]): string[] {
  const records = new BinaryRecords(part);
  const strings: string[] = [];
  while (records.next()) {
    if (records.kind !== SST_ITEM) continue;
    if (strings.length >= LIMITS.cells) throw new ReadRefusal('too-many-cells');
    strings.push(records.rich(fonts));
  }
  return strings;
}

export interface BinaryStyles {
  /** What becomes of a number, by the style of its cell. */
  readonly styles: readonly FormatKind[];
  /** What each font does to a text. */
  readonly fonts: readonly PartStyle[];
}

export function readBinaryStyles(part: Bytes): BinaryStyles {
  const records = new BinaryRecords(part);
  const codes = new Map<number, string>();
  const formats: { readonly font: number; readonly id: number }[] = [];
  const fonts: PartStyle[] = [];
  let isCellStyle = false;
  while (records.next()) {
    if (records.kind === CELL_STYLES) isCellStyle = true;
    else if (records.kind === CELL_STYLES_END) isCellStyle = false;
    else if (records.kind === FORMAT) {
      const id = records.short();
      codes.set(id, records.text());
    } else if (records.kind === FONT) fonts.push(readFont(records));
    else if (records.kind === XF && isCellStyle) {
      records.skip(2);
      const id = records.short();
      formats.push({ id, font: records.short() });
    }
  }
  const kinds = new Map<number, FormatKind>();
  for (const { id } of formats) if (!kinds.has(id)) kinds.set(id, formatKind(id, codes.get(id)));
  const styles = formats.map(({ font, id }): FormatKind => {
    const kind = kinds.get(id) ?? 'plain';
    return fonts[font] === 'struck' ? { struck: kind } : kind;
  });
  return { styles, fonts };
}

const STRUCK = 8;

/** What a font does to a text ([MS-XLSB] 2.4.154). */
function readFont(records: BinaryRecords): PartStyle {
  records.skip(2);
  const isStruck = (records.short() & STRUCK) !== 0;
  records.skip(2);
  return records.short() > 0 ? 'raised' : isStruck ? 'struck' : 'plain';
}
