import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { parseProductRow } from '#domain/catalogue/product-rows.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { openLocalCopy } from './local-copy.ts';
import { createMirror, type MirrorSink } from './mirror.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const categories = parseDocuments(
  [
    { id: 'c', fields: { name: 'Pinturas', folder: 'pinturas', menu: 'simple', unicID: '4', visible: 'public' } },
    { id: 'bad', fields: { name: 'Sin menú' } },
  ],
  parseCategory,
);
const labels = parseDocuments([], parseLabel);
const products = (...list: [id: string, second: number][]) =>
  parseDocuments(
    list.map(([id, second]) => ({
      id,
      fields: {
        actualizado: `2026-11-21T00:00:0${second}Z`,
        rev: second,
        nombre: `${id}${second}`,
        slug: id,
        clave: id,
        unicID: '4',
      },
    })),
    parseProductRow,
  );

/** What a screen would show. */
function watch(): {
  sink: MirrorSink;
  seen: { menus: string[]; products: string[]; complete: boolean; reachable?: boolean };
} {
  const seen: ReturnType<typeof watch>['seen'] = { menus: [], products: [], complete: false };
  const sink: MirrorSink = {
    menus: (menus) => void (seen.menus = menus.categories.map(({ name }) => name)),
    products: (list: readonly Product[], complete) => {
      seen.products = list.map(({ nombre }) => nombre);
      seen.complete = complete;
    },
    connection: ({ reachable }) => void (seen.reachable = reachable),
  };
  return { sink, seen };
}

async function savedProducts(): Promise<number | undefined> {
  return (await (await openLocalCopy()).readProducts())?.rows.length;
}

test('the catalogue of one visit is on screen at the next, before any server', async () => {
  const first = await createMirror(await openLocalCopy(), watch().sink);
  first.adoptCategories(categories);
  first.adoptLabels(labels);
  first.adoptProducts(products(['a', 1], ['b', 2]));
  first.confirm();
  await expect.poll(savedProducts).toBe(2);

  const { sink, seen } = watch();
  const second = await createMirror(await openLocalCopy(), sink);
  expect(seen).toMatchObject({ menus: ['Pinturas'], products: ['a1', 'b2'], complete: true });
  expect(second.cursor()).toMatchObject({ id: 'b' });
});

test('a catalogue that was not read to its end is shown as far as it goes, and never kept as whole', async () => {
  const { sink, seen } = watch();
  const mirror = await createMirror(await openLocalCopy(), sink);
  mirror.adoptProducts(products(['a', 1]));
  expect(seen).toMatchObject({ products: ['a1'], complete: false });
  mirror.lost();
  expect(seen.reachable).toBe(false);
  expect(await savedProducts()).toBeUndefined();
});

test('a delta lays newer rows over the copy and keeps them', async () => {
  const mirror = await createMirror(await openLocalCopy(), watch().sink);
  mirror.adoptProducts(products(['a', 1], ['b', 2]));
  mirror.confirm();
  mirror.adoptProducts(products(['a', 3], ['b', 1], ['c', 4]));
  await expect.poll(savedProducts).toBe(3);
  const { sink, seen } = watch();
  await createMirror(await openLocalCopy(), sink);
  expect(seen.products).toEqual(['a3', 'b2', 'c4']);
});

test('without a place to keep a copy the shop still shows what the server says', async () => {
  const { sink, seen } = watch();
  const mirror = await createMirror(null, sink);
  mirror.adoptCategories(categories);
  mirror.adoptLabels(labels);
  mirror.adoptProducts(products(['a', 1]));
  mirror.confirm();
  expect(seen).toMatchObject({ menus: ['Pinturas'], products: ['a1'], complete: true, reachable: true });
});
