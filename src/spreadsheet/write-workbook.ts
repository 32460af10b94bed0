import { utils, write } from 'xlsx';
import type { WrittenRow } from '#domain/kernel/written-table.ts';

/** A workbook of one sheet. Text cells are typed as text, so `=1+1` stays what it is; numbers are shown with two decimals. */
export function writeWorkbook(name: string, rows: readonly WrittenRow[]): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) =>
        cell === null
          ? null
          : typeof cell === 'number'
            ? { t: 'n', v: cell, z: '#,##0.00' }
            : { t: 's', v: cell, z: '@' },
      ),
    ),
  );
  const widths = (rows[0] ?? []).map((_, column) => ({
    wch: Math.min(60, Math.max(10, ...rows.slice(0, 200).map((row) => String(row[column] ?? '').length + 2))),
  }));
  sheet['!cols'] = widths;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
}
