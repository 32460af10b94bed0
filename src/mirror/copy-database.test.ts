import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openCopyDatabase } from './copy-database.ts';

// A copy that is thrown away makes the visitor's device read every product again.
test('a copy written by the version before openDatabase is opened with nothing lost', async () => {
  const records: Readonly<Record<string, readonly [unknown, IDBValidKey]>> = {
    menus: [{ categories: [], labels: [] }, 'menus'],
    portada: [[{ id: 'p1' }], 'portada'],
    base: [{ textos: 'x' }, 0],
    lugares: [['p1'], 'lugares'],
    delta: [[{ start: null, rows: [] }], 'delta'],
    estado: [{ seq: 2, chunks: 1 }, 'productos'],
  };
  const before = await openDB('catalogo', 7, {
    upgrade: (db) => Object.keys(records).forEach((name) => void db.createObjectStore(name)),
  });
  for (const [name, [value, key]] of Object.entries(records)) await before.put(name, value, key);
  before.close();
  const database = openCopyDatabase(() => {});
  for (const [name, [value, key]] of Object.entries(records)) {
    expect(await database.use((db) => db.get(name as 'base', key as number))).toEqual(value);
  }
});
