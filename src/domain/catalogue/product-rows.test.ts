import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deltaCursor,
  mergeProductRows,
  noProductRows,
  type ProductRow,
  parseProductRow,
  soldProducts,
} from './product-rows.ts';

function row(id: string, second: number, nombre = `${id}-${second}`): ProductRow {
  const stamp = `2026-11-21T00:00:${String(second).padStart(2, '0')}.000001Z`;
  const parsed = parseProductRow(id, { actualizado: stamp, rev: second, nombre, slug: id, clave: id, unicID: '0' });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

test('a document without a server time is refused: it could never be ordered', () => {
  expect(parseProductRow('p', { nombre: 'x', slug: 'x', clave: 'x', unicID: '0' }).ok).toBe(false);
});

test('a retired product leaves what is sold and stays as a row', () => {
  const { rows } = mergeProductRows(noProductRows, [row('a', 1), row('b', 2)]);
  const tombstone: ProductRow = { ...row('a', 3), product: null };
  const after = mergeProductRows(rows, [tombstone]);
  expect(after.changed).toEqual([0]);
  expect(soldProducts(after.rows).map(({ id }) => id)).toEqual(['b']);
  expect(after.rows.list).toHaveLength(2);
});

test('an older answer changes nothing, not even identity', () => {
  const { rows } = mergeProductRows(noProductRows, [row('a', 5)]);
  expect(mergeProductRows(rows, [row('a', 4), row('a', 5)])).toEqual({ rows, changed: [] });
  expect(mergeProductRows(rows, [row('a', 4)]).rows).toBe(rows);
});

test('whatever the order and the repeats, the newest row of each document remains', () => {
  const writes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 59 })), { maxLength: 40 });
  fc.assert(
    fc.property(writes, fc.integer({ min: 1, max: 7 }), (list, size) => {
      let rows = noProductRows;
      for (let at = 0; at < list.length; at += size) {
        rows = mergeProductRows(
          rows,
          list.slice(at, at + size).map(([id, second]) => row(id, second)),
        ).rows;
      }
      for (const id of ['a', 'b', 'c']) {
        const seconds = list.filter(([of]) => of === id).map(([, second]) => second);
        const kept = rows.list.find((candidate) => candidate.id === id);
        expect(kept?.rev).toBe(seconds.length > 0 ? Math.max(...seconds) : undefined);
      }
      expect(deltaCursor(rows) === null).toBe(list.length === 0);
    }),
  );
});

test('the delta starts behind the last document of the last batch', () => {
  const { rows } = mergeProductRows(noProductRows, [row('c', 7), row('b', 9), row('d', 9), row('a', 9)]);
  expect(deltaCursor(rows)).toEqual({ actualizado: '2026-11-21T00:00:09.000001000Z', id: 'd' });
});
