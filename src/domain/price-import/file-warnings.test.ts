import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { productsOf, reviewed, shop } from './testing.ts';

const many = productsOf(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`B-${at}`, 100 + at])));
const priced = (factor: number) => [
  ['Clave', 'Precio'],
  ...many.map(({ clave, precio }): Cell[] => [clave, Number((((precio ?? 0) * factor) / 100).toFixed(2))]),
];
const kinds = (rows: Cell[][]) => reviewed(rows, many, { iva: 'incluido' }).review.warnings.map(({ kind }) => kind);

test('a change of 900 % is written only once that row is confirmed', () => {
  const { priceImport, rows, review } = reviewed([...priced(1.02).slice(0, 40), ['B-39', 1390]], many);
  expect(rows.at(-1)).toMatchObject({ state: 'confirm', doubt: 'x10' });
  expect(review.written).toBe(39);
  priceImport.confirm([rows.at(-1)?.line ?? -1], true);
  expect(priceImport.recount().written).toBe(40);
});

test('a file whose prices are all 16 % higher or lower warns about IVA', () => {
  expect(kinds(priced(1.16))).toEqual(['iva-twice']);
  expect(kinds(priced(1 / 1.16))).toEqual(['iva-missing']);
});

test('a file whose prices are all ten or a hundred times as high warns about the decimal sign, one 30 % higher about the median', () => {
  expect(kinds(priced(100))).toEqual(['times']);
  expect(kinds(priced(0.1))).toEqual(['times']);
  expect(kinds(priced(1.3))).toEqual(['median']);
  expect(kinds(priced(1.03))).toEqual([]);
});

test('prices of zero and below are shown as errors and never written', () => {
  const { priceImport, rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['A-1', 0],
      ['A-2', '($5.00)'],
      ['A-3', 310],
    ],
    shop,
  );
  expect(rows.map(({ after, change, state, problem }) => [after, change, state, problem]).slice(0, 2)).toEqual([
    [0, null, 'error', 'not-positive'],
    [-500, null, 'error', 'not-positive'],
  ]);
  expect(priceImport.plan().flat()).toHaveLength(1);
});

test('more than 5 % unknown claves give a warning', () => {
  const foreign = Array.from({ length: 5 }, (_, at): Cell[] => [`ZZ-${at}`, 10]);
  expect(kinds([...priced(1.02), ...foreign])).toEqual(['unknown']);
});

test('a product without a public price gets one only once that row is confirmed', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['C-1', 100],
      ['C-2', 205],
    ],
    productsOf({ 'C-1': null, 'C-2': 200 }),
  );
  expect(rows[0]).toMatchObject({ state: 'confirm', doubt: 'no-price-yet' });
});
