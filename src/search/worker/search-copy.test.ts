import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createSearchEngine } from '#domain/search/search-engine.ts';
import { dropSearchCopy, readSearchCopy, saveSearchCopy } from './search-copy.ts';

test('an index saved by the version before openDatabase is read, replaced and deleted', async () => {
  const before = await openDB('busqueda', 1, { upgrade: (db) => void db.createObjectStore('indice') });
  await before.put('indice', { kept: true }, 'actual');
  before.close();
  expect(await readSearchCopy()).toEqual({ kept: true });
  const engine = createSearchEngine();
  engine.put({ id: 'p1', kind: 'product', title: 'Taladro' });
  await saveSearchCopy(engine.save());
  expect(await readSearchCopy()).toEqual(engine.save());
  await dropSearchCopy();
  expect(await readSearchCopy()).toBeUndefined();
});
