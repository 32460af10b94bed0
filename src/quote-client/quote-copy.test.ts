import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { noJobs } from '#domain/quotes/job-lists.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { openQuoteCopy } from './quote-copy.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const list = [{ id: 'p1', piezas: 3 }] as unknown as QuoteList;
const entry = { id: 'c1', secreto: 's1', estado: 'guardada' };
const status = { secreto: 's1', status: { estado: 'nueva' }, at: 7 };

/** The database as the version of the site before `openDatabase` wrote it. */
async function leave(version: 1 | 2): Promise<void> {
  const db = await openDB('cotizaciones', version, {
    upgrade(database) {
      database.createObjectStore('lista');
      database.createObjectStore('salida', { keyPath: 'id' });
      if (version === 2) database.createObjectStore('estados', { keyPath: 'secreto' });
    },
  });
  await db.put('lista', list, 'lista');
  await db.put('salida', entry);
  if (version === 2) await db.put('estados', status);
  db.close();
}

test.each([1, 2] as const)(
  'a list and an outbox of database version %i are opened with nothing lost',
  async (version) => {
    await leave(version);
    const copy = await openQuoteCopy();
    expect(await copy.readList()).toEqual(list);
    expect(await copy.readOutbox()).toEqual([entry]);
    expect(await copy.readJobs()).toEqual(noJobs);
    expect(await copy.readStatus('s1')).toEqual(version === 2 ? status : null);
    await copy.keepStatus({ ...status, secreto: 's2' } as Parameters<typeof copy.keepStatus>[0]);
    expect(await copy.readStatus('s2')).not.toBeNull();
  },
);

test('a list written by a newer version of the site is not changed', async () => {
  const newer = await openDB('cotizaciones', 9, { upgrade: (db) => void db.createObjectStore('lista') });
  await newer.put('lista', list, 'lista');
  newer.close();
  await expect(openQuoteCopy()).rejects.toMatchObject({ name: 'VersionError' });
  const again = await openDB('cotizaciones');
  expect(await again.get('lista', 'lista')).toEqual(list);
  again.close();
});

test('after the site’s data is deleted while the page is open, the list starts empty', async () => {
  await leave(2);
  const copy = await openQuoteCopy();
  await deleteDB('cotizaciones');
  expect(await copy.readList()).toEqual([]);
  await copy.changeList(() => ({ list, answer: null }));
  expect(await copy.readList()).toEqual(list);
});

test('the open list and the others are exchanged together, and all of them are deleted for the next person', async () => {
  const copy = await openQuoteCopy();
  const house = {
    abierta: { id: 'a', nombre: 'Casa' },
    otras: [{ id: 'lista', nombre: '', lineas: list, cambiada: 1 }],
  };
  await copy.changeLists(() => ({ lists: { list, jobs: house }, answer: null }));
  const again = await openQuoteCopy();
  expect(await again.readJobs()).toEqual(house);
  expect(await again.readList()).toEqual(list);
  await again.wipe();
  expect([await again.readList(), await again.readJobs()]).toEqual([[], noJobs]);
});

test('what waits to be sent stays while the rest is deleted for the next person, because a page that was loaded anew in between lost it', async () => {
  await leave(2);
  const copy = await openQuoteCopy();
  const answered = { ...entry, id: 'c2', estado: 'recibida' } as unknown as OutboxEntry;
  await copy.changeEntry('c2', () => answered);
  await copy.wipe();
  // By a page of its own, as the one that wiped it may be gone.
  const next = await openQuoteCopy();
  expect(await next.readOutbox()).toEqual([entry]);
  expect([await next.readList(), await next.readStatus('s1')]).toEqual([[], null]);
});
