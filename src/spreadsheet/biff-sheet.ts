import type { Cell, MergedRange, Sheet } from '#domain/price-import/cell.ts';
import type { BiffRecords } from './biff-records.ts';
import type { BiffTexts } from './biff-texts.ts';
import type { BiffWorkbook } from './biff-workbook.ts';
import type { CellBudget } from './cell-budget.ts';
import { errorLabel, truthLabel } from './cell-labels.ts';
import { LIMITS } from './limits.ts';
import { formattedNumber } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { rowLines } from './row-lines.ts';

const FORMULA = 0x06;
const EOF = 0x0a;
const COL_INFO = 0x7d;
const MUL_RK = 0xbd;
const R_STRING = 0xd6;
const MERGE_CELLS = 0xe5;
const LABEL_SST = 0xfd;
const NUMBER = 0x203;
const LABEL = 0x204;
const BOOL_ERR = 0x205;
const STRING = 0x207;
const ROW = 0x208;
const RK = 0x27e;
const BOF = 0x809;

/** Row, column and style stand first in every cell. */
const CELL = 6;
const DAYS_TO_1904 = 1462;
const UNKNOWN: Cell = { kind: 'error', text: '' };

/** The cells of one sheet of an old workbook. @param records on its first; they end on its last */
export function readBiffSheet(
  records: BiffRecords,
  texts: BiffTexts,
  { strings, styles, is1904 }: BiffWorkbook,
  budget: CellBudget,
): Omit<Sheet, 'name' | 'isHidden'> {
  const { view } = records;
  const lines = rowLines(budget);
  const hiddenColumns = new Uint8Array(LIMITS.columns);
  const merges: MergedRange[] = [];
  /** Of the formula whose text comes in a record of its own. */
  let textRow = -1;
  let textColumn = 0;

  const numberCell = (value: number, style: number): Cell => {
    const kind = styles[style];
    if (!Number.isFinite(value)) return { kind: 'error', text: errorLabel(36) };
    if (kind === undefined || kind === 'plain') return value;
    return formattedNumber(kind === 'date' && is1904 ? value + DAYS_TO_1904 : value, kind);
  };

  const formulaCell = (at: number): Cell => {
    if (view.getUint16(at + 12, true) !== 0xffff)
      return numberCell(view.getFloat64(at + 6, true), view.getUint16(at + 4, true));
    const value = view.getUint8(at + 8);
    switch (view.getUint8(at + 6)) {
      case 0:
        textRow = view.getUint16(at, true);
        textColumn = view.getUint16(at + 2, true);
        return UNKNOWN;
      case 1:
        return truthLabel(value === 1);
      case 2:
        return { kind: 'error', text: errorLabel(value) };
      case 3:
        return null;
      default:
        // Nobody has calculated it: its price is not known, which is not the same as none.
        return UNKNOWN;
    }
  };

  /** The cell at `at`, of a record that holds one. */
  const readCell = (kind: number, at: number): Cell => {
    switch (kind) {
      case LABEL_SST: {
        records.demand(CELL + 4);
        const text = strings[view.getUint32(at + 6, true)];
        if (text === undefined) throw new ReadRefusal('damaged');
        return textCell(text);
      }
      case NUMBER:
        records.demand(CELL + 8);
        return numberCell(view.getFloat64(at + 6, true), view.getUint16(at + 4, true));
      case RK:
        records.demand(CELL + 4);
        return numberCell(packedNumber(view, at + 6), view.getUint16(at + 4, true));
      case FORMULA:
        records.demand(CELL + 8);
        return formulaCell(at);
      case BOOL_ERR: {
        records.demand(CELL + 2);
        const value = view.getUint8(at + 6);
        return view.getUint8(at + 7) === 1 ? { kind: 'error', text: errorLabel(value) } : truthLabel(value === 1);
      }
      default:
        records.demand(CELL + 2);
        records.skip(CELL);
        return textCell(texts.plain(records.short()));
    }
  };

  const readRecord = (): void => {
    const { kind, at } = records;
    switch (kind) {
      case LABEL_SST:
      case NUMBER:
      case RK:
      case FORMULA:
      case BOOL_ERR:
      case LABEL:
      case R_STRING: {
        const cell = readCell(kind, at);
        lines.put(view.getUint16(at, true), view.getUint16(at + 2, true), cell);
        break;
      }
      case MUL_RK: {
        records.demand(CELL);
        const row = view.getUint16(at, true);
        let column = view.getUint16(at + 2, true);
        // After the last comes its column.
        for (let place = at + 4; place + 8 <= records.end; place += 6, column += 1)
          lines.put(row, column, numberCell(packedNumber(view, place + 2), view.getUint16(place, true)));
        break;
      }
      case STRING:
        if (textRow >= 0) lines.put(textRow, textColumn, textCell(texts.plain(records.short())));
        textRow = -1;
        break;
      case ROW:
        records.demand(14);
        if (view.getUint8(at + 12) & 0x20) lines.hide(view.getUint16(at, true));
        break;
      case COL_INFO: {
        records.demand(10);
        if (view.getUint8(at + 8) & 1)
          hiddenColumns.fill(1, view.getUint16(at, true), view.getUint16(at + 2, true) + 1);
        break;
      }
      case MERGE_CELLS:
        for (let place = at + 2; place + 8 <= records.end && merges.length < LIMITS.merges; place += 8)
          merges.push({
            top: view.getUint16(place, true) + 1,
            bottom: view.getUint16(place + 2, true) + 1,
            left: view.getUint16(place + 4, true),
            right: view.getUint16(place + 6, true),
          });
        break;
      default:
    }
  };

  // A chart in the sheet has its own first and last record.
  for (let inside = 0; ; ) {
    records.next();
    if (records.kind === BOF) inside += 1;
    else if (records.kind === EOF) {
      if (inside === 0) break;
      inside -= 1;
    } else if (inside === 0) readRecord();
  }
  return { rows: lines.rows(), hiddenColumns: placesOf(hiddenColumns), merges };
}

const placesOf = (marks: Uint8Array): number[] => Array.from(marks.keys()).filter((place) => marks[place] === 1);

const textCell = (text: string): Cell => (text.trim() === '' ? null : text);

/** A number in four bytes: a whole one or the upper half of another, and either may stand for its hundredth. */
function packedNumber(view: DataView, at: number): number {
  const packed = view.getInt32(at, true);
  if (packed & 2) return packed & 1 ? (packed >> 2) / 100 : packed >> 2;
  half.setInt32(0, packed & ~3);
  const value = half.getFloat64(0);
  return packed & 1 ? value / 100 : value;
}
const half = new DataView(new ArrayBuffer(8));
