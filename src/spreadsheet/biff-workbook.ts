import type { BiffRecords } from './biff-records.ts';
import { type BiffTexts, fontAt } from './biff-texts.ts';
import { LIMITS } from './limits.ts';
import { type FormatKind, formatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import type { PartStyle } from './xml-text.ts';

/** What an old workbook declares before its sheets. */
export interface BiffWorkbook {
  readonly sheets: readonly BiffSheet[];
  /** The texts that cells refer to by number. */
  readonly strings: readonly string[];
  /** What becomes of a number, by the style of its cell. */
  readonly styles: readonly FormatKind[];
  /** Days are counted from 1904, as the first spreadsheets of the Macintosh did. */
  readonly is1904: boolean;
}

export interface BiffSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of its first record in the stream. */
  readonly place: number;
}

const EOF = 0x0a;
const DATE_MODE = 0x22;
const FILE_PASS = 0x2f;
const FONT = 0x31;
const BOUND_SHEET = 0x85;
const XF = 0xe0;
const SST = 0xfc;
const FORMAT = 0x41e;

/** @param records on the first of the stream */
export function readBiffWorkbook(records: BiffRecords, texts: BiffTexts): BiffWorkbook {
  const sheets: BiffSheet[] = [];
  const codes = new Map<number, string>();
  const formats: { readonly font: number; readonly id: number }[] = [];
  const fonts: PartStyle[] = [];
  let strings: readonly string[] = [];
  let is1904 = false;
  for (records.next(); records.kind !== EOF; records.next()) {
    switch (records.kind) {
      case FILE_PASS:
        throw new ReadRefusal('password');
      case DATE_MODE:
        is1904 = records.short() === 1;
        break;
      case FORMAT: {
        const id = records.short();
        codes.set(id, texts.plain(records.short()));
        break;
      }
      case FONT:
        fonts.push(readFont(records));
        break;
      case XF:
        formats.push({ font: records.short(), id: records.short() });
        break;
      case SST:
        strings = readStrings(records, texts, fonts);
        break;
      case BOUND_SHEET: {
        const place = records.long();
        const state = records.byte();
        // Charts and sheets of macros have no prices.
        const isTable = records.byte() === 0;
        if (isTable && sheets.length < LIMITS.sheets)
          sheets.push({ name: texts.plain(records.byte()), isHidden: (state & 3) !== 0, place });
        break;
      }
      default:
    }
  }
  const kinds = new Map<number, FormatKind>();
  for (const { id } of formats) if (!kinds.has(id)) kinds.set(id, formatKind(id, codes.get(id)));
  const styles = formats.map(({ font, id }): FormatKind => {
    const kind = kinds.get(id) ?? 'plain';
    return fontAt(fonts, font) === 'struck' ? { struck: kind } : kind;
  });
  return { sheets, strings, styles, is1904 };
}

const STRUCK = 8;
/** Above the line or below it. */
const LIFTED: readonly number[] = [1, 2];

/** What a font does to a part of a text ([MS-XLS] 2.4.122). A record that is too short does nothing. */
function readFont(records: BiffRecords): PartStyle {
  if (records.end - records.at < 10) return 'plain';
  records.skip(2);
  const isStruck = (records.short() & STRUCK) !== 0;
  records.skip(4);
  return LIFTED.includes(records.short()) ? 'raised' : isStruck ? 'struck' : 'plain';
}

/** All texts that are there; the number declared before them is not trusted. */
function readStrings(records: BiffRecords, texts: BiffTexts, fonts: readonly PartStyle[]): string[] {
  const strings: string[] = [];
  records.skip(8);
  while (records.hasMore()) {
    if (strings.length >= LIMITS.cells) throw new ReadRefusal('too-many-cells');
    strings.push(texts.rich(fonts));
  }
  return strings;
}
