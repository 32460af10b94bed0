import { expect, test } from 'vitest';
import { type BookType, utils, type WorkBook, write } from 'xlsx';
import { readBinarySheet } from './binary-sheet.ts';
import type { Bytes } from './byte-tags.ts';
import { emptyBudget } from './cell-budget.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';

const written = (book: WorkBook, bookType: BookType = 'xlsb'): Bytes =>
  new Uint8Array(write(book, { type: 'array', bookType, bookSST: true, cellStyles: true }) as ArrayBuffer);

const ours = (bytes: Bytes) =>
  readFile(bytes, () => Promise.reject(new Error('Our own readers do not know this file')));

function book(): WorkBook {
  const sheet = utils.aoa_to_sheet([
    ['Clave', 'Precio', 'Alta', 'Margen'],
    ['A-1', 45.5, null, null],
    ['A-2', -0.01, true, null],
  ]);
  sheet['A4'] = { t: 'n', v: 17, z: '0000' };
  sheet['C2'] = { t: 'n', v: 46_000, z: 'dd/mm/yyyy' };
  sheet['D2'] = { t: 'n', v: 0.3, z: '0%' };
  sheet['D3'] = { t: 'e', v: 42 };
  sheet['B4'] = { t: 'n', v: 1e15 / 7 };
  sheet['B9'] = { t: 's', v: 'Última ñandú' };
  sheet['!ref'] = 'A1:D9';
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }];
  sheet['!cols'] = [{ wch: 9 }, { hidden: true, wch: 9 }];
  sheet['!rows'] = [{}, {}, { hidden: true }];
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, 'Lista ñ');
  utils.book_append_sheet(made, utils.aoa_to_sheet([['Notas']]), 'Notas');
  made.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return made;
}

test('an .xlsb is read as SheetJS reads it: formats, errors, merged cells, and what is hidden', async () => {
  const bytes = written(book());
  const read = await ours(bytes);
  expect(read.ok && read.value.sheets).toEqual(readLegacy(bytes));
});

test('a sheet has more rows than one of Excel 97, and one without its last record is refused', () => {
  const long = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24];
  const row = [0x00, 17, ...long(70_000), ...Array.from({ length: 13 }, () => 0)];
  const cell = [0x07, 12, ...long(1), ...long(0), ...long(0)];
  const read = (...records: readonly (readonly number[])[]) =>
    readBinarySheet(
      new Uint8Array(records.flat()),
      { strings: ['TZ-1'], styles: [], fonts: [], is1904: false },
      emptyBudget(),
    );
  expect(read(row, cell, [0x82, 0x01, 0]).rows).toEqual([{ number: 70_001, cells: [null, 'TZ-1'], isHidden: false }]);
  expect(() => read(row, cell)).toThrow('damaged');
  expect(() => read(row, cell.slice(0, -1))).toThrow('damaged');
});

test.each<BookType>(['xlsm', 'xlsb'])('an .%s with macros gives the rows that it gives without', async (form) => {
  const plain = await ours(written(book(), form));
  const withMacros = book();
  withMacros.vbaraw = new Uint8Array(3000).fill(7);
  const bytes = written(withMacros, form);
  expect(Buffer.from(bytes).includes('vbaProject.bin')).toBe(true);
  expect(plain.ok).toBe(true);
  expect(await ours(bytes)).toEqual(plain);
});
