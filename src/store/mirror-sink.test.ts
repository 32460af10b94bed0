import { beforeEach, expect, test } from 'vitest';
import { catalogueStore, selectFrontProducts, selectProductIndex } from './catalogue-store.ts';
import { connectionStore } from './connection-store.ts';
import { createMirrorSink } from './mirror-sink.ts';

const sink = createMirrorSink();
const state = () => catalogueStore.getState();
const snapshot = { seq: 1, since: null, publishedAt: null, delta: 0 };
const product = (id: string) => ({ id, slug: id, categoryId: 'c', etiquetas: [] }) as never;
const view = (...ids: string[]) => ({ products: ids.map(product), rows: [], snapshot });

beforeEach(() => {
  sink.catalogue(view(), false);
  sink.firstScreen([]);
});

test('a part of the catalogue is shown, and not marked as known', () => {
  sink.firstScreen([product('first')]);
  expect(selectFrontProducts(state()).map(({ id }) => id)).toEqual(['first']);
  sink.catalogue(view('a'), false);
  expect([state().products, selectFrontProducts(state()).map(({ id }) => id)]).toEqual(['waiting', ['a']]);
  sink.catalogue(view('a', 'b'), true);
  expect(state().products).toBe('known');
  // Once known it stays known, even when a part is read again.
  sink.catalogue(view('a'), false);
  expect(state().products).toBe('known');
});

test('menus and products do not overwrite each other', () => {
  sink.menus({ categories: [{ id: 'c' } as never], labels: [] });
  sink.catalogue(view('a'), true);
  expect([state().catalogue.categories.length, state().catalogue.products.length, state().menus]).toEqual([
    1,
    1,
    'known',
  ]);
});

test('the index is made again only when the products change', () => {
  sink.catalogue(view('a'), true);
  const index = selectProductIndex(state());
  sink.menus({ categories: [], labels: [] });
  expect(selectProductIndex(state())).toBe(index);
  sink.catalogue(view('b'), true);
  expect(selectProductIndex(state())).not.toBe(index);
});

test('the connection is written to its own store', () => {
  sink.connection({ reachable: false });
  expect(connectionStore.getState().reachable).toBe(false);
});
