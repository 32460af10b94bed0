import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type BookType, utils, type WorkBook, write } from 'xlsx';
import { problemMessage } from './problem-messages.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { type Cells, cellsOfSheets, ourCells, theirCells } from './testing/compare-cells.ts';
import { oddFiles } from './testing/odd-files.ts';
import { unusualCells, unusualParts } from './testing/unusual-packages.ts';

// SheetJS logs what it cannot read.
beforeAll(() => {
  for (const how of ['log', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

describe('a workbook in an unusual spelling', () => {
  for (const { name, bytes, cells, otherwise } of [...unusualParts(), ...unusualCells()])
    test(name, async () => {
      expect(await ourCells(bytes, false)).toEqual(cells);
      if (otherwise === undefined) expect(theirCells(bytes)).toEqual(cells);
      else expect(theirCells(bytes)).not.toEqual(cells);
    });
});

const ROWS = [
  ['Clave', 'Descripción', 'Precio'],
  ['A-1', 'Brocha de 2" piña', 45.5],
  ['0017', 'Cincel; con, comas\ty ñandú', 120],
  ['12E4', 'x'.repeat(200), -0.01],
  ['B', '', 99_999_999.99],
];
const book = (): WorkBook => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(ROWS), 'Precios');
  return made;
};
const written = (bookType: BookType, bookSST: boolean, compression: boolean): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(book(), { type: 'array', bookType, bookSST, compression }) as ArrayBuffer);

/** The formats that are read, by SheetJS's names for them; ours alone must know the first. */
const OWN: readonly BookType[] = ['xlsx', 'xlsm', 'xlsb', 'biff8'];
const BY_SHEETJS: readonly BookType[] = ['biff5', 'biff2', 'xlml', 'ods', 'html', 'sylk', 'dif'];
const withoutSheet = (cell: string): string => cell.replace(/^[^!]*!/, '');
const texts = (cells: Cells): Cells => (typeof cells === 'string' ? cells : cells.map(withoutSheet));
const EXPECTED = cellsOfSheets([
  {
    name: 'P',
    isHidden: false,
    hiddenColumns: [],
    merges: [],
    rows: ROWS.map((cells, at) => ({ number: at + 1, cells, isHidden: false })),
  },
]).map(withoutSheet);

for (const bookType of OWN)
  test(`${bookType}: every text and number is read by our own reader, as SheetJS reads it`, async () => {
    for (const bookSST of [false, true])
      for (const compression of [false, true]) {
        const bytes = written(bookType, bookSST, compression);
        expect(texts(await ourCells(bytes, false))).toEqual(EXPECTED);
        expect(texts(theirCells(bytes))).toEqual(EXPECTED);
      }
  });

/** What SheetJS's writer changes: without its tables of encodings it writes no accents in old workbooks, and no quotes in SYLK. */
const AS_WRITTEN: Partial<Record<BookType, (text: string) => string>> = {
  biff5: (text) => text.replace(/[^\p{ASCII}]/gu, '_'),
  biff2: (text) => text.replace(/[^\p{ASCII}]/gu, '_'),
  sylk: (text) => text.replaceAll('"', ''),
};
for (const bookType of BY_SHEETJS)
  test(`${bookType}: every text and number is read`, async () => {
    const { [bookType]: asWritten = (text: string) => text } = AS_WRITTEN;
    expect(texts(await ourCells(written(bookType, false, false)))).toEqual(EXPECTED.map(asWritten));
  });

test('SYLK and DIF are read in the encoding that they are in, with the quotes and semicolons of their texts', async () => {
  const sylk = [
    'ID;PWXL;N;E',
    'P;PGeneral',
    'F;P0;DG0G10;M255',
    'B;Y2;X3;D0 0 1 2',
    'C;Y1;X1;K"Clave"',
    'C;X2;K"Descripción"',
    'C;X3;K"Precio"',
    'C;Y2;X1;K"0017"',
    'C;X2;K"Piña 2;; ancha"',
    'C;X3;K45.5',
    'E',
    '',
  ].join('\r\n');
  const dif = [
    'TABLE\n0,1\n"EXCEL"\nVECTORS\n0,2\n""\nTUPLES\n0,3\n""\nDATA\n0,0\n""',
    '-1,0\nBOT\n1,0\n"Clave"\n1,0\n"Descripción"\n1,0\n"Precio"',
    '-1,0\nBOT\n1,0\n"0017"\n1,0\n"Piña 2; ancha"\n0,45.5\nV\n-1,0\nEOD\n',
  ].join('\n');
  for (const text of [sylk, dif])
    for (const encoding of ['utf8', 'latin1'] as const)
      expect(texts(await ourCells(new Uint8Array(Buffer.from(text, encoding))))).toEqual([
        'A1 Clave',
        'B1 Descripción',
        'C1 Precio',
        'A2 0017',
        'B2 Piña 2; ancha',
        'C2 45.5',
      ]);
});

test('a CSV whose first titles look like SYLK is read as a CSV', async () => {
  const csv = new TextEncoder().encode('ID;Producto\r\nP;PVC\r\nA-1;45.50');
  expect(texts(await ourCells(csv))).toEqual(['A1 ID', 'B1 Producto', 'A2 P', 'B2 PVC', 'A3 A-1', 'B3 45.50']);
});

test('the odd workbooks that are read hold what SheetJS reads in them', async () => {
  /** Two hundred thousand rows and fifty thousand merged ranges, for which SheetJS takes a minute. */
  const large = ['filas-en-blanco.xlsx', 'combinadas.xlsx'];
  for (const { name, content, outcome } of oddFiles()) {
    if (outcome !== 'rows' || !/\.xl\w+$/.test(name) || large.includes(name)) continue;
    const bytes = new Uint8Array(content);
    expect(await ourCells(bytes), name).toEqual(theirCells(bytes));
  }
});

test('a file of other data gets one sentence, whatever its name', async () => {
  const json = new TextEncoder().encode('{"clave":"A-1","precio":45.5}\n{"clave":"A-2","precio":50}');
  const read = await readFile(json, () => Promise.resolve({ readLegacy }));
  expect(read.ok ? '' : problemMessage(read.error)).toBe(
    'Es un archivo de datos JSON, no una hoja de cálculo. Pide la lista en Excel o CSV.',
  );
});
