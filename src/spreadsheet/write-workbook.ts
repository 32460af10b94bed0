import { utils, write } from 'xlsx';
import type { WrittenRow } from '#domain/kernel/written-table.ts';

/** Excel's own limit; the writer throws above it. https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const CELL_LENGTH = 32_767;

/** What a workbook reads as an escape of one sign: `_x0041_` is an A. The underscore before it is escaped itself. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A workbook of one sheet. Text cells are typed as text, so `=1+1` stays what it is; numbers are shown with two decimals. */
export function writeWorkbook(name: string, rows: readonly WrittenRow[]): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) =>
        cell === null
          ? null
          : typeof cell === 'number'
            ? { t: 'n', v: cell, z: '#,##0.00' }
            : { t: 's', v: cellText(cell), z: '@' },
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

function cellText(text: string): string {
  const written = text.replace(ESCAPE, '_x005F_');
  if (written.length <= CELL_LENGTH) return written;
  const isPair = /[\uD800-\uDBFF]/.test(written.charAt(CELL_LENGTH - 1));
  return written.slice(0, isPair ? CELL_LENGTH - 1 : CELL_LENGTH);
}
