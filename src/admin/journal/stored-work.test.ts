import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { countKeptForms, keepForm, readKeptForm } from './kept-forms.ts';
import { dropFiles, keepFiles, pendingFile, pendingPaths } from './pending-files.ts';
import { canKeep, staffDatabase } from './staff-database.ts';

const entry: Entry = {
  id: 'e1',
  title: 'Precio',
  changes: [{ collection: 'productos', id: 'p1', baseRev: 1, base: null, document: { precio: 2 } }],
  by: { uid: 'ana', email: 'ana@tienda.mx' },
  at: 5,
  state: { kind: 'saved' },
};

// The tests write in the shape of the first deployed databases: what is stored exists nowhere else, so every later version has to read it.
test('the journal and the half-written forms of the first version are read', async () => {
  const before = await openDB('personal', 1, {
    upgrade(database) {
      database.createObjectStore('diario', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
      database.createObjectStore('formularios');
    },
  });
  await before.add('diario', entry);
  await before.put('formularios', { at: 7, values: { nombre: 'Taladro' } }, 'producto ana p1');
  before.close();

  expect(await staffDatabase.use((db) => db.getAllFromIndex('diario', 'id', 'e1'))).toEqual([entry]);
  expect(await readKeptForm('producto ana p1')).toEqual({ at: 7, values: { nombre: 'Taladro' } });
  await keepForm('otro', { nombre: 'Pala' });
  expect(await countKeptForms()).toBe(2);
});

test('the unsent files of the first version are read, the oldest first', async () => {
  const before = await openDB('archivos-por-enviar', 1, {
    upgrade: (database) => void database.createObjectStore('archivos', { keyPath: 'path' }),
  });
  const file = (path: string, at: number) => ({ path, type: 'image/webp', bytes: new ArrayBuffer(2), at });
  await before.put('archivos', file('a', 2));
  await before.put('archivos', file('b', 1));
  before.close();

  await keepFiles([{ path: 'c', type: 'image/webp', bytes: new ArrayBuffer(3) }]);
  expect(await pendingPaths()).toEqual(['b', 'a', 'c']);
  await dropFiles(['a']);
  expect([await pendingFile('a'), (await pendingFile('b'))?.bytes.byteLength]).toEqual([undefined, 2]);
});

test('a form that a closing page left stays where it is when the database takes nothing, and is offered from there', async () => {
  const name = 'formulario-al-salir producto ana p9';
  const stored: Record<string, unknown> = {
    [name]: '{"nombre":"Pala"}',
    getItem: (one: string) => stored[one] ?? null,
    removeItem: (one: string) => delete stored[one],
  };
  vi.stubGlobal('localStorage', stored);
  vi.spyOn(console, 'warn').mockReturnValue();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const before = await countKeptForms();
  expect((await readKeptForm('producto ana p9'))?.values).toEqual({ nombre: 'Pala' });
  expect([name in stored, before]).toEqual([true, 3]);
  put.mockRestore();
  expect((await readKeptForm('producto ana p9'))?.values).toEqual({ nombre: 'Pala' });
  const moved = await staffDatabase.use((db) => db.count('formularios', 'producto ana p9'));
  expect([name in stored, moved]).toEqual([false, 1]);
  vi.unstubAllGlobals();
});

test('neither database blocks a browser that deletes the data of the site', async () => {
  await staffDatabase.use((db) => db.count('diario'));
  await pendingPaths();
  await deleteDB('personal');
  await deleteDB('archivos-por-enviar');
  // The next use opens an empty database.
  expect([await countKeptForms(), await pendingPaths()]).toEqual([0, []]);
  await staffDatabase.use((db) => db.add('diario', entry));
  expect(await staffDatabase.use((db) => db.getAllFromIndex('diario', 'id', 'e1'))).toEqual([entry]);
});

test('tabs that look at once whether the device keeps anything all find that it does, because an update loads them together', async () => {
  const before = await countKeptForms();
  expect(await Promise.all([canKeep(), canKeep(), canKeep()])).toEqual([true, true, true]);
  // A tab that was closed while it looked.
  await staffDatabase.use((db) => db.put('formularios', { at: 0, values: 'prueba a' }, 'prueba a'));
  expect(await countKeptForms()).toBe(before);
});

test('without storage there is no half-written form to restore, and nothing throws', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const use = vi.spyOn(staffDatabase, 'use').mockRejectedValue(new DOMException('no', 'SecurityError'));
  await keepForm('p', {});
  expect([await readKeptForm('p'), await countKeptForms()]).toEqual([undefined, 0]);
  use.mockRestore();
});
