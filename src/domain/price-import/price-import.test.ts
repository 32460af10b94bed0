import { expect, test } from 'vitest';
import { plain, reviewed, shop } from './testing.ts';

const ALL = { filter: 'todas', order: 'fila', search: '' } as const;

test('the plan holds exactly the rows that the review shows as written, after exclusions and corrections', () => {
  const { priceImport, rows } = reviewed(plain, shop);
  priceImport.exclude([rows[0]?.line ?? -1], true);
  priceImport.correct(rows[1]?.line ?? -1, '$205.50');
  expect(priceImport.plan()).toEqual([
    [{ id: 'p1', clave: 'A-2', antes: 20_000, despues: 20_550, vigente: '2026-01-01', rev: 1 }],
  ]);
  priceImport.correct(rows[1]?.line ?? -1, 'n/d');
  expect(priceImport.page(ALL, 1, 2).rows[0]).toMatchObject({
    state: 'error',
    message: 'El precio “n/d” no es un número',
  });
  priceImport.correct(rows[1]?.line ?? -1, null);
  expect(priceImport.page(ALL, 1, 2).rows[0]).toMatchObject({ state: 'change', after: 19_000, isCorrected: false });
});

test('rows are filtered, searched, and sorted by the size of the change', () => {
  const { priceImport } = reviewed(plain, shop);
  const claves = (query: Parameters<typeof priceImport.page>[0]) =>
    priceImport.page(query, 0, 10).rows.map(({ clave }) => clave);
  expect(claves({ ...ALL, filter: 'suben' })).toEqual(['A-1']);
  expect(claves({ ...ALL, filter: 'iguales' })).toEqual(['A-3']);
  expect(claves({ ...ALL, order: 'cambio' })).toEqual(['A-2', 'A-1', 'A-3']);
  expect(claves({ ...ALL, search: 'producto a-2' })).toEqual(['A-2']);
  expect(claves({ ...ALL, search: 'á-2' })).toEqual(['A-2']);
});

test('the file of errors has the columns of the list and the reason', () => {
  const { priceImport } = reviewed([...plain.slice(0, 3), ['ZZ-9', 'Otro', 5], ['A-3', 'Tres', 'n/d']], shop);
  expect(priceImport.errorRows()).toEqual([
    ['Fila', 'Clave', 'Producto', 'Precio', 'Motivo'],
    ['4', 'ZZ-9', 'Otro', '5', 'No existe esa clave'],
    ['5', 'A-3', 'Tres', 'n/d', 'El precio “n/d” no es un número'],
  ]);
});
