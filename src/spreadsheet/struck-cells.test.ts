import { expect, test } from 'vitest';
import type { Cell } from '#domain/price-import/cell.ts';
import { readBinarySheet } from './binary-sheet.ts';
import { readBinaryStrings, readBinaryStyles } from './binary-workbook.ts';
import { emptyBudget } from './cell-budget.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { biffRecord, shorts } from './testing/biff-bytes.ts';
import { cellsOf } from './testing/biff-stream.ts';
import { packageOf } from './testing/odd-packages.ts';

// A font crosses out the price of before, and the whole row of what is no longer sold.

const STRUCK = 'struck';

async function firstRow(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Cell[] | undefined> {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  return read.ok ? read.value.sheets[0]?.rows[0]?.cells : undefined;
}

test('xlsx: an amount that the font of its cell crosses out is no price', async () => {
  const styles =
    '<styleSheet><fonts count="3"><font><b/></font><font/><font><strike/></font></fonts>' +
    '<cellXfs><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs></styleSheet>';
  const rows =
    '<row r="1"><c r="A1" s="1"><v>45.5</v></c><c r="B1" s="1" t="inlineStr"><is><t>$45.50</t></is></c>' +
    '<c r="C1" s="1" t="str"><v>Broca 1/4</v></c><c r="D1" s="0"><v>45.5</v></c></row>';
  expect(await firstRow(packageOf({ rows, styles }))).toEqual([
    { kind: STRUCK, text: '45.5' },
    { kind: STRUCK, text: '$45.50' },
    'Broca 1/4',
    45.5,
  ]);
});

test('xls: an amount that the font of its cell crosses out is no price', () => {
  const font = (style: number): Buffer => biffRecord(0x31, shorts(220, style, 0x7fff, 400, 0, 0, 0));
  const style = (number: number): Buffer => biffRecord(0xe0, shorts(number, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  // The fifth font is called number five.
  const globals = [...[0, 0, 0, 0, 8].map(font), style(0), style(5)];
  const number = (column: number, xf: number): Buffer => {
    const value = Buffer.alloc(8);
    value.writeDoubleLE(45.5);
    return biffRecord(0x203, Buffer.concat([Buffer.from(shorts(0, column, xf)), value]));
  };
  expect(cellsOf([number(0, 1), number(1, 0)], globals)).toEqual([[{ kind: STRUCK, text: '45.5' }, 45.5]]);
});

/** A record of an .xlsb: its kind and its size in groups of seven bits, and what it holds. */
const record = (kind: number, content: readonly number[]): number[] => [
  ...(kind > 127 ? [(kind & 0x7f) | 0x80, kind >> 7] : [kind]),
  content.length,
  ...content,
];
const long = (value: number): number[] => [...shorts(value & 0xffff, value >>> 16)];
const bytesOf = (...records: readonly (readonly number[])[]) => new Uint8Array(records.flat());

test('xlsb: an amount that a font crosses out is no price, and raised digits of a text are no digits of its amount', () => {
  const font = (style: number, raised: number): number[] =>
    record(0x2b, [...shorts(220, style, 400, raised), ...Array.from({ length: 13 }, () => 0)]);
  const style = (number: number): number[] =>
    record(0x2f, [...shorts(0, 0, number), ...Array.from({ length: 10 }, () => 0)]);
  const tables = readBinaryStyles(
    bytesOf(
      font(0, 0),
      font(8, 0),
      font(0, 1),
      font(0, 2),
      record(0x269, long(2)),
      style(0),
      style(1),
      record(0x26a, []),
    ),
  );
  const text = (letters: string, ...runs: readonly number[]): number[] =>
    record(0x13, [
      runs.length > 0 ? 1 : 0,
      ...long(letters.length),
      ...letters.split('').flatMap((letter) => [...shorts(letter.charCodeAt(0))]),
      ...(runs.length > 0 ? [...long(runs.length / 2), ...shorts(...runs)] : []),
    ]);
  const strings = readBinaryStrings(
    bytesOf(text('$14950', 0, 0, 4, 2), text('$14950', 4, 3), text('$150 $120', 0, 1, 4, 0), text('$99')),
    tables.fonts,
  );
  expect(strings).toEqual(['$149⁵⁰', '$149⁵⁰', ' $120', '$99']);
  const cell = (column: number, xf: number, at: number): number[] =>
    record(0x07, [...long(column), ...long(xf), ...long(at)]);
  const row = record(0x00, [...long(0), ...Array.from({ length: 13 }, () => 0)]);
  const part = bytesOf(row, cell(0, 1, 3), cell(1, 0, 3), record(0x82, []));
  const { rows } = readBinarySheet(part, { ...tables, strings, is1904: false }, emptyBudget());
  expect(rows[0]?.cells).toEqual([{ kind: STRUCK, text: '$99' }, '$99']);
});
