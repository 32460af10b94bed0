import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import { reviewed, shop } from './testing.ts';

test('of several price columns the one nearest the current prices is listed first, and a person chooses', () => {
  const { proposal } = reviewed(
    [
      ['Clave', 'Costo', 'Precio mayoreo', 'Precio público'],
      ['A-1', 50, 80, 102],
      ['A-2', 100, 160, 204],
      ['A-3', 150, 240, 306],
    ],
    shop,
  );
  expect(proposal.choices.precio).toBeNull();
  expect(proposal.columns.prices.map(({ column, isCost }) => [column, isCost])).toEqual([
    [3, false],
    [2, false],
  ]);
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
  const mixed = reviewed(
    [
      ['Clave', 'Precio', 'Moneda'],
      ['A-1', 104, 'MXN'],
      ['A-2', 12, 'USD'],
      ['A-3', 310, 'Pesos'],
    ],
    shop,
  );
  expect(mixed.rows.map(({ state, problem }) => [state, problem])).toEqual([
    ['change', null],
    ['error', 'foreign'],
    ['change', null],
  ]);
});
