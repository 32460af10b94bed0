import { expect, test } from 'vitest';
import { createPriceImport } from './price-import.ts';
import { sheetOf, shop } from './testing.ts';

/** Five products of the shop, so that there is enough to compare; each at `factor` times its price of today. */
function listAt(factor: number, titles = ['Precio B', 'Parte', 'Precio A']) {
  const rows = ['A-1', 'A-2', 'A-3', '0017', '12E4'].map((clave, at) => {
    const today = [100, 200, 300, 50, 80][at] ?? 0;
    return [9, clave, Math.round(today * factor * 100) / 100];
  });
  const priceImport = createPriceImport([sheetOf([titles, ...rows])]);
  priceImport.setProducts(shop);
  return priceImport;
}

const memory = {
  titulos: 'precio b|parte|precio a',
  clave: 'parte',
  precio: 'PRECIO A',
  nombre: '',
  iva: 'mas',
  factor: 1,
} as const;

test('the columns of a supplier are found by the titles of last time, wherever they stand now', () => {
  const moved = listAt(0.9, ['Precio B', 'Parte', 'Precio A']).propose({}, memory);
  expect(moved.choices).toMatchObject({ clave: 1, precio: 2, iva: 'mas' });
});

test('what was answered about IVA stands only for the same row of titles', () => {
  const other = listAt(0.9).propose({}, { ...memory, titulos: 'parte|precio a' });
  expect(other.choices).toMatchObject({ clave: 1, precio: 2, iva: null });
});

test('IVA is asked again when the prices no longer agree with the last answer', () => {
  // At 5 % over today's prices as they are written, adding IVA would raise everything by 22 %.
  const { choices, questions } = listAt(1.05).propose({}, memory);
  expect(choices.iva).toBeNull();
  expect(questions.iva).toMatchObject({ said: 'mas', isContradicted: true });
});

test('a title that two columns have is not remembered for either, because one may be the price for other customers', () => {
  const rows = ['A-1', 'A-2', 'A-3', '0017', '12E4'].map((clave, at) => {
    const today = [100, 200, 300, 50, 80][at] ?? 0;
    return [clave, Math.round(today * 97) / 100, Math.round(today * 102) / 100];
  });
  const priceImport = createPriceImport([sheetOf([['Clave', 'Precio', 'Precio'], ...rows])]);
  priceImport.setProducts(shop);
  const kept = {
    ...memory,
    titulos: 'clave|precio|precio',
    clave: 'Clave',
    precio: 'Precio',
    iva: 'incluido',
  } as const;
  expect(priceImport.propose({}, kept).choices).toMatchObject({ clave: 0, precio: null });
});

test('what was answered about IVA in one column is asked again about another one', () => {
  const other = listAt(0.9).propose({ precio: 2 }, { ...memory, precio: 'PRECIO B' });
  expect(other.choices).toMatchObject({ precio: 2, iva: null });
});

/** A second list of a supplier whose first one had `Clave` and `Precio` only. */
function secondList(titles: string[], prices: (today: number) => number[]) {
  const rows = ['A-1', 'A-2', 'A-3', '0017', '12E4'].map((clave, at) => [
    clave,
    ...prices([100, 200, 300, 50, 80][at] ?? 0),
  ]);
  const priceImport = createPriceImport([sheetOf([['Clave', ...titles], ...rows])]);
  priceImport.setProducts(shop);
  const columnas = {
    ...memory,
    titulos: 'clave|precio',
    clave: 'Clave',
    precio: 'Precio',
    iva: 'incluido',
  } as const;
  const before = { id: '', nombre: 'Truper', columnas, ultima: null };
  return priceImport.propose({}, priceImport.suppliers.choose([before])?.memory ?? null);
}

test('the price of last time is asked about where another column has come that may be the price', () => {
  const old = secondList(['Precio', 'Nuevo precio'], (today) => [today, today * 1.05]);
  expect(old.choices.precio).toBeNull();
  const dealers = secondList(['Precio', 'Público'], (today) => [today * 0.98, today * 1.05]);
  expect(dealers.choices.precio).toBeNull();
});

test('the price of last time stands where the column that has come is none', () => {
  const stock = secondList(['Precio', 'Existencia'], (today) => [today * 1.05, 7]);
  expect(stock.choices.precio).toBe(1);
  const pieces = secondList(['Precio', 'Precio caja'], (today) => [today * 1.05, today * 12]);
  expect(pieces.choices.precio).toBe(1);
});
