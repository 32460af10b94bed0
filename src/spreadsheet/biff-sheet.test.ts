import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sheet } from '#domain/price-import/cell.ts';
import { readLegacy } from './read-legacy.ts';
import { biffRecord, double, packed, plainText, shorts } from './testing/biff-bytes.ts';
import { formulaCell, labelCell, numberCell, sharedCell } from './testing/biff-cells.ts';
import { cellsOf, GLOBALS, oldWorkbook, readStream, type WrittenSheet } from './testing/biff-stream.ts';
import { cellTexts } from './testing/cell-texts.ts';

/** One cell by each of the records that hold it. */
const record = fc.oneof(
  fc.tuple(fc.nat(29), fc.nat(8)).map(([row, column]) => sharedCell(row, column, (row + column) % 3)),
  fc.tuple(fc.nat(29), fc.nat(8), cellTexts).map(([row, column, words]) => labelCell(row, column, words)),
  fc
    .tuple(fc.nat(29), fc.nat(8), fc.nat(3), fc.nat(99_999))
    .map((all) => numberCell(all[0], all[1], all[3] / 8, all[2])),
  fc
    .tuple(fc.nat(29), fc.nat(8), fc.integer({ min: -(2 ** 29), max: 2 ** 29 - 1 }), fc.boolean())
    .map(([row, column, whole, isHundredth]) =>
      biffRecord(0x27e, Buffer.concat([shorts(row, column, 0), packed(whole, isHundredth)])),
    ),
  fc.tuple(fc.nat(29), fc.nat(8), fc.float({ noNaN: true, noDefaultInfinity: true })).map(([row, column, number]) => {
    const upper = double(number).subarray(4);
    upper[0] = (upper[0] ?? 0) & 0xfc;
    return biffRecord(0x27e, Buffer.concat([shorts(row, column, 0), upper]));
  }),
  fc
    .tuple(fc.nat(29), fc.nat(4), fc.array(fc.nat(9999), { minLength: 1, maxLength: 5 }))
    .map(([row, column, many]) =>
      biffRecord(
        0xbd,
        Buffer.concat([
          shorts(row, column),
          ...many.map((whole) => Buffer.concat([shorts(whole % 4), packed(whole, whole % 3 === 0)])),
          shorts(column + many.length - 1),
        ]),
      ),
    ),
  fc.tuple(fc.nat(29), fc.nat(8)).map(([row, column]) => formulaCell(row, column, double(row * 1.25))),
  fc
    .tuple(fc.nat(29), fc.nat(8), fc.constantFrom(0, 1))
    .map(([row, column, isTrue]) => formulaCell(row, column, Buffer.concat([shorts(1, isTrue, 0, 0xffff)]))),
  fc
    .tuple(fc.nat(29), fc.nat(8), fc.constantFrom(7, 23, 42))
    .map(([row, column, code]) => formulaCell(row, column, shorts(2, code, 0, 0xffff))),
  fc
    .tuple(fc.nat(29), fc.nat(8), cellTexts)
    .map(([row, column, words]) =>
      Buffer.concat([formulaCell(row, column, shorts(0, 0, 0, 0xffff)), biffRecord(0x207, plainText(words))]),
    ),
  fc.nat(29).map((row) => biffRecord(0x208, shorts(row, 0, 9, 300, 0, 0, 0x20, 0x0f))),
  fc
    .tuple(fc.nat(8), fc.nat(3), fc.boolean())
    .map(([column, more, isHidden]) => biffRecord(0x7d, shorts(column, column + more, 2560, 0, isHidden ? 1 : 0, 0))),
  fc.tuple(fc.nat(29), fc.nat(8)).map(([row, column]) => biffRecord(0x201, shorts(40 + row, column, 0))),
);
test('cells of every kind of record, in any order, are read as SheetJS reads them', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 60 }), (records) => {
      const stream = oldWorkbook(
        [{ name: 'P', records: [biffRecord(0x200, shorts(0, 0, 30, 0, 0, 12, 0)), ...records] }],
        GLOBALS,
      );
      const sheets = readStream(stream);
      const theirs = readLegacy(new Uint8Array(stream));
      const visible = (all: Sheet[] | null) => all?.map((sheet) => ({ ...sheet, hiddenColumns: [] }));
      expect(visible(sheets)).toEqual(visible(theirs));
    }),
    { numRuns: 300 },
  );
});

test('the parts of a sheet are read: hidden rows, columns and sheets, merged cells, charts, and days since 1904', () => {
  const chart = [biffRecord(0x809, shorts(0x600, 0x20, 0, 0, 0, 0, 0, 0)), numberCell(0, 0, 9), biffRecord(0x0a)];
  const table: WrittenSheet = {
    name: 'Lista ñandú €',
    state: 2,
    records: [
      biffRecord(0x7d, shorts(2, 300, 2560, 0, 1, 0)),
      biffRecord(0x7d, shorts(0, 1, 2560, 0, 0, 0)),
      biffRecord(0x208, shorts(3, 0, 9, 300, 0, 0, 0x20, 0x0f)),
      labelCell(3, 1, '12E4'),
      ...chart,
      numberCell(3, 2, 17, 1),
      numberCell(3, 3, 1, 2),
      numberCell(3, 400, 1),
      biffRecord(0xe5, shorts(2, 0, 0, 0, 5, 2, 3, 1, 1)),
    ],
  };
  const stream = oldWorkbook(
    [{ name: 'Gráfica', kind: 2, records: [] }, { name: 'Vacía', records: [] }, table],
    [biffRecord(0x22, shorts(1)), ...GLOBALS],
  );
  expect(readStream(stream)).toEqual([
    { name: 'Vacía', isHidden: false, rows: [], hiddenColumns: [], merges: [] },
    {
      name: 'Lista ñandú €',
      isHidden: true,
      rows: [
        {
          number: 4,
          isHidden: true,
          cells: [null, '12E4', { kind: 'number', value: 17, text: '0017' }, { kind: 'date', text: '1904-01-02' }],
        },
      ],
      hiddenColumns: Array.from({ length: 254 }, (_, at) => at + 2),
      merges: [
        { top: 1, bottom: 1, left: 0, right: 5 },
        { top: 3, bottom: 4, left: 1, right: 1 },
      ],
    },
  ]);
});

test('a formula is read as its calculated value; without one it is an error, not a blank', () => {
  const later = shorts(0, 0, 0, 0xffff);
  const long = Buffer.from('y'.repeat(9000));
  expect(
    cellsOf([
      formulaCell(0, 0, later),
      biffRecord(0x4bc, [0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0x1e, 1, 0]),
      biffRecord(0x207, plainText('TZ-1')),
      formulaCell(0, 1, later),
      formulaCell(0, 2, later),
      biffRecord(0x207, shorts(0)),
      formulaCell(0, 3, shorts(3, 0, 0, 0xffff)),
      formulaCell(0, 4, double(2.5)),
      formulaCell(0, 5, double(Number.NaN)),
      formulaCell(0, 6, later),
      biffRecord(0x207, Buffer.concat([shorts(9000), Buffer.from([0]), long.subarray(0, 3000)])),
      biffRecord(0x3c, Buffer.concat([Buffer.from([0]), long.subarray(3000)])),
    ]),
  ).toEqual([
    ['TZ-1', { kind: 'error', text: '' }, null, null, 2.5, { kind: 'error', text: '#NUM!' }, 'y'.repeat(4000)],
  ]);
});

test('records of rows and widths that are too short hide nothing, and cost no cell', () => {
  const short = [biffRecord(0x208, shorts(0, 0, 9)), biffRecord(0x7d, shorts(0, 1)), numberCell(0, 0, 45.5)];
  expect(cellsOf(short)).toEqual([[45.5]]);
});
