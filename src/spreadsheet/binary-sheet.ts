import type { Cell, MergedRange, Sheet } from '#domain/price-import/cell.ts';
import { packedNumber, storedNumber, textCell } from './biff-cells.ts';
import { BinaryRecords } from './binary-records.ts';
import type { Bytes } from './byte-tags.ts';
import type { CellBudget } from './cell-budget.ts';
import { errorLabel, truthLabel } from './cell-labels.ts';
import { LIMITS } from './limits.ts';
import type { FormatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';
import { rowLines } from './row-lines.ts';
import type { PartStyle } from './xml-text.ts';

/** What the cells of an .xlsb refer to. */
export interface BinaryTables {
  readonly strings: readonly string[];
  readonly styles: readonly FormatKind[];
  readonly fonts: readonly PartStyle[];
  readonly is1904: boolean;
}

const ROW = 0;
const LAST_FORMULA = 0x0b;
const FIRST_SHORT = 0x0c;
const LAST_SHORT = 0x12;
const COL_INFO = 0x3c;
const RICH_TEXT = 0x3e;
const SHEET_END = 0x82;
const MERGE_CELL = 0xb0;
const ROWS = 1_048_576;

/** The cells of one sheet of an .xlsb. One that ends before its last record is refused: nobody would see which rows are missing. */
export function readBinarySheet(
  part: Bytes,
  { strings, styles, fonts, is1904 }: BinaryTables,
  budget: CellBudget,
): Omit<Sheet, 'name' | 'isHidden'> {
  const records = new BinaryRecords(part);
  const lines = rowLines(budget, ROWS);
  const hiddenColumns = new Uint8Array(LIMITS.columns);
  const merges: MergedRange[] = [];
  let row = 0;
  let column = -1;

  /** The value of a cell, by the kind of its record. */
  const valueOf = (kind: number, style: number): Cell => {
    switch (kind) {
      case 0x02: {
        records.skip(4);
        return storedNumber(packedNumber(records.view, records.at - 4), styles[style], is1904);
      }
      case 0x03:
      case 0x0b:
        return { kind: 'error', text: errorLabel(records.byte()) };
      case 0x04:
      case 0x0a:
        return truthLabel(records.byte() === 1);
      case 0x05:
      case 0x09:
        return storedNumber(records.double(), styles[style], is1904);
      case 0x06:
      case 0x08:
        return textCell(records.text(), styles[style]);
      case 0x07: {
        const text = strings[records.long()];
        if (text === undefined) throw new ReadRefusal('damaged');
        return textCell(text, styles[style]);
      }
      case RICH_TEXT:
        return textCell(records.rich(fonts), styles[style]);
      default:
        return null;
    }
  };

  while (records.next()) {
    const { kind } = records;
    if (kind === ROW) {
      row = records.long();
      column = -1;
      records.skip(7);
      if (records.byte() & 0x10 && row < ROWS) lines.hide(row);
    } else if (kind <= LAST_FORMULA || kind === RICH_TEXT) {
      column = records.long();
      const style = records.long() & 0xff_ffff;
      lines.put(row, column, valueOf(kind, style));
    } else if (kind >= FIRST_SHORT && kind <= LAST_SHORT) {
      // The cell right of the one before, without its own column.
      column += 1;
      const style = records.long() & 0xff_ffff;
      lines.put(row, column, valueOf(kind - FIRST_SHORT + 1, style));
    } else if (kind === COL_INFO) {
      const from = records.long();
      const to = records.long();
      records.skip(8);
      if (records.short() & 1) hiddenColumns.fill(1, from, Math.min(to, LIMITS.columns) + 1);
    } else if (kind === MERGE_CELL && merges.length < LIMITS.merges) {
      const top = records.long() + 1;
      const bottom = records.long() + 1;
      merges.push({ top, bottom, left: records.long(), right: records.long() });
    } else if (kind === SHEET_END)
      return {
        rows: lines.rows(),
        hiddenColumns: Array.from(hiddenColumns.keys()).filter((place) => hiddenColumns[place] === 1),
        merges,
      };
  }
  throw new ReadRefusal('damaged');
}
