import type { Sheet } from '#domain/price-import/cell.ts';
import { cellText } from '#domain/price-import/cell.ts';
import type { Bytes } from '../byte-tags.ts';
import { readFile } from '../read-file.ts';
import { readLegacy } from '../read-legacy.ts';

/** Every cell that holds anything, as `A1 text`, in the order of the sheet; or the problem in place of them. */
export type Cells = readonly string[] | string;

export const cellsOfSheets = (sheets: readonly Sheet[]): string[] =>
  sheets.flatMap(({ name, rows }) =>
    rows.flatMap(({ number, cells }) =>
      cells.flatMap((cell, column) => {
        const text = cellText(cell);
        return text === '' && (cell === null || typeof cell !== 'object')
          ? []
          : [`${name}!${letters(column)}${number} ${text}`];
      }),
    ),
  );

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

/** What the import reads. @param mayLoadLegacy false where our own reader must know the file */
export async function ourCells(bytes: Bytes, mayLoadLegacy = true): Promise<Cells> {
  const read = await readFile(bytes, () =>
    mayLoadLegacy
      ? Promise.resolve({ readLegacy })
      : Promise.reject(new Error('Our own readers do not know this file')),
  );
  return read.ok ? cellsOfSheets(read.value.sheets) : read.error;
}

/** What SheetJS reads of the same bytes, without any of our readers. */
export function theirCells(bytes: Bytes): Cells {
  try {
    return cellsOfSheets(readLegacy(bytes));
  } catch {
    return 'damaged';
  }
}
