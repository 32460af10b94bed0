import { expect, test } from 'vitest';
import type { Stock } from '#domain/catalogue/stock.ts';
import { type FoundProduct, notThere } from '#domain/staff/products/product-commands.ts';
import { quickEdit, quickEdits } from './quick-edit.ts';

const oil: FoundProduct = {
  id: 'p1',
  publico: { rev: 3, fields: { nombre: 'Aceite', precio: 14_900, precioVigente: '2026-01-10', visible: 'public' } },
  borrador: notThere,
  interno: { rev: 2, fields: { costo: 9_000, notas: 'Pedir los lunes' } },
};
const DAY = '2026-11-22';
const price = (before: number | null, after: number | null) => ({ id: 'p1', field: 'precio', before, after }) as const;
const cost = (before: number | null, after: number | null) => ({ id: 'p1', field: 'costo', before, after }) as const;
const documentOf = (found: FoundProduct, edit: Parameters<typeof quickEdit>[2]) => {
  const changes = quickEdit('member', found, edit, DAY);
  return changes.ok ? changes.value.map(({ collection, document }) => [collection, document]) : changes.error;
};

test('a price is dated, and one that is taken away takes its day with it', () => {
  expect(documentOf(oil, price(14_900, 15_100))).toEqual([
    ['productos', { nombre: 'Aceite', precio: 15_100, precioVigente: DAY, visible: 'public' }],
  ]);
  expect(documentOf(oil, price(14_900, null))).toEqual([['productos', { nombre: 'Aceite', visible: 'public' }]]);
});

test('a cost changes the private document alone, and the last private field deletes it', () => {
  expect(documentOf(oil, cost(9_000, 9_500))).toEqual([['internos', { costo: 9_500, notas: 'Pedir los lunes' }]]);
  const bare = { ...oil, interno: { rev: 2, fields: { costo: 9_000 } } };
  expect(documentOf(bare, cost(9_000, null))).toEqual([['internos', null]]);
  expect(documentOf({ ...oil, interno: notThere }, cost(null, 9_500))).toEqual([['internos', { costo: 9_500 }]]);
});

test('the price of a draft changes in the draft', () => {
  const draft = { ...oil, publico: notThere, borrador: { rev: 1, fields: { nombre: 'Aceite' } } };
  expect(documentOf(draft, price(null, 100))).toEqual([
    ['borradores', { nombre: 'Aceite', precio: 100, precioVigente: DAY }],
  ]);
});

test('whether the store has it is said in the product alone, and taken back by nothing', () => {
  const stock = (before: Stock | null, after: Stock | null) =>
    ({ id: 'p1', field: 'existencia', before, after }) as const;
  const told = { ...oil, publico: { rev: 4, fields: { nombre: 'Aceite', existencia: 'agotado', visible: 'public' } } };
  expect(documentOf(oil, stock(null, 'agotado'))).toEqual([
    ['productos', { ...oil.publico.fields, existencia: 'agotado' }],
  ]);
  expect(documentOf(told, stock('agotado', null))).toEqual([['productos', { nombre: 'Aceite', visible: 'public' }]]);
  expect(documentOf(told, stock('disponible', 'sobre-pedido'))).toBe('moved');
});

test('an amount that is another one than the person saw, or that nobody has read, is not written', () => {
  expect(documentOf(oil, price(14_000, 15_100))).toBe('moved');
  expect(documentOf(oil, cost(8_000, 9_500))).toBe('moved');
  expect(documentOf({ ...oil, interno: null }, cost(null, 9_500))).toBe('unread');
  expect(documentOf({ ...oil, publico: notThere }, price(14_900, 15_100))).toBe('nothing-there');
});

test('of two cells of one product the second edit starts from the result of the first', () => {
  const stock = { id: 'p1', field: 'existencia', before: null, after: 'agotado' } as const;
  const cells = [price(14_900, 15_100), stock, cost(9_000, 9_500)];
  const { changes, left } = quickEdits('member', cells, () => oil, DAY);
  const dearer = { ...oil.publico.fields, precio: 15_100, precioVigente: DAY };
  expect([...changes.values()].flat()).toEqual([
    { collection: 'productos', id: 'p1', baseRev: 3, base: oil.publico.fields, document: dearer },
    { collection: 'productos', id: 'p1', baseRev: 4, base: dearer, document: { ...dearer, existencia: 'agotado' } },
    {
      collection: 'internos',
      id: 'p1',
      baseRev: 2,
      base: oil.interno?.fields,
      document: { costo: 9_500, notas: 'Pedir los lunes' },
    },
  ]);
  expect(left.size).toBe(0);
});

test('the cells of others are written where one of them is another than the person saw', () => {
  const cells = [price(14_000, 15_100), cost(9_000, 9_500)];
  const { changes, left } = quickEdits('member', cells, () => oil, DAY);
  expect([...changes.keys()]).toEqual([cells[1]]);
  expect([...left]).toEqual([[cells[0], 'moved']]);
});
