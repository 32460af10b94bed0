import { expect, test } from 'vitest';
import type { IvaMode } from './amount.ts';
import type { Cell, Sheet } from './cell.ts';
import { type FirstList, firstList } from './first-list.ts';
import { sheetOf } from './testing.ts';

type Rows = readonly (readonly Cell[])[];

const TITLES = ['Clave', 'Nombre', 'Precio'];

const read = (rows: Rows, iva: IvaMode = 'incluido', more: Partial<Sheet> = {}) =>
  firstList([sheetOf(rows, more)], 'lista.xlsx', iva);

function listOf(answer: ReturnType<typeof firstList>): FirstList {
  if ('kind' in answer) throw new Error(`no list: ${JSON.stringify(answer)}`);
  return answer;
}

const pricesOf = (answer: ReturnType<typeof firstList>) =>
  Object.fromEntries(listOf(answer).articles.map(({ clave, precio }) => [clave, precio]));

test('an article without a price that can be read opens without a price, and is counted', () => {
  const answer = read([
    TITLES,
    ['A-1', 'Uno', 10],
    ['A-2', 'Dos', 0],
    ['A-3', 'Tres', 'Agotado'],
    ['A-4', 'Cuatro', 'US$ 12.50'],
    ['A-5', 'Cinco', '120 / 110'],
    ['A-6', 'Seis', null],
  ]);
  expect(pricesOf(answer)).toEqual({ 'A-1': 1000, 'A-2': null, 'A-3': null, 'A-4': null, 'A-5': null, 'A-6': null });
  expect(answer).toMatchObject({ unpriced: 5, disputed: 0, repeated: 0, cut: 0, hiddenRows: 0, leftSheets: [] });
});

test('a clave that stands at several prices gets none of them, and one that is repeated counts once', () => {
  const answer = read([
    TITLES,
    ['A-1', 'Pieza', 140.13],
    ['A-1', 'Caja con 25', 3036.85],
    ['A-2', 'Dos', 20],
    ['a-2', 'Dos', 20],
    ['A-3', 'Tres', null],
    ['A-3', 'Tres', 30],
  ]);
  expect(pricesOf(answer)).toEqual({ 'A-1': null, 'A-2': 2000, 'A-3': 3000 });
  expect(answer).toMatchObject({ unpriced: 1, disputed: 1, repeated: 3 });
});

test('claves that a spreadsheet has cut are left out and counted, and so are hidden rows', () => {
  const sheet = sheetOf([
    TITLES,
    ['A-1', 'Uno', 10],
    ['7.50E+12', 'Dos', 20],
    ['7E+12', 'Dos y medio', 25],
    ['A-3', 'Tres', 30],
    ['A-4', 'Cuatro', 40],
  ]);
  const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number > 5 }));
  const answer = firstList([{ ...sheet, rows }], 'lista.xlsx', 'incluido');
  expect(pricesOf(answer)).toEqual({ 'A-1': 1000, 'A-3': 3000 });
  expect(answer).toMatchObject({ cut: 2, hiddenRows: 1 });
});

test('every visible sheet that is a list is read, and the others are named', () => {
  const answer = firstList(
    [
      sheetOf([['Lista de precios 2026'], ['Se surte en tienda']], { name: 'Portada' }),
      sheetOf([TITLES, ['A-1', 'Uno', 10], ['A-2', 'Dos', 20]], { name: 'Plomería' }),
      sheetOf([TITLES, ['B-1', 'Tres', 30], ['B-2', 'Cuatro', 40]], { name: 'Pintura' }),
      sheetOf([TITLES, ['C-1', 'Viejo', 5], ['C-2', 'Viejo', 6]], { name: '2024', isHidden: true }),
      sheetOf([], { name: 'Hoja5' }),
    ],
    'lista.xlsx',
    'incluido',
  );
  expect(Object.keys(pricesOf(answer))).toEqual(['A-1', 'A-2', 'B-1', 'B-2']);
  expect(listOf(answer).leftSheets).toEqual(['Portada', '2024']);
});

test('of several columns of prices the public’s is taken and named, and where none is called so a person is asked', () => {
  const rows = (...titles: string[]): Rows => [
    ['Clave', 'Nombre', ...titles],
    ...Array.from({ length: 6 }, (_, at): Cell[] => [
      `A-${at}`,
      `Cosa ${at}`,
      ...titles.map((_title, column) => 100 * (at + 1) - 7 * column),
    ]),
  ];
  const taken = (...titles: string[]) => {
    const answer = listOf(read(rows(...titles)));
    return [answer.priceTitle, answer.articles[0]?.precio];
  };
  expect(taken('Precio Costo', 'Precio Venta', 'Precio Mayoreo', 'Inventario')).toEqual(['Precio Venta', 9300]);
  expect(taken('Precio 1', 'Precio 2', 'Precio 3', 'Precio 4')).toEqual(['Precio 1', 10_000]);
  expect(taken('Precio', 'Mayoreo')).toEqual(['Precio', 10_000]);
  expect(taken('Precio', 'Precio oferta')).toEqual(['Precio', 10_000]);
  expect(taken('Precio', 'Inventario')).toEqual(['', 10_000]);
  expect(taken('Lista')).toEqual(['Lista', 10_000]);
  expect(taken('Precio por ciento')).toEqual(['Precio por ciento', 10_000]);
  expect(read(rows('Precio', 'Precio público'))).toEqual({
    kind: 'several-prices',
    titles: ['Precio', 'Precio público'],
  });
  expect(read(rows('1 a 11 pzas', '12 o más'))).toEqual({
    kind: 'several-prices',
    titles: ['1 a 11 pzas', '12 o más'],
  });
  expect(read(rows('Costo', 'Inventario'))).toEqual({ kind: 'no-columns' });
});

test('a hidden column that names the public’s price leaves nothing to guess', () => {
  const rows = (...titles: string[]): Rows => [
    ['Clave', 'Nombre', ...titles],
    ['A-1', 'Uno', 80, 100],
    ['A-2', 'Dos', 160, 200],
  ];
  const hidden = { hiddenColumns: [3] };
  for (const title of ['Mayoreo', 'Precio'])
    expect(read(rows(title, 'Público'), 'incluido', hidden)).toEqual({
      kind: 'several-prices',
      titles: [title, 'Público (oculta)'],
    });
  expect(pricesOf(read(rows('Público', 'Mayoreo'), 'incluido', hidden))).toEqual({ 'A-1': 8000, 'A-2': 16_000 });
  expect(pricesOf(read(rows('Precio', 'Costo'), 'incluido', hidden))).toEqual({ 'A-1': 8000, 'A-2': 16_000 });
});

test('a plain price beside the one that is suggested to the public may be the dealer’s, so a person is asked', () => {
  const problem = (...titles: string[]) =>
    read([
      ['Clave', 'Nombre', ...titles],
      ['A-1', 'Uno', 70, 100],
      ['A-2', 'Dos', 140, 200],
    ]);
  for (const titles of [
    ['Precio', 'Precio público sugerido'],
    ['Precio', 'Precio sugerido'],
  ] as const)
    expect(problem(...titles)).toEqual({ kind: 'several-prices', titles });
});

test('a price under other titles, or in a row whose columns have moved, is none', () => {
  const answer = read([
    ['Clave', 'Nombre', 'Caja', 'Precio'],
    ['A-1', 'Brocha', '6', '45.50'],
    ['A-2', 'Brocha', ' chica', '12', '38.00'],
    ['A-3', 'Cincel', '6', '99.00'],
    ['A-4', 'Pinza', '6', '120.00'],
    ['Clave', 'Nombre', 'Mayoreo', 'Existencia'],
    ['B-1', 'Foco', '55.50', '14'],
  ]);
  expect(pricesOf(answer)).toEqual({ 'A-1': 4550, 'A-2': null, 'A-3': 9900, 'A-4': 12_000, 'B-1': null });
  expect(answer).toMatchObject({ unpriced: 2 });
});

test('titles in the middle that name a year or the rate of IVA are titles', () => {
  for (const price of ['Precio 2026', 'Precio c/IVA 16%']) {
    const answer = read([
      ['Clave', 'Nombre', price, 'Existencia'],
      ['A-1', 'Uno', 100, 7],
      ['A-2', 'Dos', 200, 8],
      ['Clave', 'Nombre', 'Existencia', price],
      ['B-1', 'Tres', 9, 300],
    ]);
    expect(pricesOf(answer), price).toEqual({ 'A-1': 10_000, 'A-2': 20_000, 'B-1': 30_000 });
  }
});

test('prices of a pack are counted, because the shop will show them as those of the article', () => {
  const answer = read([
    [...TITLES, 'Unidad'],
    ['A-1', 'Pija', 100, 'CIENTO'],
    ['A-2', 'Broca', 20, 'PZA'],
    ['A-3', 'Clavo', '$ 90.00 por caja', ''],
    ['A-4', 'Taquete', null, 'CAJA'],
  ]);
  expect(pricesOf(answer)).toEqual({ 'A-1': 10_000, 'A-2': 2000, 'A-3': 9000, 'A-4': null });
  expect(answer).toMatchObject({ packed: 2 });
  expect('articles' in answer && answer.articles.map(({ unidad }) => unidad)).toEqual([
    'ciento',
    'pieza',
    'caja',
    'caja',
  ]);
});

test('what the list says of its prices besides IVA is told', () => {
  const rows: Rows = [TITLES, ['A-1', 'Uno', 100], ['A-2', 'Dos', 200]];
  expect(read(rows)).toMatchObject({ terms: null });
  expect(read([['PRECIOS EN DOLARES AMERICANOS'], ...rows])).toMatchObject({ terms: 'PRECIOS EN DOLARES AMERICANOS' });
  expect(read([TITLES, [null, null, '(USD)'], ...rows.slice(1)])).toMatchObject({ terms: '(USD) (fila 2)' });
  // Short for a description as often as for a discount.
  const short = (title: string, cell: string): Rows => [
    ['Clave', title, 'Precio'],
    ['A-1', cell, 100],
    ['A-2', cell, 200],
  ];
  expect(read(short('DESC', 'Foco 9 W'))).toMatchObject({ terms: null });
  expect(read(short('DESC. CORTA', 'Foco 9 W'))).toMatchObject({ terms: null });
  expect(
    read([
      [...TITLES, 'DESC.'],
      ['A-1', 'Uno', 100, '50+10'],
      ['A-2', 'Dos', 200, '50+10'],
    ]),
  ).toMatchObject({
    terms: 'columna DESC.',
  });
  for (const terms of ['Precios por ciento', 'CABLES (precio por rollo de 100 m)', 'Precio por 100 piezas'])
    expect(read([[terms], ...rows])).toMatchObject({ terms });
});

test('a price whose formulas have no results is told, and no other column is taken for it', () => {
  const unknown = { kind: 'error', text: '' } as const;
  const rows = (...cells: Cell[]): Cell[][] => Array.from({ length: 4 }, (_, at) => [`A-${at}`, 'Cosa', ...cells]);
  const answer = { kind: 'no-results', title: 'Precio público' };
  expect(read([['Clave', 'Nombre', 'Lista', 'Precio público'], ...rows(70, unknown)])).toEqual(answer);
  expect(read([['Clave', 'Nombre', 'Precio público'], ...rows(unknown)])).toEqual(answer);
});

test('articles above the titles are counted', () => {
  const answer = read([
    ['Modelo', 'Nombre', 'Precio'],
    ...Array.from({ length: 4 }, (_, at): Cell[] => [`A-${at}`, 'Cosa', 10.5 + at]),
    ['Clave', 'Descripción', 'Precio público'],
    ['B-1', 'Foco', 55.5],
    ['B-2', 'Foco', 65.5],
  ]);
  expect(Object.keys(pricesOf(answer))).toEqual(['B-1', 'B-2']);
  expect(answer).toMatchObject({ above: 4 });
  expect(read([['Tel.', 81_812_345], TITLES, ['A-1', 'Uno', 100]])).toMatchObject({ above: 0 });
});

test('two columns of digits without titles are a price and a stock as likely as one price', () => {
  const rows = Array.from({ length: 4 }, (_, at): Cell[] => [`A-${at}`, 'Cosa', `${45 + at}`, `${12 + at}`]);
  expect(read(rows)).toEqual({ kind: 'torn', sample: '45,12' });
  expect(pricesOf(read([[...TITLES, 'Centavos'], ...rows]))).toMatchObject({ 'A-0': 4512 });
});

test('a currency or its rate is told wherever the list has it: beside an amount over the titles, or in a name', () => {
  const rows: Rows = [TITLES, ['A-1', 'Uno', 100], ['A-2', 'Dos', 200]];
  expect(read([['Precios en USD', 'Tipo de cambio:', 18.5], ...rows])).toMatchObject({
    terms: 'Precios en USD Tipo de cambio: 18.5',
  });
  expect(read([['LISTA', 'T.C.', 18.5], ...rows])).toMatchObject({ terms: 'LISTA T.C. 18.5' });
  expect(firstList([sheetOf(rows, { name: 'Lista USD' })], 'lista.xlsx', 'incluido')).toMatchObject({
    terms: 'Lista USD',
  });
  expect(firstList([sheetOf(rows)], 'lista_dolares_2026.xlsx', 'incluido')).toMatchObject({
    terms: 'lista_dolares_2026.xlsx',
  });
  expect(read([['LISTA', 'Tel.', 8183000000], ...rows])).toMatchObject({ terms: null });
});

test('a price that says of itself that IVA is to be added says nothing of those below it', () => {
  const answer = read([
    ['Clave', 'Precio'],
    ['A-1', '$45.00'],
    ['A-2', '$50.00 + IVA'],
    ['A-3', '$60.00'],
  ]);
  expect(pricesOf(answer)).toEqual({ 'A-1': 4500, 'A-2': 5800, 'A-3': 6000 });
});

test('columns of prices without titles are named by their letters', () => {
  const rows = Array.from({ length: 4 }, (_, at): Cell[] => [`A-${at}`, 'Cosa', 10.5 + at, 12.5 + at]);
  expect(read(rows)).toEqual({ kind: 'several-prices', titles: ['Columna C', 'Columna D'] });
});

test('what the list says of IVA is told where it was answered otherwise', () => {
  const rows: Rows = [
    ['Clave', 'Nombre', 'Precio sin IVA'],
    ['A-1', 'Uno', 100],
    ['A-2', 'Dos', 200],
  ];
  expect(read(rows, 'incluido')).toMatchObject({ ivaSaid: 'mas' });
  expect(read(rows, 'mas')).toMatchObject({ ivaSaid: null });
  expect(pricesOf(read(rows, 'mas'))).toEqual({ 'A-1': 11_600, 'A-2': 23_200 });
  const above: Rows = [['PRECIOS MAS IVA'], TITLES, ['A-1', 'Uno', 100], ['A-2', 'Dos', 200]];
  expect(read(above, 'incluido')).toMatchObject({ ivaSaid: 'mas' });
});

test('a point that may stand for thousands is asked about and not guessed', () => {
  const rows: Rows = [TITLES, ['A-1', 'Uno', '$ 1.250'], ['A-2', 'Dos', '$ 2.250']];
  expect(read(rows)).toEqual({ kind: 'decimal', sample: expect.stringContaining('1.250') });
});

test('a file that is no list says so', () => {
  expect(
    read([
      ['Color', 'Forma'],
      ['rojo', 'plano'],
      ['azul', 'largo'],
    ]),
  ).toEqual({ kind: 'no-columns' });
});

test('a price of thousands that a comma has torn in two is none, however many of them there are', () => {
  const titles = ['Clave', 'Nombre', 'Precio', 'Existencia', 'Marca'];
  const torn = ['A-1', 'Taladro', '1', '234.50', '7', 'Truper'];
  const whole = ['A-2', 'Brocha', '45.50', '7', 'Truper'];
  expect(pricesOf(read([titles, torn, whole, ['A-3', 'Codo', '12', '100', 'Truper']]))).toEqual({
    'A-1': null,
    'A-2': 4550,
    'A-3': 1200,
  });
  const rows = ['A-1', 'A-3', 'A-4', 'A-5'].map((clave) => [clave, ...torn.slice(1)]);
  expect(pricesOf(read([titles, ...rows, whole]))).toMatchObject({ 'A-1': null, 'A-5': null, 'A-2': 4550 });
  const last = ['A-1', 'A-3', 'A-4', 'A-5'].map((clave) => [clave, 'Taladro', '$1', '234.50']);
  expect(pricesOf(read([titles.slice(0, 3), ...last, ['A-2', 'Brocha', '$45.50']]))).toMatchObject({
    'A-1': null,
    'A-5': null,
    'A-2': 4550,
  });
});

test('such a price is none either where the torn part stands under a title whose column the list leaves blank', () => {
  const titles = ['Clave', 'Nombre', 'Precio', 'Unidad', 'Notas'];
  const rows = [
    ['A-1', 'Taladro', '$1', '234.50', 'PZA'],
    ['A-2', 'Brocha', '$45.50', 'PZA'],
    ['A-3', 'Codo', '$12.00', 'PZA'],
  ];
  expect(pricesOf(read([titles, ...rows]))).toEqual({ 'A-1': null, 'A-2': 4550, 'A-3': 1200 });
  // A second price, or a stock with decimals, stands beside whole and broken prices alike.
  const beside = rows.map(([clave, nombre], at) => [clave, nombre, at === 0 ? '400' : '45.50', '360.00']);
  expect(
    pricesOf(read([['Clave', 'Nombre', 'Precio', 'Existencia'], ...beside].map((row) => row.map(String)))),
  ).toEqual({
    'A-1': 40_000,
    'A-2': 4550,
    'A-3': 4550,
  });
});

test('rows with a price and without a clave are counted, and an error of the sheet is no clave', () => {
  const list = listOf(
    read([
      TITLES,
      ['A-1', 'Brocha', 10],
      [null, 'Martillo', 20],
      [{ kind: 'error', text: '#N/A' }, 'Cincel', 30],
      [null, 'PINTURAS', null],
      ['A-2', 'Rodillo', 40],
    ]),
  );
  expect(list.articles.map(({ clave }) => clave)).toEqual(['A-1', 'A-2']);
  expect(list.unkeyed).toBe(2);
});

test.each(['Precios más el Impuesto al Valor Agregado', 'Precios sin impuestos', 'Precio más impuestos'])(
  'a list that says «%s» says so of its IVA',
  (sentence) => {
    expect(listOf(read([[sentence], TITLES, ['A-1', 'Brocha', 10], ['A-2', 'Codo', 20]])).ivaSaid).toBe('mas');
  },
);

test('an article of which the list says IVA: NO, or another rate, gets no price where IVA is to be added to all of them', () => {
  const rows: Rows = [
    [...TITLES, 'IVA'],
    ['A-1', 'Brocha', 10, 'SI'],
    ['A-2', 'Semilla', 20, 'NO'],
    ['A-3', 'Abono', 30, '8%'],
    ['A-4', 'Libro', 40, 'EXENTO'],
    ['A-5', 'Codo', 50, 'SI'],
  ];
  expect(pricesOf(read(rows, 'mas'))).toEqual({ 'A-1': 1160, 'A-2': null, 'A-3': null, 'A-4': 4000, 'A-5': 5800 });
  expect(pricesOf(read(rows))).toMatchObject({ 'A-2': 2000, 'A-3': 3000, 'A-4': 4000 });
});

test('a row whose amounts stand one column to the left of the others has no price, because its own is that of a stock or of dealers', () => {
  const titles = ['Clave', 'Nombre', 'Marca', 'Precio', 'Existencia'];
  const rows: Rows = [
    titles,
    ['A-1', 'Brocha', 'Byp', 45.5, 12],
    ['A-2', 'Codo', 98.5, 25, null],
    ['A-3', 'Tee', 'Byp', 12.9, 7],
    ['A-4', 'Yee', '$1,250.00', 25, null],
  ];
  expect(pricesOf(read([...rows, ...rows.slice(1, 2).map((row) => ['A-5', ...row.slice(1)])]))).toEqual({
    'A-1': 4550,
    'A-2': null,
    'A-3': 1290,
    'A-4': null,
    'A-5': 4550,
  });
});
