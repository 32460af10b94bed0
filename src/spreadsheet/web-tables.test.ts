import { expect, test } from 'vitest';
import { cellText, type Sheet } from '#domain/price-import/cell.ts';
import { readFile } from './read-file.ts';
import { readLegacy } from './read-legacy.ts';
import { text } from './testing/supplier-list.ts';

const TITLES = '<tr><th>Clave</th><th>Producto</th><th>Precio</th></tr>';

async function sheetOf(page: string): Promise<Sheet> {
  const read = await readFile(text(page), () => Promise.resolve({ readLegacy }));
  const [sheet] = read.ok ? read.value.sheets : [];
  if (!sheet) throw new Error(read.ok ? 'no sheet' : read.error);
  return sheet;
}
const cellsOf = async (page: string) => (await sheetOf(page)).rows.map(({ cells }) => cells);
const table = (...rows: readonly string[]): string => `<table>${TITLES}${rows.join('')}</table>`;
const row = (price: string, attributes = ''): string =>
  `<tr${attributes}><td>A-1</td><td>Codo</td><td>${price}</td></tr>`;

for (const attributes of [
  ' style="display:none"',
  " height=0 style='DISPLAY : none;mso-height-source:userset'",
  ' hidden',
  ' hidden="hidden" class=x',
  ' style="visibility:collapse"',
])
  test(`a row with${attributes} is hidden`, async () => {
    const { rows } = await sheetOf(table(row('104'), row('90', attributes), row('105')));
    expect(rows.map(({ number, isHidden }) => [number, isHidden])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
    expect(rows[2]?.cells).toEqual(['A-1', 'Codo', '90']);
  });

for (const [styles, isHidden] of [
  ['.vieja{display:none}', true],
  ['<!-- td{color:red} tr.otra, tr.vieja { color:red; DISPLAY : none } -->', true],
  ['@media print{.vieja{display:none}} .vieja{color:gray}', false],
  ['@charset "utf-8"; .vieja .dentro{display:none}', false],
  ['.vieja2{display:none}', false],
] as const)
  test(`a row of a class with the styles ${styles} is ${isHidden ? 'hidden' : 'shown'}`, async () => {
    const page = `<style type="text/css">${styles}</style>${table(row('104'), row('90', ' class="par vieja"'))}`;
    expect((await sheetOf(page)).rows[2]?.isHidden).toBe(isHidden);
  });

test('a column whose every cell is hidden is hidden, and a cell by itself is none', async () => {
  const hidden = '<td style="display:none">';
  const sheet = await sheetOf(
    `<table><tr><th>Clave</th><th style="display:none">Costo</th><th>Precio</th></tr>${[1, 2, 3].map((at) => `<tr><td>A-${at}</td>${hidden}70</td>${at === 2 ? hidden : '<td>'}100</td></tr>`).join('')}</table>`,
  );
  expect(sheet.hiddenColumns).toEqual([1]);
  expect(sheet.rows[1]?.cells).toEqual(['A-1', '70', '100']);
  expect(sheet.rows[2]?.cells).toEqual(['A-2', '70']);
});

for (const [what, cell, is] of [
  ['a price that Excel shows without its centavos', '<td x:num="104.5">$105</td>', '104.5'],
  ['one that it shows with a tenth', "<td class=xl24 x:num='104.25'>&nbsp;104.3 </td>", '104.25'],
  [
    'one that LibreOffice shows rounded',
    '<td sdval="1104.5" sdnum="1033;"><font face="Arial">$1,105</font></td>',
    '1104.5',
  ],
  ['a code that is shown by a power of ten', '<td x:num="7501234567890">7.50E+12</td>', '7501234567890'],
  ['an amount that is shown whole', '<td x:num="104.5">$104.50</td>', '$104.50'],
  ['an amount without a number of its own', '<td x:num>105</td>', '105'],
  ['an amount in thousands', '<td x:num="104500">105</td>', '105'],
  ['a code with zeros', '<td x:num="12">0012</td>', '0012'],
  ['a share', '<td x:num="0.16">16%</td>', '16%'],
  ['an amount to which IVA is added', '<td x:num="104.5">105 + IVA</td>', '105 + IVA'],
  ['an amount in dollars', '<td x:num="104.5">USD 105</td>', 'USD 105'],
] as const)
  test(`${what} is read as ${is}`, async () => {
    const page = `<table>${TITLES}<tr><td>A-1</td><td>Codo</td>${cell}</tr></table>`;
    expect(cellText((await sheetOf(page)).rows[1]?.cells[2] ?? null).trim()).toBe(is);
  });

test('what is hidden within a cell is no part of its price', async () => {
  const sorted = '<span style="display:none">0000104.00</span>$104.00';
  expect(await cellsOf(table(row(sorted)))).toContainEqual(['A-1', 'Codo', '$104.00']);
});

test('a row whose cells follow something else is read', async () => {
  const odd =
    '<tr>\n<form action="/x"><input type="hidden" name="a"><td>A-1</td>\n<td>Codo</td><td>104</td></form></tr>';
  expect(await cellsOf(table(odd, row('105')))).toEqual([
    ['Clave', 'Producto', 'Precio'],
    ['A-1', 'Codo', '104'],
    ['A-1', 'Codo', '105'],
  ]);
});

test('cells and rows that are not closed end where the next one begins', async () => {
  const open = '<TR><TD>A-1<TD>Codo<TD>104<TR><TD>A-2<TD>Tubo</TD><TD>208';
  expect(await cellsOf(table(open, row('105')))).toEqual([
    ['Clave', 'Producto', 'Precio'],
    ['A-1', 'Codo', '104'],
    ['A-2', 'Tubo', '208'],
    ['A-1', 'Codo', '105'],
  ]);
});

test('what a page has in a comment is not read', async () => {
  const old = '<tr><!-- <td>X</td> --><td>A-1</td><!--<td>99</td>--><td>Codo</td><td>104</td></tr>';
  expect(await cellsOf(table(old, `<!-- ${row('90')} -->`))).toEqual([
    ['Clave', 'Producto', 'Precio'],
    ['A-1', 'Codo', '104'],
  ]);
});

test('a list that a page has in several tables under the same titles is one', async () => {
  const page = `${table(row('104'), row('105', ' hidden'))}<p>2</p>${table(row('106'), '<tr><td rowspan=2>A-2</td><td>Tee</td><td>9</td></tr>')}<table><tr><td>Tel.</td><td>81</td></tr></table>`;
  const read = await readFile(text(page), () => Promise.resolve({ readLegacy }));
  const sheets = read.ok ? read.value.sheets : [];
  expect(sheets.map(({ rows }) => rows.map(({ number }) => number))).toEqual([[1, 2, 3, 4, 5, 6], [1]]);
  expect(sheets[0]?.rows.map(({ cells, isHidden }) => `${cellText(cells[2])} ${isHidden}`)).toEqual([
    'Precio false',
    '104 false',
    '105 true',
    'Precio false',
    '106 false',
    '9 false',
  ]);
  expect(sheets[0]?.merges).toEqual([{ top: 6, bottom: 7, left: 0, right: 0 }]);
});

test('a table of nothing but titles titles the next one, as pages whose titles stay in sight are built', async () => {
  const page = `<table>${TITLES}</table><table>${row('104')}${row('105')}</table>`;
  expect(await cellsOf(page)).toEqual([
    ['Clave', 'Producto', 'Precio'],
    ['A-1', 'Codo', '104'],
    ['A-1', 'Codo', '105'],
  ]);
  expect(await cellsOf(page + page)).toHaveLength(6);
  // A table of another width stays apart.
  expect(await cellsOf(`<table>${TITLES}</table><table><tr><td>a</td><td>b</td></tr></table>`)).toHaveLength(1);
});

test('an amount that its style crosses out is the price of before', async () => {
  const crossed = '<span class="was" style="color:red;text-decoration: line-through">$120.00</span> $104.00';
  expect((await cellsOf(table(row(crossed))))[1]?.[2]).toBe('$104.00');
});
