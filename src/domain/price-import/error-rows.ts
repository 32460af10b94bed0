import type { WrittenRow } from '#domain/kernel/written-table.ts';
import { cellText } from './cell.ts';
import type { DiffRow } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';
import { rowMessage } from './row-messages.ts';
import type { Table } from './table.ts';

/** Rows that are not written for a reason, with the file's own columns and the reason last. */
export function errorRows(table: Table, lines: readonly PriceLine[], rows: readonly DiffRow[]): WrittenRow[] {
  const byNumber = new Map(table.body.map((row) => [row.number, row]));
  const titles = table.columns.map(({ title, letter }) => title || `Columna ${letter}`);
  const bad = rows.filter((row) => row.state === 'error' || row.state === 'unknown');
  return [
    ['Fila', ...titles, 'Motivo'],
    ...bad.map((row): WrittenRow => {
      const cells = byNumber.get(row.row)?.cells ?? [];
      const offset = lines[row.line]?.offset ?? 0;
      const own = table.columns.map(({ index }) => cellText(cells[index + offset]));
      return [String(row.row), ...own, rowMessage(row)];
    }),
  ];
}
