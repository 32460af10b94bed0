import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from 'xlsx';
import { guardText, restoreText, tableToCsv } from '#domain/kernel/written-table.ts';
import { type CurrentProduct, foldClave } from '#domain/price-import/clave-match.ts';
import { templateRows } from '#domain/price-import/template.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { importOf } from './testing/supplier-list.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Claves that are easily altered when they are read as numbers or formulas. */
const clave = fc.oneof(
  fc.stringMatching(/^[A-Z]{2}-[0-9]{1,4}[A-Z]?$/),
  fc.stringMatching(/^0[0-9]{3,12}$/),
  fc.stringMatching(/^[0-9]{1,2}E[0-9]{1,2}$/),
  fc.stringMatching(/^[=+@-][A-Z0-9]{1,6}$/),
  fc.stringMatching(/^[1-9][0-9]{12}$/),
  fc.constantFrom("'=1", 'Ñ-1', '1/2"', 'A;B', 'A,B', '1.50', '7.5E3', 'TRUE', '12-11-2026'),
);
const catalogue = fc
  .uniqueArray(
    fc.record({
      clave,
      nombre: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `Producto ${text}`),
      precio: fc.option(fc.integer({ min: 1, max: 900_000_000 })),
    }),
    { minLength: 3, maxLength: 60, selector: ({ clave: key }) => foldClave(key) },
  )
  .filter((products) => products.filter(({ precio }) => precio !== null).length >= 2)
  .map((products) =>
    products.map((product, at): CurrentProduct => ({ ...product, id: `p${at}`, vigente: '2026-01-01', rev: 1 })),
  );

/** What the import makes of the file that the export made: nothing, product by product. */
async function expectUnchanged(bytes: Uint8Array<ArrayBuffer>, products: readonly CurrentProduct[]): Promise<void> {
  const priceImport = await importOf(bytes, products);
  priceImport.openSheet(0, 0);
  const { choices } = priceImport.propose({ clave: 0, nombre: 1, precio: 2, iva: 'incluido' }, null);
  const review = priceImport.review(choices);
  const rows = priceImport.page({ filter: 'todas', order: 'fila', search: '' }, 0, 1000).rows;
  expect(rows.filter(({ state }) => state !== 'same' && state !== 'blank')).toEqual([]);
  expect(review.counts).toMatchObject({ rows: products.length, changes: 0, unknown: 0, errors: 0 });
}

test('reading the workbook that we export changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, (products) =>
      expectUnchanged(writeWorkbook('Precios', templateRows(products)), products),
    ),
    { numRuns: 60 },
  );
});

test('reading the CSV that we export changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, (products) =>
      expectUnchanged(new TextEncoder().encode(tableToCsv(templateRows(products))), products),
    ),
    { numRuns: 150 },
  );
});

test('no exported text is a formula, and every one is read back unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), clave), (text) => {
      // A text alone in its formula, of which nothing is computed.
      expect(guardText(text).replace(/^="[\w ./:+-]+"$/, '')).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(restoreText(guardText(text))).toBe(text);
    }),
  );
});

test.each([
  '00127',
  '7501206683316',
  '12E3',
  '7.5E3',
  '1/2',
  '3-8',
  '12-11-2026',
  '5-2024',
  '2024-5',
  '3-4-5',
  '10:30:15',
  '00-15',
  'TP-01',
  '1/2"',
  '3 1/2',
  '10:30',
  'MAR-10',
  '5-Apr',
])('the clave %s is a text of the same letters to a spreadsheet program that opens the CSV', (text) => {
  const csv = tableToCsv([
    ['Clave', 'Producto'],
    [text, 'Broca'],
  ]);
  // SheetJS takes a cell for a number or a day as Excel does.
  const { SheetNames, Sheets } = read(csv, { type: 'string' });
  const cell: unknown = Sheets[SheetNames[0] ?? '']?.['A2'];
  expect(cell).toMatchObject({ t: 's', v: text });
});

test('a clave that begins or ends as a month is a text, because Excel in Spanish takes ABR-20 and 5-2024 for days', () => {
  for (const text of ['MAR-10', 'ABR-20', 'abr 20', 'DIC4', 'Sept-2', '5-ENE', '10/ago/26', 'MARZO1'])
    expect(guardText(text)).toBe(`="${text}"`);
  for (const text of ['5-2024', '12/1950', '2024-5', '1950-10']) expect(guardText(text)).toBe(`="${text}"`);
  for (const text of ['2026-11-20', '13-2024', '1234-56', 'MART-10', 'CODO-10', 'ABRA-20', 'MAR-10-B', 'JULI', 'DIC-'])
    expect(guardText(text)).toBe(text);
});

test('a decimal that is exported as text stays a number, because the figures are added up', () => {
  expect(tableToCsv([['2.0', '10.5']])).toBe('\uFEFF2.0,10.5\r\n');
});

const readByScanner = (bytes: Uint8Array<ArrayBuffer>) =>
  readFile(bytes, () => Promise.reject(new Error('The scanner did not know this workbook')));

// Found by chance: SheetJS decodes the text of such a cell twice and makes a NUL, a letter or nothing of it.
test.each(['&#0;', '&#65;', '&#x9;', '&amp;lt;', '&quot;'])(
  'the text %s, typed into a cell, stays as typed',
  async (text) => {
    const read = await readByScanner(writeWorkbook('Hoja', [[text]]));
    expect(read.ok && read.value.sheets[0]?.rows[0]?.cells).toEqual([text]);
  },
);

test('a text that is longer than Excel’s cells may be is cut, and not within a sign', () => {
  const start = 'á'.repeat(32_766);
  const book = read(writeWorkbook('Hoja', [[`${start}😀 y más`]]));
  expect(book.Sheets['Hoja']?.['A1'].v).toBe(start);
});

test.each(['A_x0041_B', '_x005F_', '_x0041_x0042_'])(
  'the text %s, which spells an escape, stays as typed',
  async (text) => {
    const read = await readByScanner(writeWorkbook('Hoja', [[text]]));
    expect(read.ok && read.value.sheets[0]?.rows[0]?.cells).toEqual([text]);
  },
);

test('our scanner reads a workbook as SheetJS does', async () => {
  const cell = fc.oneof(
    // Without what looks like an entity: SheetJS decodes it twice, which the case above names.
    fc.string({ maxLength: 20 }).filter((text) => !/&[#\w]+;/.test(text)),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 8 }), { minLength: 1, maxLength: 30 }), async (rows) => {
      const bytes = writeWorkbook('Hoja', rows);
      const ours = await readByScanner(bytes);
      const theirs = readLegacy(bytes);
      const cells = (sheets: typeof theirs) =>
        sheets.flatMap((sheet) =>
          sheet.rows.flatMap(({ number, cells }) =>
            cells.flatMap((value, column) =>
              value === null || (typeof value === 'string' && value.trim() === '') ? [] : [[number, column, value]],
            ),
          ),
        );
      expect(ours.ok ? cells([...ours.value.sheets]) : []).toEqual(cells(theirs));
    }),
    { numRuns: 80 },
  );
});
