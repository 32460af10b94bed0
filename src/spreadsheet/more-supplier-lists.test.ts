import { test } from 'vitest';
import {
  body,
  book,
  expectRead,
  HEAD,
  ITEMS,
  type Item,
  latin,
  lines,
  merge,
  money,
  plain,
  type Raw,
  type SupplierList,
  testLists,
  text,
  webPage,
  withIva,
} from './testing/supplier-list.ts';

// Lists by what was unlike any of those in `supplier-lists.test.ts` and `odd-supplier-lists.test.ts`: how a price is written, what columns there
// are, and what stands around the table.

const whole = (pesos: number): number => Math.round(pesos);

/** How one price is written, everywhere in its column. */
const PRICES: readonly (readonly [name: string, write: (pesos: number) => string, iva?: 'mas'])[] = [
  ['its currency on a line of its own', (pesos) => `$${money(pesos)}\nM.N.`],
  ['+ IVA on a line of its own', (pesos) => `$${money(pesos)}\n+ IVA`, 'mas'],
  ['IVA included, in brackets', (pesos) => `$${money(pesos)} (IVA incluido)`],
  ['IVA to be added, in brackets', (pesos) => `$${money(pesos)} (más IVA)`, 'mas'],
  ['the currency first', (pesos) => `MXN ${money(pesos)}`],
  ['the word for pesos', (pesos) => `${money(pesos)} pesos`],
  ['said to be the price', (pesos) => `Precio: $${money(pesos)}`],
  ['by the piece', (pesos) => `$${money(pesos)}/pza`],
  ['by the metre', (pesos) => `$${money(pesos)} por metro`],
  ['hard blanks around it', (pesos) => `\u00a0$\u00a0${money(pesos)}\u00a0`],
  ['an accent for thousands', (pesos) => `$${money(pesos).replace(',', '´')}`],
  ['a narrow blank for thousands', (pesos) => money(pesos).replace(',', '\u202f').replace('.', ',')],
  ['four decimals', (pesos) => pesos.toFixed(4)],
];

for (const [name, write, iva] of PRICES)
  test(`a price with ${name}`, () =>
    expectRead({
      bytes: book([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, write(pesos)])]),
      clave: 0,
      precio: 2,
      ...(iva && { iva, expected: withIva }),
    }));

for (const closing of ['.-', ',-', '.--'])
  test(`a price without centavos closed by ${closing}`, () =>
    expectRead({
      bytes: text(
        lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$${whole(pesos)}${closing}`])], ';'),
      ),
      clave: 0,
      precio: 2,
      expected: ITEMS.map(({ pesos }) => whole(pesos) * 100),
    }));

type Row = (item: Item, at: number) => Raw[];
const COLUMNS: readonly (readonly [titles: string, row: Row, precio: SupplierList['precio'], clave?: number])[] = [
  ['Clave|Descripción|Precio USD|Precio MXN', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 18, p], 3],
  ['Clave|Descripción|P. DLLS|P. Público M.N.', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 18, p], 3],
  ['Clave|Descripción|Precio|Moneda', ({ clave, nombre, pesos: p }) => [clave, nombre, p, 'MXN'], 2],
  [
    'Clave|Descripción|1-9|10-49|50+',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.8, p * 0.7],
    { first: 2 },
  ],
  [
    'Clave|Nombre|Precio 1 pza|Precio 10+ pzas',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.8],
    { first: 2 },
  ],
  [
    'Código|Nombre|Precio de lista|% Desc|Precio con descuento',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p / 0.8, '20%', p],
    { first: 4 },
  ],
  [
    'Código|Nombre|Precio normal|Precio oferta',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.7],
    { first: 2 },
  ],
  [
    'Clave|Nombre|Precio|Alza %|Nuevo',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.3, '30%', p],
    { first: 4 },
  ],
  ['Clave|Nombre|Antes|Ahora', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.05, p], 3],
  [
    'Clave|Nombre|Últ. costo|Margen|Utilidad $|Venta',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, 0.4, p * 0.4, p],
    5,
  ],
  ['Código|Artículo|S/IVA|C/IVA', ({ clave, nombre, pesos: p }) => [clave, nombre, p / 1.16, p], { first: 3 }],
  [
    'Partida|Código|Concepto|Unidad|Precio Unit.',
    ({ clave, nombre, pesos: p }, at) => [at + 1, clave, nombre, 'PZA', p],
    4,
    1,
  ],
  [
    'Cantidad|Unidad|Clave Prod.|Descripción|Valor Unitario|Importe',
    ({ clave, nombre, pesos: p }) => [2, 'H87', clave, nombre, p, p * 2],
    { first: 4 },
    2,
  ],
  [
    'CODIGO|DESCRIPCION|P. COSTO|P. VENTA|P. MAYOREO|DEPTO|INV. MIN',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, p, p * 0.8, 'H', 1],
    { first: 3 },
  ],
  [
    'clave|claveAlterna|descripcion|existencia|precioCompra|precio1|precio2',
    ({ clave, ean, nombre, pesos: p }) => [clave, ean, nombre, 2, p * 0.6, p, p * 0.8],
    { first: 5 },
  ],
  [
    'Handle|Title|Variant SKU|Variant Price|Variant Compare At Price|Cost per item',
    ({ clave, nombre, pesos: p }) => ['x', nombre, clave, p, p * 1.2, p / 2],
    { first: 3 },
    2,
  ],
  [
    'codigoProducto|nombreProducto|precioVenta|precioCompra',
    ({ clave, nombre, pesos: p }) => [clave, nombre, p, p * 0.6],
    2,
  ],
  ['product_code|product_name|cost_price|sale_price', ({ clave, nombre, pesos: p }) => [clave, nombre, p * 0.6, p], 3],
  ['COD.|DESC.|U.M.|PREC.|% IVA', ({ clave, nombre, pesos: p }) => [clave, nombre, 'PZA', p, 16], 3],
  ['C L A V E|D E S C R I P C I Ó N|P R E C I O', ({ clave, nombre, pesos: p }) => [clave, nombre, p], 2],
  [
    'ID|Tipo|SKU|Nombre|Publicado|Precio rebajado|Precio normal',
    ({ clave, nombre, pesos: p }, at) => [at, 'simple', clave, nombre, 1, '', p],
    6,
    2,
  ],
];

for (const [titles, row, precio, clave = 0] of COLUMNS)
  test(`columns: ${titles}`, () => expectRead({ bytes: book([titles.split('|'), ...body(row)]), clave, precio }));

testLists({
  'units of measure under the titles': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Largo', 'Precio'],
      ['', '', '(mm)', '(pesos)'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 10.5, pesos]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'how many pieces under one title over three prices': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', 'PRECIO POR CANTIDAD', null, null],
        [null, null, '1 a 9', '10 a 49', '50 o más'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 0.8, pesos * 0.7]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 2, 0, 4), merge(0, 0, 1, 0), merge(0, 1, 1, 1)];
      },
    ),
    clave: 0,
    precio: { first: 2 },
  }),
  'titles on three lines, groups over them and IVA under them': () => ({
    bytes: book(
      [
        ['DATOS DEL PRODUCTO', null, 'PRECIOS', null],
        ['Clave', 'Descripción', 'Mayoreo', 'Menudeo'],
        ['', '', '(c/IVA)', '(c/IVA)'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.7, pesos]),
      ],
      'xlsx',
      (sheet) => {
        sheet['!merges'] = [merge(0, 0, 0, 1), merge(0, 2, 0, 3)];
      },
    ),
    clave: 0,
    precio: { first: 3 },
  }),
  'pages that say letterhead, number and titles again': () => {
    const page = (number: number): Raw[][] => [
      ['FERRETERA DEL NORTE', null, `Página ${number}`],
      ['Fecha: 20/11/2026', null, 'Hora: 10:22'],
      HEAD,
    ];
    return {
      bytes: book([...page(1), ...plain.slice(0, 10), ...page(2), ...plain.slice(10), [null, 'Página', 3]]),
      clave: 0,
      precio: 2,
    };
  },
  'titles said again in other words': () => ({
    bytes: book([HEAD, ...plain.slice(0, 9), ['BROCHAS'], ['Código', 'Producto', 'P. Público'], ...plain.slice(9)]),
    clave: 0,
    precio: 2,
  }),
  'a line drawn under the titles': () => ({
    bytes: text(lines([HEAD, ['-----', '-----------', '------'], ...plain], '|')),
    clave: 0,
    precio: 2,
  }),
  'printed to a file, with titles and a line under them': () => ({
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
  'subtotals, a total and how many there were': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 8),
      [null, 'Subtotal', 999.5],
      ...plain.slice(8),
      ['Total general', null, 123_456.7],
      [null, null, 'TOTAL:'],
      [null, 'Promedio', 1234.5],
      ['Artículos listados: 24'],
    ]),
    clave: 0,
    precio: 2,
  }),
  'what the letterhead says of IVA': () => ({
    bytes: book([['PRECIOS MÁS IVA'], HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16])]),
    clave: 0,
    precio: 2,
    iva: 'mas',
  }),
  'claves kept from being taken for numbers': () => ({
    key: 'corta',
    bytes: text(
      `Clave,Descripción,Precio\r\n${ITEMS.map(({ corta, pesos }) => `="${corta}",Brocha,${pesos}`).join('\r\n')}`,
    ),
    clave: 0,
    precio: 2,
  }),
  'a table within a table of a web page': () => ({
    bytes: text(
      `<table><tr><td>${webPage([['Logo']])}</td></tr><tr><td>${webPage([HEAD, ...plain])}</td></tr></table>`,
    ),
    clave: 0,
    precio: 2,
  }),
  'titles of a web page over two columns and two rows': () => ({
    bytes: text(
      webPage(
        body(({ clave, nombre, pesos }) => [clave, nombre, (pesos * 0.7).toFixed(2), pesos.toFixed(2)]),
        '<tr><th rowspan=2>Clave</th><th rowspan=2>Descripción</th><th colspan=2>Precio</th></tr><tr><th>Mayoreo</th><th>Público</th></tr>',
      ),
    ),
    clave: 0,
    precio: { first: 3 },
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
  'UTF-16 of either kind, with a mark and without': () => ({
    bytes: new Uint8Array(Buffer.from(lines([HEAD, ...plain], '\t'), 'utf16le')),
    clave: 0,
    precio: 2,
  }),
});
