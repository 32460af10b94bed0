import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { priceLevel } from './price-level.ts';
import { readPriceText } from './price-text.ts';
import { productsOf, reviewed, shop } from './testing.ts';

const many = productsOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`B-${at}`, 100 + at])));

/** The first row is the titles; the others are products of the shop at the given factors of their price of today. */
const columnsOf = (factors: Readonly<Record<string, number>>) =>
  reviewed(
    [
      ['Clave', ...Object.keys(factors)],
      ...many.map(({ clave, precio }): Cell[] => [
        clave,
        ...Object.values(factors).map((factor) => Math.round((precio ?? 0) * factor) / 100),
      ]),
    ],
    many,
  ).proposal;

test('the column of the public is taken unasked only where no other one contradicts its title or its prices', () => {
  const chosen = (factors: Readonly<Record<string, number>>) => columnsOf(factors).choices.precio;
  expect(chosen({ Costo: 0.6, 'Precio mayoreo': 0.8, 'Precio público': 1.02 })).toBe(3);
  // The wholesale price is as near to today's as the public one usually is.
  expect(chosen({ 'Precio mayoreo': 1, 'Precio público': 1.1 })).toBeNull();
  // A title that nobody knows stands over prices that could be meant.
  expect(chosen({ XJ7: 1.05, 'Precio público': 1.02 })).toBeNull();
  expect(chosen({ Precio: 1.05, 'P. VTA.': 1.02 })).toBeNull();
  expect(chosen({ Anterior: 1, Precio: 1.06 })).toBe(2);
});

test('of the same prices with IVA and without it, the ones with it are taken unasked', () => {
  const chosen = (factors: Readonly<Record<string, number>>) => columnsOf(factors).choices.precio;
  expect(chosen({ 'P.U. s/IVA': 1.04 / 1.16, 'P.U. c/IVA': 1.04 })).toBe(2);
  expect(chosen({ 'Precio público': 1.04, 'Precio sin IVA': 1.04 / 1.16 })).toBe(1);
  // Not the same prices, or nobody says which ones are without it.
  expect(chosen({ 'P.U. s/IVA': 0.95, 'P.U. c/IVA': 1.04 })).toBeNull();
  expect(chosen({ 'Precio A': 1.04 / 1.16, 'Precio B': 1.04 })).toBeNull();
});

test('what is in stock or was sold is no price, whatever it is called', () => {
  for (const title of ['Inventario', 'Inventario físico', 'Inventario mínimo', 'Inventarios', 'Ventas', 'Vendidos'])
    expect(priceLevel(title), title).toBe('none');
  for (const title of [
    'Venta',
    'P. Venta',
    'PVENTA',
    'PRECIOVENTA',
    'PrecioVenta1',
    'Precio de venta',
    'Costo de venta',
  ])
    expect(['plain', 'public'], title).toContain(priceLevel(title));
  expect(columnsOf({ Costo: 0.6, Inventario: 0.05 }).choices.precio).toBeNull();
  expect(columnsOf({ Precio: 1.05, Inventario: 0.05 }).choices.precio).toBe(1);
});

test('a title that names the rate of IVA is a price as the same one without it', () => {
  expect(priceLevel('PRECIO CON IVA 16%')).toBe('plain');
  expect(priceLevel('P. Público c/16% IVA')).toBe('public');
  expect(priceLevel('Mayoreo + IVA (16 %)')).toBe('partial');
  // Both may be meant, and the one that says so was not among those to choose from.
  const { choices, columns } = columnsOf({ 'PRECIO + IVA': 0.95, 'PRECIO PUBLICO (IVA 16% INCLUIDO)': 1.04 });
  expect(choices.precio).toBeNull();
  expect(columns.prices.map(({ column }) => column).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('a price for some customers or for more than one piece is never the only plain one', () => {
  for (const title of [
    'Precio mayorista',
    'Precio menudista',
    'Precio reventa',
    'Precio ferretería',
    'Precio concesionario',
    'Precio frontera',
    'Precio zona norte',
    'Precio sucursal',
    'Precio liquidación',
    'Precio planta',
    'Precio docena',
    'Precio tonelada',
    'Precio tarima',
    'Precio tramo',
    'Precio cubeta',
    'Precio galón',
    'Precio C/100',
    'Precio x 100 pzas',
    'Precio por 1000',
    'Precio 12 pzas',
    'Dealer price',
    'List price',
    'Net price',
  ])
    expect(priceLevel(title), title).toBe('partial');
  for (const title of [
    '1 a 5 pzas',
    '1-5',
    '6 A 11',
    'De 1 a 5',
    '12 o más',
    '12 PZAS O MAS',
    '12+',
    '+ 12',
    'A partir de 12',
  ])
    expect(priceLevel(title), title).toBe('partial');
  for (const title of ['2026', '12', 'Nov 2026', '0', '3/4']) expect(priceLevel(title), title).not.toBe('partial');
  for (const title of [
    'Precio 1 pza',
    'Precio nov 2026',
    'Precio al 01/12/2026',
    'Precio nacional',
    'P. C/IVA',
    'P. S/IVA',
    'P + IVA',
    'PCIO',
    'PRECIO + 16%',
    'Precio más el 16 %',
    'Precio antes de impuestos',
    'Precio antes imp.',
  ])
    expect(priceLevel(title), title).toBe('plain');
  for (const title of ['P. C.', 'P.C. 16%']) expect(priceLevel(title), title).toBe('hint-of-cost');
  for (const title of ['PRECIO - 16%', 'Precio antes']) expect(priceLevel(title), title).toBe('none');
  expect(priceLevel('Retail price')).toBe('public');
  expect(priceLevel('MSRP')).toBe('public');
});

test('each candidate says how many prices it was compared by, how they moved, and three products both ways', () => {
  const [first, second] = columnsOf({ 'Precio A': 0.9, 'Precio B': 1.3 }).columns.prices;
  expect([first?.title, second?.title]).toEqual(['Precio A', 'Precio B']);
  expect(first).toMatchObject({ compared: 40, together: 1 });
  expect(first?.median).toBeCloseTo(0.9, 2);
  expect(first?.examples).toHaveLength(3);
  const example = first?.examples[0];
  expect(example?.withIva).toBe(Math.round((example?.plain ?? 0) * 1.16));
});

test('a cost column is refused as the price, and one that may be a cost needs a confirmation', () => {
  const titled = (title: string, decided: Partial<ImportChoices> = {}) =>
    reviewed(
      [
        ['Clave', title],
        ['A-1', 50],
        ['A-2', 60],
      ],
      shop,
      { iva: 'incluido', ...decided },
    ).proposal;
  for (const title of ['Costo', 'COSTO NETO', 'Precio de compra', 'ULT_COSTO']) {
    expect(titled(title).choices.precio).toBeNull();
    expect(titled(title).questions.refusedCost).toBe(title);
    expect(titled(title, { precio: 1, costIsPrice: true }).isReady).toBe(false);
  }
  expect(titled('Precio distribuidor').choices.precio).toBeNull();
  expect(titled('Precio distribuidor', { precio: 1 }).isReady).toBe(false);
  expect(titled('Precio distribuidor', { precio: 1, costIsPrice: true }).isReady).toBe(true);
  expect(titled('Costo al público').isReady).toBe(true);
});

test('a hidden column that could be the price is left out until a person decides', () => {
  const rows: Cell[][] = [
    ['Clave', 'Notas', 'Precio público', 'Precio'],
    ...['A-1', 'A-2', 'A-3'].map((clave, at): Cell[] => [clave, 'x', 101 * (at + 1), 70 * (at + 1)]),
  ];
  const hiding = (hiddenColumns: number[], decided: Partial<ImportChoices> = {}) =>
    reviewed(rows, shop, decided, { hiddenColumns }).proposal;
  expect(hiding([1])).toMatchObject({ isReady: false, questions: { hiddenColumns: [], price: true } });
  expect(hiding([2])).toMatchObject({ isReady: false, choices: { precio: 3 } });
  expect(hiding([2]).questions.hiddenColumns).toEqual(['Precio público']);
  expect(hiding([2], { hiddenColumns: 'omitir', iva: 'incluido' })).toMatchObject({
    isReady: true,
    choices: { precio: 3 },
  });
  expect(hiding([2], { hiddenColumns: 'incluir' }).columns.prices.map(({ column }) => column)).toEqual([2, 3]);
});

test('prices in dollars are errors, whether the title or a currency column says so', () => {
  const titled = reviewed(
    [
      ['Clave', 'Precio USD'],
      ['A-1', 5],
      ['A-2', 10],
    ],
    shop,
  );
  expect(titled.proposal.choices.precio).toBeNull();
  const insisted = reviewed(
    [
      ['Clave', 'Precio USD'],
      ['A-1', 5],
      ['A-2', 10],
    ],
    shop,
    { precio: 1 },
  );
  expect(insisted.rows.map(({ problem }) => problem)).toEqual(['foreign', 'foreign']);
  for (const title of [
    'Precio U$S',
    'Price in US dollars',
    'Precio Dols.',
    'LISTA USCY',
    'Precio US CY',
    'P. USDLLS',
    'Precio en Dóls.',
  ])
    expect(priceLevel(title), title).toBe('none');
  for (const title of ['Moneda', 'Moneda de venta', 'Tipo de moneda lista', 'Currency code', 'MND', '']) {
    const mixed = reviewed(
      [
        ['Clave', 'Precio moneda nacional', title],
        ['A-1', 104, 'MXN'],
        ['A-2', 12, 'USD'],
        ['A-3', 310, 'Pesos'],
      ],
      shop,
    );
    expect(
      mixed.rows.map(({ state, problem }) => [state, problem]),
      title,
    ).toEqual([
      ['change', null],
      ['error', 'foreign'],
      ['change', null],
    ]);
  }
});

test('a currency that stands in a column beside the price says so of its row, though most of the column is the sign of pesos', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Producto', '', 'Precio'],
      ['A-1', 'Uno', '$', 104],
      ['A-2', 'Dos', 'USD', 190],
      ['A-3', 'Tres', '$', 310],
    ],
    shop,
  );
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'foreign', null]);
  // Beside a column of nothing but that sign, the other one names the currency.
  const both = reviewed(
    [
      ['Clave', '', 'Precio', ''],
      ['A-1', '$', 104, 'MXN'],
      ['A-2', '$', 190, 'USD'],
      ['A-3', '$', 310, 'MXN'],
    ],
    shop,
  );
  expect(both.rows.map(({ problem }) => problem)).toEqual([null, 'foreign', null]);
});

test('prices in Canadian dollars, yuan or pounds are no pesos, by their title or by a column of currencies', () => {
  for (const text of ['CAD 58.90', '¥58.90', '58.90 RMB']) expect(readPriceText(text).kind, text).toBe('foreign');
  expect(['Precio CAD', 'Precio (RMB)', 'PRECIO £'].map(priceLevel)).toEqual(['none', 'none', 'none']);
  for (const code of ['CAD', 'CNY', 'GBP']) {
    const { rows } = reviewed(
      [
        ['Clave', 'Precio', ''],
        ['A-1', 104, 'MXN'],
        ['A-2', 190, code],
        ['A-3', 310, 'MXN'],
      ],
      shop,
    );
    expect(
      rows.map(({ problem }) => problem),
      code,
    ).toEqual([null, 'foreign', null]);
  }
});
