import { expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import type { Result } from '#domain/kernel/result.ts';
import { addMany } from './add-many.ts';
import { addWritten } from './add-written.ts';
import {
  addFreeLine,
  addProduct,
  LIST_LIMITS,
  type ListProblem,
  type QuoteList,
  removeLine,
  setNote,
  setQuantity,
} from './quote-list.ts';
import { undoChange } from './undo-change.ts';

const product = (clave: string) => bareProduct(clave, { nombre: `Producto ${clave}` });
const done = <T, P>(result: Result<T, P>): T => {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
};
const listOf = (...claves: string[]): QuoteList =>
  claves.reduce<QuoteList>((list, clave) => done(addProduct(list, product(clave))), []);
const free = (list: QuoteList, text: string): QuoteList => done(addFreeLine(list, text));
const said = (list: QuoteList): string[] =>
  list.map(({ key, nombre, producto, cantidad, nota }) =>
    [producto ? key : nombre, cantidad, nota].filter(Boolean).join(' '),
  );
const undo = (now: QuoteList, before: QuoteList, after: QuoteList): Result<QuoteList, ListProblem | 'elsewhere'> =>
  undoChange(now, 'lista', { listId: 'lista', before, after });

test('a line that was taken off is back at its place, and the others keep what was changed since', () => {
  const before = listOf('A', 'B', 'C');
  const after = removeLine(before, 'B');
  const since = done(addProduct(done(setNote(setQuantity(after, 'C', 25), 'C', 'Con maletín')), product('D')));
  expect(said(done(undo(since, before, after)))).toEqual(['A 1', 'B 1', 'C 25 Con maletín', 'D 1']);
});

test('a line that was taken off and is on the list again stays as it is', () => {
  const before = setQuantity(listOf('A', 'B'), 'A', 5);
  const after = removeLine(before, 'A');
  const since = done(addProduct(after, product('A')));
  expect(said(done(undo(since, before, after)))).toEqual(['B 1', 'A 1']);
});

test('an emptied list is full again before what was added since, and what was taken off by another action stays off', () => {
  const before = listOf('A', 'B');
  expect(said(done(undo(listOf('C'), before, [])))).toEqual(['A 1', 'B 1', 'C 1']);
  const after = removeLine(before, 'A');
  expect(said(done(undo([], before, after)))).toEqual(['A 1']);
});

test('undoing removes exactly the pieces that were added, and a line that was there before keeps at least one', () => {
  const before = setQuantity(listOf('A'), 'A', 3);
  const after = done(
    addMany(before, [
      { product: product('A'), pieces: 2 },
      { product: product('B'), pieces: 4 },
    ]),
  );
  expect(said(done(undo(after, before, after)))).toEqual(['A 3']);
  expect(said(done(undo(setQuantity(after, 'B', 10), before, after)))).toEqual(['A 3', 'B 6']);
  expect(said(done(undo(setQuantity(after, 'A', 1), before, after)))).toEqual(['A 1']);
  expect(said(done(undo([], before, after)))).toEqual([]);
});

test('no more is taken back than was added where the number was at its limit', () => {
  const before = setQuantity(listOf('A'), 'A', LIST_LIMITS.quantity - 1);
  const after = done(addProduct(before, product('A'), 5));
  expect(undo(after, before, after)).toEqual({ ok: true, value: before });
});

test('a note that was added is taken back unless somebody wrote another one', () => {
  const before = listOf('A');
  const after = done(addWritten(before, [{ product: product('A'), pieces: 1, written: 'un A' }]));
  expect(said(done(undo(after, before, after)))).toEqual(['A 1']);
  expect(said(done(undo(done(setNote(after, 'A', 'El rojo')), before, after)))).toEqual(['A 1 El rojo']);
});

test('a free line that has got the key of one that was taken off is another line', () => {
  const before = free([], 'Arena');
  const since = free([], 'Grava');
  const back = done(undo(since, before, []));
  expect(said(back)).toEqual(['Arena 1', 'Grava 1']);
  expect(new Set(back.map(({ key }) => key)).size).toBe(2);
  expect(said(done(undo(since, [], before)))).toEqual(['Grava 1']);
});

test('nothing is done to another list, nor where the list cannot take the lines back', () => {
  const before = listOf('A');
  const change = { listId: 'obra', before, after: [] };
  expect(undoChange([], 'lista', change)).toEqual({ ok: false, error: 'elsewhere' });
  const full = listOf(...Array.from({ length: LIST_LIMITS.lines }, (_, at) => `P${at}`));
  expect(undo(full, before, [])).toEqual({ ok: false, error: 'full' });
});
