import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utils, type WorkBook, write } from 'xlsx';
import type { Bytes } from './byte-tags.ts';
import { readLegacy } from './read-legacy.ts';
import { labelCell, numberCell } from './testing/biff-cells.ts';
import { oldWorkbook, readStream, type WrittenSheet } from './testing/biff-stream.ts';
import { cellTexts } from './testing/cell-texts.ts';

const written = (book: WorkBook, bookSST: boolean): Bytes =>
  new Uint8Array(write(book, { type: 'array', bookType: 'biff8', bookSST, cellStyles: true }) as ArrayBuffer);

const value = fc.oneof(
  { weight: 3, arbitrary: cellTexts.map((v) => ({ t: 's', v })) },
  // SheetJS reads numbers near the largest double as blank.
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }).map((v) => ({ t: 'n', v })),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((centavos) => ({ t: 'n', v: centavos / 100 })),
  fc
    .tuple(
      fc.integer({ min: 0, max: 60_000 }),
      fc.constantFrom(
        '0000',
        '000-000',
        'dd/mm/yyyy',
        '0.00%',
        '@',
        '"$"#,##0.00',
        '#,##0.00;[Red]-#,##0.00',
        'm/d/yy',
        '0%',
      ),
    )
    .map(([v, z]) => ({ t: 'n', v, z })),
  fc.boolean().map((v) => ({ t: 'b', v })),
  fc.constantFrom(0, 7, 15, 23, 29, 36, 42, 43).map((v) => ({ t: 'e', v })),
);
const table = fc.array(fc.array(fc.option(value, { freq: 4 }), { maxLength: 9 }), { minLength: 1, maxLength: 40 });
const workbook = fc
  .array(
    fc.record({
      table,
      top: fc.nat(300),
      left: fc.nat(40),
      hidden: fc.nat(2),
      cols: fc.array(fc.boolean(), { maxLength: 12 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((sheets) => {
    const book = utils.book_new();
    for (const [at, { table, top, left, cols }] of sheets.entries()) {
      const sheet = utils.aoa_to_sheet([[]]);
      let width = 0;
      for (const [row, cells] of table.entries())
        for (const [column, cell] of cells.entries()) {
          width = Math.max(width, column);
          if (cell) sheet[utils.encode_cell({ r: top + row, c: left + column })] = { ...cell };
        }
      sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: top + table.length, c: left + width } });
      sheet['!cols'] = cols.map((hidden) => ({ hidden, wch: 9 }));
      sheet['!merges'] = top % 2 ? [{ s: { r: top, c: left }, e: { r: top + 1, c: left + 3 } }] : [];
      utils.book_append_sheet(book, sheet, `Hoja ñ ${at}`);
    }
    book.Workbook = { Sheets: sheets.map(({ hidden }) => ({ Hidden: hidden as 0 | 1 | 2 })) };
    return book;
  });

test('workbooks that SheetJS writes are read as SheetJS reads them, cell by cell', () => {
  fc.assert(
    fc.property(workbook, fc.boolean(), (book, hasShared) => {
      const bytes = written(book, hasShared);
      expect(readStream(bytes)).toEqual(readLegacy(bytes));
    }),
    { numRuns: 150 },
  );
});

const LIST: WrittenSheet = { name: 'Lista', records: [labelCell(0, 0, 'A-1'), numberCell(0, 1, 45.5)] };

test('older workbooks, and those whose list of sheets is wrong, are left to SheetJS', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['A-1', 45.5]]), 'Lista');
  const older = new Uint8Array(write(book, { type: 'array', bookType: 'biff5' }) as ArrayBuffer);
  expect(readStream(older)).toBeNull();
  expect(readLegacy(older)[0]?.rows[0]?.cells).toEqual(['A-1', 45.5]);
  for (const place of [3, 20, 999_999, 0xffff_ffff]) expect(readStream(oldWorkbook([{ ...LIST, place }]))).toBeNull();
});
