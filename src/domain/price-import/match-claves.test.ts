import { expect, test } from 'vitest';
import type { CurrentProduct } from './clave-match.ts';
import { firstCounts } from './stored-upload.ts';
import { plain, productsOf, reviewed, shop } from './testing.ts';

test('claves stay text: leading zeros, an E among digits, and `.0` after an EAN', () => {
  const rows = [
    ['Clave', 'Precio'],
    ['0017', 55],
    ['12E4', 85],
    ['7501234567890.0', 11],
    [7_501_234_567_890, 11],
  ];
  expect(reviewed(rows, shop).rows.map(({ clave, state }) => [clave, state])).toEqual([
    ['0017', 'change'],
    ['12E4', 'change'],
    ['7501234567890', 'change'],
    ['7501234567890', 'repeat'],
  ]);
});

test('a clave in scientific notation is an error, because its digits are lost', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['7.50123E+12', 11],
      ['A-1', 100],
      ['A-2', 200],
    ],
    shop,
  );
  expect(rows[0]).toMatchObject({ state: 'error', problem: 'cut-clave' });
});

test('a clave that a spreadsheet has turned into a day is an error, and no new article', () => {
  const { priceImport, rows } = reviewed(
    [
      ['Clave', 'Nombre', 'Precio'],
      [{ kind: 'date', text: '2026-03-10' }, 'Martillo', 11],
      ['A-1', 'Uno', 100],
      ['A-2', 'Dos', 200],
    ],
    shop,
  );
  expect(rows[0]).toMatchObject({ state: 'error', problem: 'cut-clave', message: expect.stringContaining('fecha') });
  priceImport.choose([rows[0]?.line ?? -1], true);
  expect(priceImport.newArticles()).toEqual([]);
});

test('a draft is never given a price, and a published product comes before a draft of the same clave', () => {
  const draft = (clave: string): CurrentProduct => ({
    id: `b-${clave}`,
    clave,
    nombre: 'Borrador',
    precio: null,
    vigente: '',
    rev: 1,
    isDraft: true,
  });
  const products = [...shop, draft('B-9'), draft('A-1')];
  const { priceImport, rows, review } = reviewed([...plain, ['B-9', 'Nuevo', 10], ['ZZ-9', 'Nadie', 10]], products);
  expect(rows.map(({ clave, state, message }) => [clave, state, message]).slice(0, 1)).toEqual([
    ['A-1', 'change', 'Cambia'],
  ]);
  expect(rows.slice(3).map(({ clave, message }) => [clave, message])).toEqual([
    ['B-9', 'Es un borrador: publícalo antes de darle precio'],
    ['ZZ-9', 'No existe esa clave'],
  ]);
  expect(review.counts).toMatchObject({ unknown: 1, drafts: 1, errors: 0 });
  expect(
    priceImport
      .plan()
      .flat()
      .map(({ id }) => id),
  ).toEqual(['p0', 'p1']);
});

test('a draft is no error: it has a count and a filter of its own, and every row that was read is in one count', () => {
  const unpublished = productsOf({ 'B-9': null }).map((one): CurrentProduct => ({ ...one, id: 'b-9', isDraft: true }));
  const { priceImport, review } = reviewed(
    [
      ...plain,
      ['A-3', 'Tres', 300],
      ['0017', 'Sin precio', ''],
      ['B-9', 'Nuevo', 10],
      ['B-9', 'Otra vez', 12],
      ['ZZ-9', 'Nadie', 10],
      ['12E4', 'Gratis', 0],
    ],
    [...shop, ...unpublished],
  );
  const { rows, changes, same, blank, repeats, unknown, drafts, errors } = review.counts;
  expect({ drafts, errors }).toEqual({ drafts: 2, errors: 1 });
  expect(changes + same + blank + repeats + unknown + drafts + errors).toBe(rows);
  expect(review.account).toMatchObject({ read: rows, rows: rows + review.account.aside });
  const claves = (filter: 'borradores' | 'errores') =>
    priceImport.page({ filter, order: 'fila', search: '' }, 0, 100).rows.map(({ clave }) => clave);
  expect(claves('borradores')).toEqual(['B-9', 'B-9']);
  expect(claves('errores')).toEqual(['12E4']);
  // Its file is of rows to mend.
  expect(
    priceImport
      .errorRows()
      .slice(1)
      .map((row) => row.at(-1)),
  ).toEqual(['No existe esa clave', 'El precio es cero o negativo']);
  expect(firstCounts(review.counts, { rows: 0, lots: 0 })).toMatchObject({ borradores: 2, errores: 1 });
});

test('`.0` after a clave of digits is dropped, and `1.50` is a clave as it stands', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['1001.0', 10],
      ['1.50', 20],
    ],
    productsOf({ '1001': 9, '1.50': 21 }),
  );
  expect(rows.map(({ clave, state }) => [clave, state])).toEqual([
    ['1001', 'change'],
    ['1.50', 'change'],
  ]);
});

test('a clave that comes twice with different prices is an error in both rows, and each names the other row', () => {
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['A-1', 104],
      ['a-1 ', 109],
      ['A-2', 190],
    ],
    shop,
  );
  expect(rows.map(({ state, others }) => [state, others])).toEqual([
    ['error', [3]],
    ['error', [2]],
    ['change', []],
  ]);
});

test('when no clave is known, a column that holds known ones is suggested', () => {
  const { review } = reviewed(
    [
      ['Clave', 'Modelo', 'Precio'],
      ['x1', 'A-1', 1],
      ['x2', 'A-2', 2],
      ['x3', 'A-3', 3],
    ],
    shop,
    { clave: 0 },
  );
  expect(review.noMatch?.betterColumn).toEqual({ index: 1, title: 'Modelo', known: 3 });
});

test('claves that differ by a point or a bar between digits are never the same, and one or two digits only by their zeros', () => {
  const products = productsOf({ '105': 50, '12': 60, '007': 70, 'A-1': 100 });
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['10.5', 51],
      ['1/2', 61],
      ['1-2', 61],
      ['7', 71],
      ['A 1', 101],
    ],
    products,
    { clave: 0, precio: 1, looseClaves: true },
  );
  expect(rows.map(({ clave, state }) => [clave, state])).toEqual([
    ['10.5', 'unknown'],
    ['1/2', 'unknown'],
    ['1-2', 'unknown'],
    ['007', 'change'],
    ['A-1', 'change'],
  ]);
});

test('a clave of digits with a point is looked for without the zeros at its end, which a workbook does not keep, once a person agrees', () => {
  const products = productsOf({ '10.50': 50, '12.10': 60, '30.00': 70, '105': 80 });
  const list = [
    ['Clave', 'Precio'],
    [10.5, 51],
    [12.1, 61],
    [30, 71],
  ];
  const asked = reviewed(list, products, { clave: 0, precio: 1 });
  expect(asked.proposal.questions.loose).toMatchObject({
    count: 3,
    samples: [
      ['10.5', '10.50'],
      ['12.1', '12.10'],
      ['30', '30.00'],
    ],
  });
  const { rows } = reviewed(list, products, { clave: 0, precio: 1, looseClaves: true });
  expect(rows.map(({ clave, state }) => [clave, state])).toEqual([
    ['10.50', 'change'],
    ['12.10', 'change'],
    ['30.00', 'change'],
  ]);
});

test('claves of one or two digits whose zeros a spreadsheet has dropped are asked about, and without their zeros only', () => {
  const products = productsOf({ '007': 70, '012': 80, '0-7': 10, '100': 90 });
  const list = [
    ['Clave', 'Precio'],
    [7, 71],
    [12, 81],
    [3, 31],
    [100, 91],
  ];
  const { loose } = reviewed(list, products, { clave: 0, precio: 1 }).proposal.questions;
  expect(loose).toEqual({
    count: 2,
    samples: [
      ['7', '007'],
      ['12', '012'],
    ],
  });
});
