import { expect, test } from 'vitest';
import { parseProduct, type RetiredProduct } from '#domain/catalogue/parse-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { viewOf } from './catalogue-view.ts';

const info = { seq: 3, since: null, publishedAt: null };
const isProduct = (product: Product | RetiredProduct): product is Product => !('retired' in product);

function sold(id: string, rev: number): [string, KnownProduct] {
  const parsed = parseProduct(id, { nombre: `${id}${rev}`, slug: id, clave: id, unicID: '0' });
  if (!parsed.ok || !isProduct(parsed.value)) throw new Error(id);
  return [id, { id, rev, product: parsed.value }];
}
const withdrawn = (id: string, rev: number): [string, KnownProduct] => [id, { id, rev, product: null }];
const names = (view: ReturnType<typeof viewOf>): string[] => view.products.map(({ nombre }) => nombre);

const base = new Map([sold('a', 1), sold('b', 4), sold('c', 1), withdrawn('z', 7)]);

test('the overlay changes, adds and withdraws where it is newer, and never where the snapshot is', () => {
  const view = viewOf(base, new Map([sold('a', 2), sold('b', 3), withdrawn('c', 2), sold('d', 1), sold('z', 6)]), info);
  expect(names(view)).toEqual(['a2', 'b4', 'd1']);
  expect(view.snapshot.delta).toBe(3);
  expect(view.rows.map(({ id, rev }) => `${id}${rev}`)).toEqual(['a2', 'b4', 'c2', 'z7', 'd1']);
});

test('what did not change is the same object, so no screen draws it anew', () => {
  const before = viewOf(base, new Map(), info);
  const after = viewOf(base, new Map([sold('b', 5)]), info);
  expect(after.products[0]).toBe(before.products[0]);
  expect(after.products[1]).not.toBe(before.products[1]);
  expect(after.products[2]).toBe(before.products[2]);
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[2]).toBe(before.rows[2]);
});
