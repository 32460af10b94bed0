import { openDocument, workbook } from './archive.ts';
import { again, biffRecord, packed, shorts } from './biff-bytes.ts';
import { oldWorkbook } from './biff-stream.ts';
import type { OddFile } from './odd-file.ts';

// Files at the size limits or a little above, for which the reader needs the most memory.

const many = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('');
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** The one sheet of an Excel 4 workbook, of nothing but packed numbers: six bytes a cell. */
function packedNumbers(rows: number, columns: number): Buffer {
  const length = 10 + columns * 6;
  const bytes = Buffer.alloc(10 + rows * length + 4);
  bytes.writeUInt16LE(0x0409, 0);
  bytes.writeUInt16LE(6, 2);
  bytes.writeUInt16LE(0x10, 6);
  for (let row = 0, at = 10; row < rows; row += 1, at += length) {
    bytes.writeUInt16LE(0xbd, at);
    bytes.writeUInt16LE(length - 4, at + 2);
    bytes.writeUInt16LE(row, at + 4);
    for (let column = 0; column < columns; column += 1)
      bytes.writeInt32LE(((row * columns + column) << 2) | 2, at + 10 + column * 6);
    bytes.writeUInt16LE(columns - 1, at + length - 2);
  }
  bytes.writeUInt16LE(0x0a, bytes.length - 4);
  return bytes;
}

/** The same of an Excel 97 workbook. */
function packedRows(rows: number, columns: number): Buffer {
  const cells = Array.from({ length: columns }, (_, column) => Buffer.concat([shorts(0), packed(column * 97, true)]));
  const row = biffRecord(0xbd, Buffer.concat([shorts(0, 0), ...cells, shorts(columns - 1)]));
  return again(row, rows, (bytes, place, at) => bytes.writeUInt16LE(at, place + 4));
}

const table = (rows: number, columns: number): string =>
  `<table>${many(rows, (at) => `<tr><td>TZ-${at}${many(columns - 1, (column) => `<td>${(at + column) % 97}`)}`)}</table>`;

/** A row of an OpenDocument table: a clave and amounts, each with its text beside its value. */
const openRow = (at: number, columns: number): string =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>TZ-${at}</text:p></table:table-cell>${many(
    columns - 1,
    (column) =>
      `<table:table-cell office:value-type="float" office:value="${(at + column) % 997}"><text:p>${(at + column) % 997}</text:p></table:table-cell>`,
  )}</table:table-row>`;

export function* largestFiles(): Generator<OddFile> {
  const rows = many(99_000, (at) => `TZ-${at}${many(28, (column) => `,${(at * 28 + column) % 9973}`)}\r\n`);
  yield {
    name: 'tres-millones-de-celdas.csv',
    outcome: 'rows',
    takesLong: true,
    content: Buffer.from(`Clave\r\n${rows}`),
  };
  yield {
    name: 'tres-millones-de-celdas.xlsx',
    outcome: 'rows',
    takesLong: true,
    content: workbook({
      rows: many(
        99_000,
        (at) =>
          `<row r="${at + 1}">${inline(`TZ-${at}`)}${many(28, (column) => `<c t="str"><v>${(at * 28 + column).toString(36)}</v></c>`)}</row>`,
      ),
    }),
  };
  yield {
    name: 'veinticuatro-mil-filas.ods',
    outcome: 'rows',
    takesLong: true,
    content: openDocument(many(24_000, (at) => openRow(at, 8))),
  };
  yield {
    name: 'cincuenta-mil-filas.ods',
    outcome: /OpenDocument/,
    content: openDocument(many(50_000, (at) => openRow(at, 8))),
  };
  yield { name: 'casi-un-millon-de-celdas.xls', outcome: 'rows', content: packedNumbers(60_000, 16) };
  yield { name: 'dos-millones-de-celdas.xls', outcome: /ancha/, content: packedNumbers(65_000, 38) };
  yield {
    name: 'dos-millones-de-celdas-97.xls',
    outcome: 'rows',
    content: oldWorkbook([{ name: 'Precios', records: [packedRows(60_000, 38)] }]),
  };
  yield {
    name: 'casi-un-millon-de-celdas-html.xls',
    outcome: 'rows',
    takesLong: true,
    content: Buffer.from(table(60_000, 16)),
  };
  yield { name: 'dos-millones-de-celdas-html.xls', outcome: /ancha/, content: Buffer.from(table(99_000, 21)) };
}
