import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { createPriceImport } from './price-import.ts';
import type { ReviewRow } from './review.ts';
import { plain, reviewed, sheetOf, shop } from './testing.ts';

const brief = ({ row, clave, after, state }: ReviewRow) => [row, clave, after, state];

test('the table is found by titles in the first row', () => {
  expect(reviewed(plain, shop).rows.map(brief)).toEqual([
    [2, 'A-1', 10_400, 'change'],
    [3, 'A-2', 19_000, 'change'],
    [4, 'A-3', 30_000, 'same'],
  ]);
});

test('the table is found below a letterhead, terms of sale and a blank row', () => {
  const rows: Cell[][] = [
    ['FERRETERA DEL NORTE, S.A.'],
    ['Lista de precios noviembre. Precios sujetos a cambio sin previo aviso.', null, null],
    [],
    ...plain.map((row) => [...row]),
  ];
  expect(reviewed(rows, shop).rows.map(brief)).toEqual([
    [5, 'A-1', 10_400, 'change'],
    [6, 'A-2', 19_000, 'change'],
    [7, 'A-3', 30_000, 'same'],
  ]);
});

test('months with their years are titles, though they hold digits', () => {
  const { priceImport } = reviewed(
    [
      ['COD', 'ARTICULO', 'OCT 2026', 'NOV 2026'],
      ['A-1', 'Brocha 1"', 100, 104],
      ['A-2', 'Brocha 2"', 200, 208],
      ['A-3', 'Brocha 3"', 300, 312],
    ],
    shop,
  );
  expect(priceImport.table().columns.map(({ title }) => title)).toEqual(['COD', 'ARTICULO', 'OCT 2026', 'NOV 2026']);
});

test('columns without titles are recognised by claves of the shop and by amounts', () => {
  const { proposal, rows } = reviewed(plain.slice(1), shop);
  expect(proposal.choices).toMatchObject({ clave: 0, precio: 2, nombre: 1 });
  expect(rows).toHaveLength(3);
});

test('codes under an unknown title are the claves, even when the shop has none of them', () => {
  const rows = [
    ['0', 'Nombre', 'Precio'],
    ...[23_031, 23_032, 24_061, 24_062].map((code) => [code, `Artículo ${code}`, 135]),
  ];
  expect(reviewed(rows, shop).proposal.choices).toMatchObject({ clave: 0, precio: 2, nombre: 1 });
});

test('repeated titles, sections and totals are set aside with their reasons, and every row is accounted for', () => {
  const { priceImport, review, rows } = reviewed(
    [
      ...plain.slice(0, 2),
      ['HERRAMIENTA ELÉCTRICA'],
      ['Clave', 'Producto', 'Precio'],
      ...plain.slice(2),
      ['TOTAL-5W30', 'The oil of a brand', 90],
      [null, 'TOTAL', 594],
    ],
    shop,
  );
  expect(rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3', 'TOTAL-5W30']);
  expect(review.asideBy).toEqual({ titles: 2, section: 1, total: 1 });
  expect(review.account).toEqual({ rows: 8, read: 4, aside: 4 });
  expect(priceImport.asideRows()).toContainEqual(['3', 'HERRAMIENTA ELÉCTRICA', expect.stringContaining('sección')]);
});

test('below titles of a cost or of dollars nothing is taken for a price', () => {
  for (const title of ['Costo', 'Precio USD']) {
    const { rows } = reviewed([...plain, ['Clave', 'Producto', title], ['0017', 'Otro', 51]], shop);
    expect(rows.map(({ after }) => after)).toEqual([10_400, 19_000, 30_000, null]);
  }
});

test('an article whose clave begins as a sum does, with its name and its price, is no sum', () => {
  const { rows, review } = reviewed(
    [...plain, ['TOTAL 5W30', 'Aceite', 99], ['TOTAL 3 artículos', null, 594], ['Subtotal', 'Pinturas', 99]],
    shop,
  );
  expect(rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3', 'TOTAL 5W30']);
  expect(review.asideBy).toMatchObject({ total: 2 });
});

test('a merged title belongs to every column that it covers', () => {
  const priceImport = createPriceImport([
    sheetOf(
      [
        ['Clave', 'Producto', 'PRECIOS', null],
        [null, null, 'Mayoreo', 'Público'],
        ...plain.slice(1).map((row) => [...row, 111]),
      ],
      { merges: [{ top: 1, bottom: 1, left: 2, right: 3 }] },
    ),
  ]);
  expect(priceImport.table().columns.map(({ title }) => title)).toEqual([
    'Clave',
    'Producto',
    'PRECIOS Mayoreo',
    'PRECIOS Público',
  ]);
});

test('the sheet with the price table is opened, not an empty one or one of notes', () => {
  const priceImport = createPriceImport([sheetOf([]), sheetOf([['Notas'], ['x']]), sheetOf(plain)]);
  expect(priceImport.sheet()).toBe(2);
});

test('a person chooses which of several tables side by side are read', () => {
  const rows = [
    ['Clave', 'Precio', null, 'Clave', 'Precio'],
    ['A-1', 104, null, 'A-2', 190],
    ['A-3', 310, null, null, null],
  ];
  const { proposal } = reviewed(rows, shop);
  expect(proposal.questions.blocks).toBe(2);
  expect(proposal.isReady).toBe(false);
  expect(reviewed(rows, shop, { blocks: 'todas' }).rows.map(({ clave }) => clave)).toEqual(['A-1', 'A-2', 'A-3']);
});

test('sizes under a price that is merged over their columns are part of its titles', () => {
  const rows: Cell[][] = [
    ['Clave', 'Color', 'Precio', null, null],
    [null, null, 'Litro', 'Galón', 'Cubeta'],
    ['A-1', 'Blanco', 104, 400, 1700],
    ['A-2', 'Rojo', 190, 700, 3000],
    ['A-3', 'Azul', 300, 1100, 4800],
  ];
  const merges = [{ top: 1, bottom: 1, left: 2, right: 4 }];
  const { priceImport, proposal } = reviewed(rows, shop, { precio: 2 }, { merges });
  expect(proposal.columns.prices.map(({ title }) => title).toSorted()).toEqual([
    'Precio Cubeta',
    'Precio Galón',
    'Precio Litro',
  ]);
  expect(priceImport.table().body.map(({ number }) => number)).toEqual([3, 4, 5]);
  // A section beside them, or an article, is no title.
  const other = reviewed([...rows.slice(0, 1), ['A-1', null, 104, 400, 1700]], shop, { precio: 2 }, { merges });
  expect(other.priceImport.table().body.map(({ number }) => number)).toEqual([2]);
});

const FOUR_PRICES: Cell[][] = [
  ['A-1', 'Uno', 80, 93, 90, 104],
  ['A-2', 'Dos', 150, 174, 164, 190],
  ['A-3', 'Tres', 240, 278, 259, 300],
];
const titlesOf = (rows: Cell[][], merges: readonly (readonly [number, number, number, number])[] = []) =>
  reviewed(
    [...rows, ...FOUR_PRICES],
    shop,
    {},
    {
      merges: merges.map(([top, left, bottom, right]) => ({ top, left, bottom, right })),
    },
  )
    .priceImport.table()
    .columns.map(({ title }) => title);

test('three rows of titles are read, where the second and the third stand under merged ones', () => {
  const rows: Cell[][] = [
    ['Clave', 'Producto', 'PRECIOS', null, null, null],
    [null, null, 'Mayoreo', null, 'Público', null],
    [null, null, 'sin IVA', 'con IVA', 'sin IVA', 'con IVA'],
  ];
  expect(
    titlesOf(rows, [
      [1, 2, 1, 5],
      [2, 2, 2, 3],
      [2, 4, 2, 5],
    ]),
  ).toEqual([
    'Clave',
    'Producto',
    'PRECIOS Mayoreo sin IVA',
    'PRECIOS Mayoreo con IVA',
    'PRECIOS Público sin IVA',
    'PRECIOS Público con IVA',
  ]);
});

test('a title that is centred over two columns without merging them is that of the second one too, which says only its IVA', () => {
  const titles = ['Clave', 'Producto', 'Mayoreo sin IVA', 'Mayoreo con IVA', 'Público sin IVA', 'Público con IVA'];
  const groups = ['Mayoreo', null, 'Público', null];
  const taxes = ['sin IVA', 'con IVA', 'sin IVA', 'con IVA'];
  expect(
    titlesOf([
      ['Clave', 'Producto', ...groups],
      [null, null, ...taxes],
    ]),
  ).toEqual(titles);
  expect(
    titlesOf([
      [null, null, ...groups],
      ['Clave', 'Producto', ...taxes],
    ]),
  ).toEqual(titles);
});

test('years as numbers are titles beside those of clave and name, and an article of $2,026 is a row of the list', () => {
  const rows = [
    ['Clave', 'Producto', 2025, 2026],
    ['A-1', 'Uno', 100, 104],
    ['A-2', 'Dos', 2026, 2090],
    ['A-3', 'Tres', 300, 320],
  ];
  expect(reviewed(rows, shop).priceImport.table().header.titles).toEqual(['Clave', 'Producto', '2025', '2026']);
  const untitled = rows.slice(1).map((row) => row.slice(0, 3));
  expect(reviewed(untitled, shop, { clave: 0, precio: 2 }).rows.map(({ clave }) => clave)).toEqual([
    'A-1',
    'A-2',
    'A-3',
  ]);
});

test('currencies under the titles of two prices belong to them, so that the one in pesos is taken', () => {
  const rows = [
    ['Clave', 'Producto', 'Precio', 'Precio'],
    [null, null, 'USD', 'M.N.'],
    ['A-1', 'Uno', 5.5, 104],
    ['A-2', 'Dos', 10.5, 190],
    ['A-3', 'Tres', 17, 300],
  ];
  const { priceImport, proposal } = reviewed(rows, shop);
  expect(priceImport.table().header.titles).toEqual(['Clave', 'Producto', 'Precio USD', 'Precio M.N.']);
  expect(proposal.choices.precio).toBe(3);
});
