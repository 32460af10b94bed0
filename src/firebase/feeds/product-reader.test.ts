import { type QuerySnapshot, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { productReader } from './product-reader.ts';

interface Change {
  readonly type: 'added' | 'modified' | 'removed';
  readonly id: string;
  readonly precio?: unknown;
  readonly isPending?: boolean;
}

/** An answer of Firestore's, as far as the reader looks at it: the ids of all documents and the changes since the answer before. */
function answer(ids: readonly string[], changes: readonly Change[], read: string[] = []): QuerySnapshot {
  return {
    docs: ids.map((id) => ({ id })),
    docChanges: () =>
      changes.map(({ type, id, precio = 10, isPending = false }) => ({
        type,
        doc: {
          id,
          metadata: { hasPendingWrites: isPending },
          data() {
            read.push(id);
            const fields = { nombre: id, slug: id, clave: id, unicID: '0', rev: 1, precio };
            return { ...fields, actualizado: new Timestamp(1, 0) };
          },
        },
      })),
  } as unknown as QuerySnapshot;
}
const added = (...ids: string[]): Change[] => ids.map((id) => ({ type: 'added', id }));
const pricesOf = ({ values }: ReturnType<ReturnType<typeof productReader>>) =>
  values.map(({ id, product }) => [id, product?.precio]);

test('each answer gives all products in the order of the query, and reads those that changed', () => {
  const read = productReader();
  const opened: string[] = [];
  const first = read(answer(['a', 'b', 'c'], added('a', 'b', 'c'), opened), true);
  const later = [
    { type: 'modified', id: 'a', precio: 20 },
    { type: 'removed', id: 'b' },
  ] as const;
  const second = read(answer(['c', 'a'], later, opened), false);
  expect(pricesOf(second)).toEqual([
    ['c', 10],
    ['a', 20],
  ]);
  expect(opened).toEqual(['a', 'b', 'c', 'a']);
  expect(second.values[0]).toBe(first.values[2]);
});

test('a write that the server has not confirmed is left out until it has', () => {
  const read = productReader();
  read(answer(['a'], added('a')), true);
  expect(pricesOf(read(answer(['a'], [{ type: 'modified', id: 'a', precio: 20, isPending: true }]), false))).toEqual(
    [],
  );
  expect(pricesOf(read(answer(['a'], [{ type: 'modified', id: 'a', precio: 20 }]), false))).toEqual([['a', 20]]);
});

test('a product that cannot be read is a problem in every answer until it changes', () => {
  const read = productReader();
  read(answer(['a', 'b'], [...added('a'), { type: 'added', id: 'b', precio: 'mucho' }]), true);
  expect(read(answer(['a', 'b'], []), false).problems).toHaveLength(1);
  expect(read(answer(['a', 'b'], [{ type: 'modified', id: 'b' }]), false).problems).toEqual([]);
});

test('a listener that was opened again starts from nothing: what it does not name is gone', () => {
  const read = productReader();
  read(answer(['a', 'b'], added('a', 'b')), true);
  expect(pricesOf(read(answer(['b'], added('b')), true))).toEqual([['b', 10]]);
});
