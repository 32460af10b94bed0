import { type Cell, isBlank, type MergedRange, type SheetRow } from './cell.ts';
import type { Table } from './table.ts';

/**
 * Fills the cells that a merged one covers further down: a price, a unit or a currency that is merged down several rows is that of each of
 * them. The file holds its value in the first row only.
 */
export function mergedDown({ body, merges }: Table): (row: SheetRow) => SheetRow {
  if (merges.length === 0) return (row) => row;
  const rows = new Map(body.map((row) => [row.number, row]));
  const byColumn = new Map<number, MergedRange[]>();
  for (const merge of merges.toSorted((a, b) => a.top - b.top)) {
    const known = byColumn.get(merge.left);
    if (known) known.push(merge);
    else byColumn.set(merge.left, [merge]);
  }
  return (row) => {
    let cells: Cell[] | null = null;
    for (const [column, ranges] of byColumn) {
      if (!isBlank(row.cells[column])) continue;
      const merge = lastAbove(ranges, row.number);
      const value = merge && merge.bottom >= row.number ? rows.get(merge.top)?.cells[column] : undefined;
      if (value === undefined || isBlank(value)) continue;
      cells ??= [...row.cells];
      while (cells.length < column) cells.push(null);
      cells[column] = value;
    }
    return cells ? { ...row, cells } : row;
  };
}

/** The last of the ranges that begins above a row. @param ranges sorted by their tops */
function lastAbove(ranges: readonly MergedRange[], row: number): MergedRange | undefined {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranges[middle]?.top ?? row) < row) from = middle + 1;
    else to = middle;
  }
  return ranges[from - 1];
}
