import { expect, test } from 'vitest';
import { productsOf, reviewed } from './testing.ts';

const shop = productsOf({ 'A-1': 100, 'A-2': 100, 'A-3': 100, 'A-4': 200, 'A-5': 55 });

/** The prices in pesos that the review shows, by clave. */
function pricesOf(
  rows: Parameters<typeof reviewed>[0],
  merges: readonly (readonly [string, number, number, number])[],
) {
  const review = reviewed(
    rows,
    shop,
    {},
    {
      merges: merges.map(([, column, top, bottom]) => ({ left: column, right: column, top, bottom })),
    },
  );
  return review.rows.map(({ clave, after, state }) => [clave, after === null ? null : after / 100, state]);
}

test('a price that is merged down several rows is that of each article beside it', () => {
  const rows = pricesOf(
    [
      ['Clave', 'Producto', 'Precio'],
      ['A-1', 'Codo 1/2"', 104],
      ['A-2', 'Codo 3/4"', null],
      ['A-3', 'Codo 1"', null],
      ['A-4', 'Tubo', 208],
      ['A-5', 'Cople', null],
    ],
    [['price', 2, 2, 4]],
  );
  expect(rows).toEqual([
    ['A-1', 104, 'change'],
    ['A-2', 104, 'change'],
    ['A-3', 104, 'change'],
    ['A-4', 208, 'change'],
    ['A-5', null, 'blank'],
  ]);
});

test('the second line of one article gets no price by itself', () => {
  const rows = pricesOf(
    [
      ['Clave', 'Producto', 'Precio'],
      ['A-1', 'Codo de cobre', 104],
      [null, 'para agua caliente', null],
      ['A-4', 'Tubo', 208],
    ],
    [
      ['clave', 0, 2, 3],
      ['price', 2, 2, 3],
    ],
  );
  expect(rows.map(([clave]) => clave)).toEqual(['A-1', 'A-4']);
});

test('one clave that is merged over several prices gets none of them', () => {
  const rows = pricesOf(
    [
      ['Clave', 'Producto', 'Precio'],
      ['A-1', 'Pintura 1 L', 104],
      [null, 'Pintura 4 L', 380],
      ['A-4', 'Tubo', 208],
    ],
    [['clave', 0, 2, 3]],
  );
  expect(rows).toEqual([
    ['A-1', 104, 'error'],
    ['A-1', 380, 'error'],
    ['A-4', 208, 'change'],
  ]);
});

test('a currency and a unit that are merged down several rows are those of each of them', () => {
  const rows = pricesOf(
    [
      ['Clave', 'Producto', 'Moneda', 'Unidad', 'Precio'],
      ['A-1', 'Codo 1/2"', 'USD', 'Pza', 104],
      ['A-2', 'Codo 3/4"', null, null, 104],
      ['A-3', 'Codo 1"', 'MXN', 'Caja', 104],
      ['A-4', 'Tubo', null, null, 208],
    ],
    [
      ['currency', 2, 2, 3],
      ['unit', 3, 4, 5],
    ],
  );
  expect(rows).toEqual([
    ['A-1', null, 'error'],
    ['A-2', null, 'error'],
    ['A-3', 104, 'confirm'],
    ['A-4', 208, 'confirm'],
  ]);
});
