import type { Cell } from '#domain/price-import/cell.ts';
import type { BiffRecords } from './biff-records.ts';
import type { BiffTexts } from './biff-texts.ts';
import type { BiffWorkbook } from './biff-workbook.ts';
import { errorLabel, truthLabel } from './cell-labels.ts';
import { type FormatKind, formattedNumber } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { textIn } from './xml-text.ts';

/** Records that hold one cell each. */
export const CELL_RECORDS = {
  FORMULA: 0x06,
  R_STRING: 0xd6,
  LABEL_SST: 0xfd,
  NUMBER: 0x203,
  LABEL: 0x204,
  BOOL_ERR: 0x205,
  RK: 0x27e,
} as const;
const { FORMULA, LABEL_SST, NUMBER, BOOL_ERR, RK } = CELL_RECORDS;

/** Size of the row, column and style with which every cell begins. */
export const CELL_HEAD = 6;
const UNKNOWN: Cell = { kind: 'error', text: '' };

/** Reads the cells of an old workbook from the record at the cursor. */
export interface BiffCells {
  /** The cell of a record that holds one. */
  read(kind: number, at: number): Cell;
  /** A number of four bytes, with the style of its cell. */
  packed(at: number, style: number): Cell;
}

/** A number as the style of its cell shows it. */
export function storedNumber(value: number, kind: FormatKind | undefined, is1904: boolean): Cell {
  if (!Number.isFinite(value)) return { kind: 'error', text: errorLabel(36) };
  if (kind === undefined || kind === 'plain') return value;
  return formattedNumber(value, kind === 'date' && is1904 ? 'date-1904' : kind);
}

export function biffCells(
  records: BiffRecords,
  texts: BiffTexts,
  { strings, styles, is1904 }: BiffWorkbook,
): BiffCells {
  const { view } = records;

  const numberCell = (value: number, style: number): Cell => storedNumber(value, styles[style], is1904);

  const formulaCell = (at: number): Cell => {
    if (view.getUint16(at + 12, true) !== 0xffff)
      return numberCell(view.getFloat64(at + 6, true), view.getUint16(at + 4, true));
    const value = view.getUint8(at + 8);
    switch (view.getUint8(at + 6)) {
      case 1:
        return truthLabel(value === 1);
      case 2:
        return { kind: 'error', text: errorLabel(value) };
      case 3:
        return null;
      default:
        // Its text follows in a record of its own, or nobody has calculated it: an unknown price is not the same as none.
        return UNKNOWN;
    }
  };

  const read = (kind: number, at: number): Cell => {
    switch (kind) {
      case LABEL_SST: {
        records.demand(CELL_HEAD + 4);
        const text = strings[view.getUint32(at + 6, true)];
        if (text === undefined) throw new ReadRefusal('damaged');
        return textCell(text, styles[view.getUint16(at + 4, true)]);
      }
      case NUMBER:
        records.demand(CELL_HEAD + 8);
        return numberCell(view.getFloat64(at + 6, true), view.getUint16(at + 4, true));
      case RK:
        records.demand(CELL_HEAD + 4);
        return numberCell(packedNumber(view, at + 6), view.getUint16(at + 4, true));
      case FORMULA:
        records.demand(CELL_HEAD + 8);
        return formulaCell(at);
      case BOOL_ERR: {
        records.demand(CELL_HEAD + 2);
        const value = view.getUint8(at + 6);
        return view.getUint8(at + 7) === 1 ? { kind: 'error', text: errorLabel(value) } : truthLabel(value === 1);
      }
      default:
        records.demand(CELL_HEAD + 2);
        records.skip(CELL_HEAD);
        return textCell(texts.plain(records.short()), styles[view.getUint16(at + 4, true)]);
    }
  };

  return { read, packed: (at, style) => numberCell(packedNumber(view, at), style) };
}

/** Whether the text of a formula follows in a record of its own. */
export const awaitsText = (view: DataView, at: number): boolean =>
  view.getUint16(at + 12, true) === 0xffff && view.getUint8(at + 6) === 0;

export const textCell = (text: string, style?: FormatKind): Cell => (text.trim() === '' ? null : textIn(style, text));

/** A number in four bytes: an integer, or the upper half of a double; either may be a hundred times the value. */
export function packedNumber(view: DataView, at: number): number {
  const packed = view.getInt32(at, true);
  if (packed & 2) return packed & 1 ? (packed >> 2) / 100 : packed >> 2;
  half.setInt32(0, packed & ~3);
  const value = half.getFloat64(0);
  return packed & 1 ? value / 100 : value;
}
const half = new DataView(new ArrayBuffer(8));
