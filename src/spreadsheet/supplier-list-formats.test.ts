import { utils, write } from 'xlsx';
import {
  body,
  book,
  column,
  HEAD,
  ITEMS,
  latin,
  lines,
  money,
  plain,
  testLists,
  text,
} from './testing/supplier-list.ts';

// One list in every file format and encoding that suppliers send.

testLists({
  'a plain workbook': () => ({ bytes: book([HEAD, ...plain]), clave: 0, precio: 2 }),
  'an old .xls': () => ({ bytes: book([HEAD, ...plain], 'biff8'), clave: 0, precio: 2 }),
  'an .xlsb': () => ({ bytes: book([HEAD, ...plain], 'xlsb'), clave: 0, precio: 2 }),
  'an .ods': () => ({ bytes: book([HEAD, ...plain], 'ods'), clave: 0, precio: 2 }),
  'XML of Excel 2003': () => ({ bytes: book([HEAD, ...plain], 'xlml'), clave: 0, precio: 2 }),
  'XML of Excel 2003 whose table begins at another cell': () => ({
    key: 'corta',
    bytes: text(
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table><Row ss:Index="4"><Cell ss:Index="2"><Data ss:Type="String">Código</Data></Cell><Cell><Data ss:Type="String">Producto</Data></Cell><Cell><Data ss:Type="String">Precio</Data></Cell></Row>${body(({ corta, nombre, pesos }) => [`<Row><Cell ss:Index="2"><Data ss:Type="String">${corta}</Data></Cell><Cell><Data ss:Type="String">${nombre.replace(/"/g, '&quot;')}</Data></Cell><Cell><Data ss:Type="Number">${pesos}</Data></Cell></Row>`]).join('')}</Table></Worksheet></Workbook>`,
    ),
    clave: 1,
    precio: 3,
  }),
  tabs: () => ({ bytes: text(lines([HEAD, ...plain], '\t')), clave: 0, precio: 2 }),
  'pipes as delimiters and line ends of an old Mac': () => ({
    bytes: text(lines([HEAD, ...plain], '|', '\r')),
    clave: 0,
    precio: 2,
  }),
  'windows-1252 with semicolons': () => ({
    bytes: latin(lines([['Código', 'Descripción', 'Precio público'], ...plain], ';')),
    clave: 0,
    precio: 2,
  }),
  'UTF-16 as Excel saves Unicode text': () => ({
    bytes: new Uint8Array(Buffer.from(`\uFEFF${lines([HEAD, ...plain], '\t')}`, 'utf16le')),
    clave: 0,
    precio: 2,
  }),
  'UTF-16 without a byte-order mark': () => ({
    bytes: new Uint8Array(Buffer.from(lines([HEAD, ...plain], '\t'), 'utf16le')),
    clave: 0,
    precio: 2,
  }),
  'MacRoman and semicolons': () => ({
    bytes: latin(lines([['Código', 'Descripción', 'Precio'], ...plain], ';')).map(
      (byte) =>
        new Map([
          [0xf3, 0x97],
          [0xf1, 0x96],
          [0xe9, 0x8e],
        ]).get(byte) ?? byte,
    ),
    clave: 0,
    precio: 2,
  }),
  'a first line with the delimiter, sep=;': () => ({
    bytes: text(`sep=;\r\n${lines([HEAD, ...plain], ';')}`),
    clave: 0,
    precio: 2,
  }),
  SYLK: () => ({
    bytes: new Uint8Array(
      Buffer.from(
        write(
          { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet([HEAD, ...plain.map((r) => [...r])]) } },
          { type: 'binary', bookType: 'sylk' },
        ),
        'latin1',
      ),
    ),
    clave: 0,
    precio: 2,
  }),
  'a text file of fixed widths without titles': () => ({
    bytes: text(
      ITEMS.map(({ clave, nombre, pesos }) => clave.padEnd(12) + nombre.padEnd(30) + money(pesos).padStart(12)).join(
        '\r\n',
      ),
    ),
    clave: 0,
    precio: 2,
  }),
  'a text file of fixed widths with titles and a ruled line': () => ({
    bytes: text(
      [
        `${'CLAVE'.padEnd(12)}${'DESCRIPCION'.padEnd(30)}${'PRECIO'.padStart(12)}`,
        '-'.repeat(54),
        ...ITEMS.map(({ clave, nombre, pesos }) => clave.padEnd(12) + nombre.padEnd(30) + money(pesos).padStart(12)),
      ].join('\r\n'),
    ),
    clave: 0,
    precio: 2,
  }),
  'spaces around quoted fields': () => ({
    bytes: text(
      [
        '"Clave" , "Producto" , "Precio"',
        ...body(({ clave, nombre, pesos }) => [
          `"${clave}" , "${nombre.replaceAll('"', '""')}, caja" , "${money(pesos)}"`,
        ]),
      ].join('\r\n'),
    ),
    clave: 0,
    precio: 2,
  }),
  'cells of several lines': () => ({
    bytes: text(
      lines(
        [
          HEAD,
          ...body(({ clave, nombre, pesos }) => [clave, `${nombre}\n  marca TENAZ, "extra"`, ` $${money(pesos)} `]),
        ],
        ',',
      ).replace(/(^|\r\n)([^,]+),([^"][^,]*\n[^,]*),/g, '$1$2,"$3",'),
    ),
    clave: 0,
    precio: 2,
  }),
  'blank lines, and empty fields after the last column': () => ({
    bytes: text(
      `\r\n\r\n${lines([HEAD, ...plain], ',')
        .split('\r\n')
        .map((l) => l + ',,,')
        .join('\r\n\r\n')}\r\n`,
    ),
    clave: 0,
    precio: 2,
  }),
  'formulas with calculated values': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', 'Base', 'Precio público'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, 'x', pesos]),
      ],
      'xlsx',
      (sheet) => column(sheet, 'D', 2, (cell) => Object.assign(cell, { f: '1+1' })),
    ),
    clave: 0,
    precio: 3,
  }),
});
