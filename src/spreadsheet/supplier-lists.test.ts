import { expect, test } from 'vitest';
import {
  body,
  book,
  column,
  european,
  HEAD,
  ITEMS,
  importOf,
  latin,
  lines,
  merge,
  money,
  plain,
  type Raw,
  shop,
  TITLE,
  testLists,
  text,
  withIva,
} from './testing/supplier-list.ts';

testLists({
  'the plainest workbook': () => ({ bytes: book([HEAD, ...plain]), clave: 0, precio: 2 }),
  'an old .xls': () => ({ bytes: book([HEAD, ...plain], 'biff8'), clave: 0, precio: 2 }),
  'an .xlsb': () => ({ bytes: book([HEAD, ...plain], 'xlsb'), clave: 0, precio: 2 }),
  'an .ods': () => ({ bytes: book([HEAD, ...plain], 'ods'), clave: 0, precio: 2 }),
  'a web page with the name of a workbook': () => ({ bytes: book([HEAD, ...plain], 'html'), clave: 0, precio: 2 }),
  'XML of Excel 2003': () => ({ bytes: book([HEAD, ...plain], 'xlml'), clave: 0, precio: 2 }),
  'a letterhead over the table': () => ({
    bytes: book(
      [
        TITLE,
        ['Av. Ruiz Cortines 1200, Monterrey, N.L.'],
        ['Tel. 81 8345 0000', null, 'Precios sujetos a cambio sin previo aviso'],
        [],
        ['CÓDIGO', 'PRODUCTO', 'P. PÚBLICO'],
        ...plain,
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 0, 0, 2), merge(1, 0, 1, 2)];
      },
    ),
    clave: 0,
    precio: 2,
  }),
  'a cover sheet first': () => ({
    bytes: book([HEAD, ...plain], 'xlsx', undefined, [
      ['LISTA DE PRECIOS'],
      ['Noviembre 2026'],
      ['Vigencia', 'Del 1 al 30'],
      ['Contacto', 'ventas@norte.example'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'titles on two lines, prices merged over two columns': () => ({
    bytes: book(
      [
        ['CLAVE', 'DESCRIPCIÓN', 'PRECIOS', null],
        [null, null, 'MAYOREO', 'PÚBLICO'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.7, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 2, 0, 3), merge(0, 0, 1, 0), merge(0, 1, 1, 1)];
      },
    ),
    clave: 0,
    precio: { first: 3 },
  }),
  'cost, wholesale and public price': () => ({
    bytes: book([
      ['Código', 'Artículo', 'Costo', 'Precio mayoreo', 'Precio menudeo'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.55, pesos * 0.75, pesos]),
    ]),
    clave: 0,
    precio: { first: 4 },
  }),
  'last month beside this month': () => ({
    bytes: book([
      ['Clave', 'Producto', 'Precio anterior', 'Precio nuevo'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'stock, unit and box beside the price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Unidad', 'Caja', 'Existencia', 'Precio unitario'],
      ...body(({ clave, nombre, pesos }, at) => [clave, nombre, 'PZA', 12, at * 3, pesos]),
    ]),
    clave: 0,
    precio: 5,
  }),
  'price + IVA by its title': () => ({
    bytes: book([['Clave', 'Descripción', 'Precio + IVA'], ...plain]),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'price without IVA, IVA and total': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio sin IVA', 'IVA', 'Precio con IVA'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16, pesos - pesos / 1.16, pesos]),
    ]),
    clave: 0,
    precio: { first: 4 },
  }),
  '+ IVA in the cells': () => ({
    bytes: text(lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$${money(pesos)} + IVA`])], ',')),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'sections and titles on every page': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 8),
      ['HERRAMIENTA MANUAL'],
      HEAD,
      ...plain.slice(8, 16),
      ['PINTURAS Y SOLVENTES', null, null],
      HEAD,
      ...plain.slice(16),
    ]),
    clave: 0,
    precio: 2,
  }),
  'totals and terms at the end': () => ({
    bytes: book([
      HEAD,
      ...plain,
      [],
      [null, 'TOTAL', 12_345.67],
      ['Precios en moneda nacional. No incluyen flete.'],
      ['Cambios sin previo aviso'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'money as text': () => ({
    bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, ` $ ${money(pesos)} `])]),
    clave: 0,
    precio: 2,
  }),
  'M.N. after the price': () => ({
    bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `${money(pesos)} M.N.`])]),
    clave: 0,
    precio: 2,
  }),
  'decimals by comma': () => ({
    bytes: text(lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, european(pesos)])], ';')),
    clave: 0,
    precio: 2,
  }),
  tabs: () => ({ bytes: text(lines([HEAD, ...plain], '\t')), clave: 0, precio: 2 }),
  'bars, and line ends of an old Mac': () => ({ bytes: text(lines([HEAD, ...plain], '|', '\r')), clave: 0, precio: 2 }),
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
  'sep= first': () => ({ bytes: text(`sep=;\r\n${lines([HEAD, ...plain], ';')}`), clave: 0, precio: 2 }),
  'claves that a format gives their zeros': () => ({
    bytes: book([HEAD, ...body(({ corta, nombre, pesos }) => [Number(corta), nombre, pesos])], 'xlsx', (sheet) =>
      column(sheet, 'A', 2, (cell) => Object.assign(cell, { z: '0000' })),
    ),
    key: 'corta',
    clave: 0,
    precio: 2,
  }),
  'bar codes as numbers': () => ({
    bytes: book([
      ['Código de barras', 'Descripción', 'P.V.P.'],
      ...body(({ ean, nombre, pesos }) => [Number(ean), nombre, pesos]),
    ]),
    key: 'ean',
    clave: 0,
    precio: 2,
  }),
  'the supplier’s own code and ours': () => ({
    bytes: book([
      ['Código', 'Clave Truper', 'Descripción', 'Precio'],
      ...body(({ clave, nombre, pesos }, at) => [100_200 + at, clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'formulas with what they came to': () => ({
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
  'shown as accounting': () => ({
    bytes: book([HEAD, ...plain], 'xlsx', (sheet) =>
      column(sheet, 'C', 2, (cell) => Object.assign(cell, { z: '_-"$"* #,##0.00_-;-"$"* #,##0.00_-' })),
    ),
    clave: 0,
    precio: 2,
  }),
  'an empty column and row before everything': () => ({
    bytes: book([[], [], [null, ...HEAD], ...plain.map((row) => [null, ...row])]),
    clave: 1,
    precio: 3,
  }),
  'a hidden column of costs': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', 'Costo neto', 'Precio'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.6, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!cols'] = [{}, {}, { hidden: true }, {}];
      },
    ),
    clave: 0,
    precio: 3,
  }),
  'no titles at all': () => ({ bytes: book(plain), clave: 0, precio: 2 }),
  'the price before the name': () => ({
    bytes: book([['Precio de venta', 'SKU', 'Nombre'], ...body(({ clave, nombre, pesos }) => [pesos, clave, nombre])]),
    clave: 1,
    precio: 0,
  }),
  'grouped as a pivot, the brand said once': () => ({
    bytes: book([
      ['Marca', 'No. parte', 'Concepto', 'Precio lista'],
      ...body(({ clave, nombre, pesos }, at) => [at % 6 ? null : 'TENAZ', clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'discounts and a date beside the price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Desc. %', 'Vigencia', 'Precio'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 15, '2026-11-20', pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'exported by a program, with its words': () => ({
    bytes: text(
      lines(
        [
          ['id', 'sku', 'description', 'price', 'createdAt'],
          ...body(({ clave, nombre, pesos }, at) => [at + 1, clave, nombre, pesos, '2026-11-01']),
        ],
        ',',
      ),
    ),
    clave: 1,
    precio: 3,
  }),
  'many columns that nobody needs': () => ({
    bytes: book([
      [
        'Línea',
        'Clave',
        'Descripción',
        'Marca',
        'Unidad SAT',
        'Peso kg',
        'Master',
        'Precio distribuidor',
        'Precio público sugerido',
      ],
      ...body(({ clave, nombre, pesos }, at) => [
        'Manual',
        clave,
        nombre,
        'TENAZ',
        'H87',
        0.25,
        24,
        pesos * 0.6,
        at < 30 ? pesos : 0,
      ]),
    ]),
    clave: 1,
    precio: { first: 8 },
  }),
});

test('tables side by side: nothing is read before somebody says which, then all of both', async () => {
  const half = ITEMS.length / 2;
  const rows = ITEMS.slice(0, half).map(({ clave, pesos }, at): Raw[] => [
    clave,
    pesos,
    null,
    ITEMS[at + half]?.clave ?? '',
    ITEMS[at + half]?.pesos ?? 0,
  ]);
  const priceImport = await importOf(book([['Clave', 'Precio', null, 'Clave', 'Precio'], ...rows]), shop('clave'));
  expect(priceImport.propose({}, null).isReady).toBe(false);
  const { choices, isReady } = priceImport.propose({ blocks: 'todas' }, null);
  expect(isReady).toBe(true);
  expect(priceImport.review(choices).counts).toMatchObject({ rows: ITEMS.length, unknown: 0, errors: 0 });
});
