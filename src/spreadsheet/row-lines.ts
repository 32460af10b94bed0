import type { Cell, SheetRow } from '#domain/price-import/cell.ts';
import { type CellBudget, spend } from './cell-budget.ts';
import { LIMITS } from './limits.ts';

/** Collects the cells of a sheet into rows. Most files have them row by row, some in any order. */
export interface RowLines {
  /** Zero-based; what lies outside a sheet of its time is left out. Of a cell that comes twice the last one counts. */
  put(row: number, column: number, cell: Cell): void;
  hide(row: number): void;
  rows(): SheetRow[];
}

/** Rows of a sheet until Excel 2003. */
const ROWS = 65_536;

/** @param limit rows that a sheet of the format has */
export function rowLines(budget: CellBudget, limit = ROWS): RowLines {
  // The row that is being filled; kept as a copy, because an array that grows cell by cell keeps room for twice as many.
  const line: Cell[] = Array.from({ length: LIMITS.columns }, () => null);
  const lines: (Cell[] | null)[] = [];
  const hidden = new Uint8Array(limit);
  let current = 0;
  let width = 0;

  const keep = (): void => {
    let used = width;
    while (used > 0 && line[used - 1] === null) used -= 1;
    if (used > 0) {
      spend(budget, used);
      while (lines.length <= current) lines.push(null);
      lines[current] = line.slice(0, used);
    }
    line.fill(null, 0, width);
    width = 0;
  };

  const turnTo = (row: number): void => {
    keep();
    current = row;
    const known = lines[row];
    if (!known) return;
    for (const [column, cell] of known.entries()) line[column] = cell;
    width = known.length;
    budget.rows -= 1;
    budget.cells -= width;
    lines[row] = null;
  };

  return {
    put(row, column, cell) {
      if (column >= LIMITS.columns || row >= limit) return;
      if (row !== current) turnTo(row);
      line[column] = cell;
      if (column >= width) width = column + 1;
    },
    hide(row) {
      hidden[row] = 1;
    },
    rows() {
      keep();
      const rows: SheetRow[] = [];
      for (const [at, cells] of lines.entries())
        if (cells) rows.push({ number: at + 1, cells, isHidden: hidden[at] === 1 });
      return rows;
    },
  };
}
