import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import type { MenusCopy } from './copy-database.ts';
import { openLocalCopy } from './local-copy.ts';
import { createShopKeepers, type KnownShop } from './shop-keepers.ts';

afterEach(() => vi.unstubAllGlobals());

test('the menus are stored again when the database was deleted under the page, as the products are', async () => {
  // Without locks: this page may write.
  vi.stubGlobal('navigator', {});
  const menus: MenusCopy = { categories: [], labels: [] };
  const copy = openLocalCopy(
    () => {},
    () => keepers.keepAll(),
  );
  const sink = { words: () => {} } as unknown as KnownShop['sink'];
  const ports = { onBehind: () => {}, onSettings: () => {} };
  const keepers = createShopKeepers({ sink, copy, kept: undefined, menus, served: undefined }, ports);
  await copy.use((db) => db.put('menus', menus, 'menus'));
  await deleteDB('catalogo');
  await expect.poll(async () => (await copy.readFirst()).menus).toEqual(menus);
});
