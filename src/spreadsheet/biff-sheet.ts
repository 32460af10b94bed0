import type { MergedRange, Sheet } from '#domain/price-import/cell.ts';
import { awaitsText, biffCells, CELL_HEAD, CELL_RECORDS, textCell } from './biff-cells.ts';
import type { BiffRecords } from './biff-records.ts';
import type { BiffTexts } from './biff-texts.ts';
import type { BiffWorkbook } from './biff-workbook.ts';
import type { CellBudget } from './cell-budget.ts';
import { LIMITS } from './limits.ts';
import { rowLines } from './row-lines.ts';

const { FORMULA, R_STRING, LABEL_SST, NUMBER, LABEL, BOOL_ERR, RK } = CELL_RECORDS;
const EOF = 0x0a;
const COL_INFO = 0x7d;
const MUL_RK = 0xbd;
const MERGE_CELLS = 0xe5;
const STRING = 0x207;
const ROW = 0x208;
const BOF = 0x809;

/** The cells of one sheet of an old workbook. @param records on its first; they end on its last */
export function readBiffSheet(
  records: BiffRecords,
  texts: BiffTexts,
  workbook: BiffWorkbook,
  budget: CellBudget,
): Omit<Sheet, 'name' | 'isHidden'> {
  const { view } = records;
  const cells = biffCells(records, texts, workbook);
  const lines = rowLines(budget);
  const hiddenColumns = new Uint8Array(LIMITS.columns);
  const merges: MergedRange[] = [];
  /** The cell of the formula whose text comes in a record of its own. */
  let textRow = -1;
  let textColumn = 0;
  let textStyle = 0;

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
        const cell = cells.read(kind, at);
        const row = view.getUint16(at, true);
        const column = view.getUint16(at + 2, true);
        if (kind === FORMULA && awaitsText(view, at)) {
          textRow = row;
          textColumn = column;
          textStyle = view.getUint16(at + 4, true);
        }
        lines.put(row, column, cell);
        break;
      }
      case MUL_RK: {
        records.demand(CELL_HEAD);
        const row = view.getUint16(at, true);
        let column = view.getUint16(at + 2, true);
        // After the last comes its column.
        for (let place = at + 4; place + 8 <= records.end; place += 6, column += 1)
          lines.put(row, column, cells.packed(place + 2, view.getUint16(place, true)));
        break;
      }
      case STRING:
        if (textRow >= 0)
          lines.put(textRow, textColumn, textCell(texts.plain(records.short()), workbook.styles[textStyle]));
        textRow = -1;
        break;
      case ROW:
        if (records.end - at >= 14 && view.getUint8(at + 12) & 0x20) lines.hide(view.getUint16(at, true));
        break;
      case COL_INFO: {
        if (records.end - at >= 10 && view.getUint8(at + 8) & 1)
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
