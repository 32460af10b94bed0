import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

interface Schema extends DBSchema {
  notas: { key: string; value: string };
  fechas: { key: string; value: string };
}

const addNotes = (database: IDBPDatabase<Schema>): void => void database.createObjectStore('notas');
const addDates = (database: IDBPDatabase<Schema>): void => void database.createObjectStore('fechas');

const openCopy = (version = 2, onClosed = () => {}) =>
  openDatabase<Schema>({ name: 'base', version, stores: ['notas'], onClosed });
const openWork = (steps = [addNotes]) => openDatabase<Schema>({ name: 'base', steps });

/** A database as another version of the site left it, written without our own code. */
async function leave(version: number, stores: readonly string[]): Promise<void> {
  const database = await openDB('base', version, {
    upgrade: (db) => stores.forEach((name) => void db.createObjectStore(name)),
  });
  for (const name of stores) await database.put(name, `de ${name}`, 'una');
  database.close();
}

const read = (database: IDBPDatabase<Schema>) => database.get('notas', 'una');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a copy of what the server has', () => {
  test('what was written is there at the next visit', async () => {
    await openCopy().use((db) => db.put('notas', 'hola', 'una'));
    expect(await openCopy().use(read)).toBe('hola');
  });

  test('of an older version, all its stores are dropped', async () => {
    await leave(1, ['una', 'dos', 'tres', 'notas']);
    expect(await openCopy().use(async (db) => [[...db.objectStoreNames], await read(db)])).toEqual([
      ['notas'],
      undefined,
    ]);
  });

  test('of a newer version, after the site was rolled back, it is thrown away once', async () => {
    await leave(9, ['futuro']);
    const copy = openCopy();
    await copy.use((db) => db.put('notas', 'hola', 'una'));
    expect(await copy.use(read)).toBe('hola');
  });

  test('a newer version of the site takes it while the page is open: the page does not take it back', async () => {
    const onClosed = vi.fn();
    const copy = openCopy(2, onClosed);
    await copy.use(read);
    const newer = await openDB('base', 9, { upgrade: (db) => void db.createObjectStore('futuro') });
    await expect(copy.use(read)).rejects.toMatchObject({ name: 'VersionError' });
    expect(newer.objectStoreNames.contains('futuro')).toBe(true);
    expect(onClosed).not.toHaveBeenCalled();
    newer.close();
  });

  test('deleted under the page: the page is told, and the next use makes it anew', async () => {
    const onClosed = vi.fn();
    const copy = openCopy(2, onClosed);
    await copy.use((db) => db.put('notas', 'hola', 'una'));
    await deleteDB('base');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(await copy.use(read)).toBeUndefined();
  });

  test('a browser that does not answer is not waited for longer than three seconds', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    vi.useFakeTimers();
    const rejected = expect(openCopy().use(read)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(3000);
    await rejected;
  });
});

describe('work that exists nowhere else', () => {
  test('is carried over by the steps that its version lacks, and nothing is lost', async () => {
    await leave(1, ['notas']);
    const database = openWork([addNotes, addDates]);
    await database.use((db) => db.put('fechas', 'hoy', 'una'));
    expect(await database.use(read)).toBe('de notas');
  });

  test('of a newer version is left alone', async () => {
    await leave(9, ['notas', 'futuro']);
    await expect(openWork().use(read)).rejects.toMatchObject({ name: 'VersionError' });
    const newer = await openDB('base');
    expect([newer.version, await newer.get('notas', 'una')]).toEqual([9, 'de notas']);
    newer.close();
  });

  test('gives way to a newer version of the site instead of blocking it', async () => {
    const database = openWork();
    await database.use((db) => db.put('notas', 'hola', 'una'));
    const newer = await openDB('base', 2, { upgrade: (db) => void db.createObjectStore('fechas') });
    expect(await newer.get('notas', 'una')).toBe('hola');
    newer.close();
  });

  test('a failed opening is tried again at the next use', async () => {
    const failing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    const database = openWork();
    await expect(database.use(read)).rejects.toThrow('not here');
    failing.mockRestore();
    expect(await database.use(read)).toBeUndefined();
  });
});

describe('a connection that the browser lost', () => {
  test('is replaced by a new one, once', async () => {
    const database = openWork();
    await database.use((db) => db.put('notas', 'hola', 'una'));
    // WebKit closes it without a word; the next transaction says so.
    await database.use(async (db) => db.close());
    expect(await database.use(read)).toBe('hola');
  });

  test('work that fails twice fails', async () => {
    const work = vi.fn(() => Promise.reject(new DOMException('lost', 'UnknownError')));
    await expect(openWork().use(work)).rejects.toThrow('lost');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test.each([new DOMException('no room', 'QuotaExceededError'), new TypeError('a bug')])(
    'nothing is done twice after %s',
    async (reason) => {
      const work = vi.fn(() => Promise.reject(reason));
      await expect(openWork().use(work)).rejects.toBe(reason);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );
});
