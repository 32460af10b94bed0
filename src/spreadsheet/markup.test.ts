import { expect, test } from 'vitest';
import { cellText } from '#domain/price-import/cell.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { sniffFile } from './sniff.ts';
import { latin, text, webPage } from './testing/supplier-list.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const ROWS = [
  ['Código', 'Descripción', 'Precio'],
  ['AÑ-1', 'Piña', '45.50'],
];
const table = webPage(ROWS);
const page = (head: string): string => `<html><head>${head}</head><body>${table}</body></html>`;
const xml = (declared: string): string =>
  `<?xml version="1.0"${declared}?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>${ROWS.map((row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`;
const wide = (content: string): Bytes => new Uint8Array(Buffer.from(content, 'utf16le'));
const wideSwapped = (content: string): Bytes => new Uint8Array(Buffer.from(content, 'utf16le').swap16());
const macintosh = (content: string): Bytes =>
  latin(content).map((byte) => ({ 0xf3: 0x97, 0xd1: 0x84, 0xf1: 0x96 })[byte] ?? byte);

async function cellsOf(bytes: Bytes) {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  return read.ok ? read.value.sheets[0]?.rows.map(({ cells }) => cells) : read.error;
}

const STYLE = `<style>${'td{mso-number-format:General}\n'.repeat(60)}</style>`;
const ENCODED: Readonly<Record<string, Bytes>> = {
  'a page in windows-1252 that declares nothing': latin(page('')),
  'a page in windows-1252': latin(page('<meta charset=windows-1252>')),
  'a page whose encoding is declared in capitals': latin(
    page('<META HTTP-EQUIV="Content-Type" CONTENT="text/html; CHARSET=ISO-8859-1">'),
  ),
  'a page whose encoding is declared after more than a kilobyte': latin(
    page(`${STYLE}<meta http-equiv=Content-Type content="text/html; charset=windows-1252">`),
  ),
  'a page in the encoding of an old Mac': macintosh(page('<meta charset="macintosh">')),
  'a page of UTF-8 that declares another encoding': text(page('<meta charset="iso-8859-1">')),
  'a page of windows-1252 that declares UTF-8': latin(page('<meta charset="utf-8">')),
  'a page that declares an encoding which does not exist': latin(page('<meta charset="x-none">')),
  'a page of UTF-8 with its mark': text(`\uFEFF${page('')}`),
  'a page of UTF-8 with its mark and a blank line': text(`\uFEFF\r\n${page('')}`),
  'a page of UTF-16 with its mark': wide(`\uFEFF${page('<meta charset="utf-16">')}`),
  'a page of UTF-16 without its mark': wide(page('')),
  'a page of UTF-16 in the other order': wideSwapped(`\uFEFF${page('')}`),
  'XML of Excel 2003 in UTF-8': text(xml('')),
  'XML of Excel 2003 in Latin 1': latin(xml(' encoding="ISO-8859-1"')),
  'XML of Excel 2003 in windows-1252': latin(xml(" encoding='windows-1252'")),
  'XML of Excel 2003 in UTF-16': wide(`\uFEFF${xml(' encoding="UTF-16"')}`),
  'XML of Excel 2003 in UTF-16 in the other order, without its mark': wideSwapped(xml(' encoding="UTF-16"')),
};
for (const [name, bytes] of Object.entries(ENCODED))
  test(`${name} keeps its accents`, async () => expect(await cellsOf(bytes)).toEqual(ROWS));

test('a name of XML of Excel 2003 that is bold in part is read whole', async () => {
  const html = 'xmlns="http://www.w3.org/TR/REC-html40"';
  const bold = `<ss:Data ss:Type="String" ${html}><B>Piña</B><Font html:Color="#FF0000"> roja &lt;3</Font> y <I><U>verde</U></I></ss:Data>`;
  const bytes = text(xml('').replace('<Data ss:Type="String">Piña</Data>', bold));
  expect(await cellsOf(bytes)).toEqual([ROWS[0], ['AÑ-1', 'Piña roja <3 y verde', '45.50']]);
});

test('a page that grows beyond what SheetJS can hold is refused', async () => {
  const bytes = new Uint8Array(14 * 2 ** 20).fill(0x80);
  bytes.set(text('<table><tr><td>'));
  expect(await cellsOf(bytes)).toBe('too-big');
});

test('a declared encoding of Asia is used, because no guess would find it', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<meta charset="gb2312"><table><tr><td>A-1</td><td>'),
    Buffer.from([0xb4, 0xb8]),
    Buffer.from('</td><td>45.50</td></tr></table>'),
  ]);
  expect(await cellsOf(new Uint8Array(bytes))).toEqual([['A-1', '锤', '45.50']]);
});

const BEGINNINGS: Readonly<Record<string, string>> = {
  'an element of layout': `<center>${table}</center>`,
  'a title of the page': `<title>Lista</title>${table}`,
  'a heading': `<h3>Lista de precios, mayo</h3>${table}`,
  'a message of PHP': `<br />\n<b>Notice</b>:  Undefined index: a, b in <b>/lista.php</b> on line <b>12</b><br />\n${table}`,
  'a font': `<font face="Arial">${table}</font>`,
  'a rule and many styles': `<hr>${'<p style="a:b;c:d;e:f">x</p>\n'.repeat(200)}${table}`,
  'a line of text': `Lista de precios, mayo de 2026\r\n${table}`,
  'a line of text and a table on the same line': `Lista de precios ${table}`,
  'an XML declaration before the page': `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html><body>${table}</body></html>`,
};
for (const [name, content] of Object.entries(BEGINNINGS))
  test(`a page that begins with ${name} is read for its table`, async () =>
    expect(await cellsOf(text(content))).toEqual(ROWS));

test('rows without a table are read', async () =>
  expect(await cellsOf(text(table.replace(/<\/?table>/g, '')))).toEqual(ROWS));

const CELL = '"<p>Mesa</p>\n<table class=""x""><tr><td>1</td></tr></table>"';
const NOT_PAGES: Readonly<Record<string, string>> = {
  'delimited by commas': `Clave,Descripción,Precio\r\nA-1,${CELL},10`,
  'delimited by semicolons': `Clave;Descripción;Precio\r\nA-1;${CELL};10`,
  'delimited by tabs': `Clave\tDescripción\tPrecio\r\nA-1\t${CELL}\t10`,
  'with its title in the first line': `FERRETERA DEL NORTE\r\nClave|Descripción|Precio\r\nA-1|${CELL}|10`,
  'without titles': `A-1,10,<table border=1><tr><td>1</td></tr></table>`,
};
for (const [name, content] of Object.entries(NOT_PAGES))
  test(`a text ${name} that describes a product by a table is no page`, () =>
    expect(sniffFile(text(content))).toBe('text'));

for (const head of ['MIME-Version: 1.0', 'From: <Saved by Blink>\r\nSubject: Lista\r\nMIME-Version: 1.0'])
  test(`a page saved as one message that begins with ${head.slice(0, 12)} is refused as one, because its table is encoded once more`, async () =>
    expect(await cellsOf(text(`${head}\r\n\r\n<table border=3D1><tr><td>1=\r\n0</td></tr></table>`))).toBe(
      'web-archive',
    ));

test('entities that a page of another encoding declares are refused', async () =>
  expect(await cellsOf(wideSwapped(`\uFEFF<!DOCTYPE html [<!ENTITY a "b">]>${page('')}`))).toBe('hostile'));

test('the raised number of a footnote or of centavos is no digit of the price before it', async () => {
  const rows = [
    ['A-2', 'Tubo de 2 m<sup>2</sup>', '125<sup> 1 </sup>'],
    ['A-3', 'Cople<sup>a</sup>', '$125<SUP class="c">50</SUP>'],
  ];
  expect(await cellsOf(text(webPage([...ROWS, ...rows])))).toEqual([
    ...ROWS,
    ['A-2', 'Tubo de 2 m²', '125¹'],
    ['A-3', 'Coplea', '$125⁵⁰'],
  ]);
});

async function pricesOf(rows: readonly (readonly string[])[]) {
  const cells = await cellsOf(text(webPage(rows)));
  return typeof cells === 'string' ? [cells] : (cells ?? []).map((row) => row[2]);
}

test('digits above or below the line are no digits of the price before them, whatever stands around them', async () => {
  const rows = [
    ['A-2', 'Cople', '125<sub>50</sub>'],
    ['A-3', 'Cople', '$125<sup><b>50</b></sup>'],
    ['A-4', 'Cople', '125<sup>1,2</sup>'],
  ];
  expect(await pricesOf(rows)).toEqual(['125⁵⁰', '$125⁵⁰', '125¹,²']);
});

test('two lines of a cell are no number together, and what is no text of it has no digits', async () => {
  const rows = [
    ['A-2', 'Cople', '<div>125</div><div>50</div>'],
    ['A-3', 'Cople', '<p>125</p><p>110</p>'],
    ['A-4', 'Cople', '125<select><option>1</option><option>2</option></select>'],
    ['A-5', 'Cople', '125<script>const a = 12;</script><STYLE>td { margin: 10 }</STYLE>'],
  ];
  expect((await pricesOf(rows)).map((price) => cellText(price).replace(/\s+/g, ' '))).toEqual([
    '125 50',
    '125 110',
    '125',
    '125',
  ]);
});

test('an amount that a page crosses out by the style of its cell, of its row or of a class is no price', async () => {
  const cell = (attributes: string): string => `<tr><td>A-2</td><td>Cople</td><td ${attributes}>125.50</td></tr>`;
  const struck = { kind: 'struck', text: '125.50' };
  const rows = [
    cell('style="text-decoration:line-through"'),
    cell('class=xl66'),
    cell('class="xl67"'),
    `<tr style='color:red;text-decoration: line-through'><td>A-2</td><td>Cople</td><td>125.50</td></tr>`,
  ];
  const page = `<html><style>.xl66 {mso-number-format:Standard; text-decoration:line-through;} .xl67 {text-decoration:none}</style><table>${rows.join('')}</table></html>`;
  const read = await cellsOf(text(page));
  expect(read).toEqual([
    ['A-2', 'Cople', struck],
    ['A-2', 'Cople', struck],
    ['A-2', 'Cople', '125.50'],
    ['A-2', 'Cople', struck],
  ]);
});

test('XML of Excel 2003: raised digits, crossed out parts and crossed out cells are no amounts', async () => {
  const data = (inner: string): string =>
    `<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">${inner}</ss:Data></Cell>`;
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s1"><Font ss:Bold="1"/></Style><Style ss:ID="s2"><Font ss:StrikeThrough="1"/></Style></Styles><Worksheet ss:Name="L"><Table><Row>${data('125<Sup>50</Sup>')}${data('<S>150.00</S> 120.00')}<Cell ss:StyleID="s2"><Data ss:Type="Number">99.5</Data></Cell><Cell ss:StyleID="s1"><Data ss:Type="Number">99.5</Data></Cell></Row></Table></Worksheet></Workbook>`;
  expect(await cellsOf(text(book))).toEqual([['125⁵⁰', ' 120.00', { kind: 'struck', text: '99.5' }, 99.5]]);
});
