import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import { openCopiedProducts } from './copied-products.ts';
import type { CopyState, StorageState } from './copy-database.ts';
import { type CatalogueToSave, type CopyWrites, createCopyWrites } from './copy-writes.ts';
import { type LocalCopy, openLocalCopy } from './local-copy.ts';
import { packRows } from './pack-rows.ts';
import { chunkCount, rowsToChunks } from './row-chunks.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function row(id: string, rev = 1): KnownProduct {
  const parsed = parseProduct(id, { nombre: id, slug: id, clave: id, unicID: '0' });
  if (!parsed.ok || isRetired(parsed.value)) throw new Error(id);
  return { id, rev, product: parsed.value };
}

const many = [...Array.from({ length: 1200 }, (_, n) => row(`p${n}`)), { id: 'gone', rev: 4, product: null }];

function catalogue(rows: readonly KnownProduct[], change: Partial<CopyState> = {}): CatalogueToSave {
  const since = parseInstant('2026-11-21T00:00:00Z');
  const actualizado = parseInstant('2026-11-21T00:00:09Z');
  if (!actualizado) throw new Error('no instant');
  return {
    state: {
      seq: 2,
      sha256: 'abc',
      since,
      publishedAt: since,
      readThrough: since,
      confirmedAt: 7,
      chunks: chunkCount(rows.length),
      rows: rows.length,
      ...change,
    },
    chunks: [...rowsToChunks(rows)],
    fields: { codigo: 'text' },
    windows: [{ start: null, rows: [{ ...row('new', 3), actualizado }] }],
    first: rows.slice(0, 2).flatMap(({ product }) => product ?? []),
  };
}

function open(): { copy: LocalCopy & CopyWrites; storage: StorageState[]; closed: () => number } {
  const storage: StorageState[] = [];
  let closed = 0;
  const copy = openLocalCopy(
    (state) => storage.push(state),
    () => void (closed += 1),
  );
  return { copy: { ...copy, ...createCopyWrites(copy) }, storage, closed: () => closed };
}

test('a new device has no copy', async () => {
  const { copy, storage } = open();
  expect(await copy.readFirst()).toEqual({ menus: undefined, products: undefined, state: undefined });
  expect(await copy.readCatalogue()).toBeUndefined();
  expect(storage.at(-1)).toBe('ok');
});

test('what was saved is read again in the same order', async () => {
  const saved = catalogue(many);
  await open().copy.saveCatalogue(saved);
  const { copy } = open();
  expect(await copy.readFirst()).toEqual({ menus: undefined, products: saved.first, state: saved.state });
  const read = await copy.readCatalogue();
  expect(read?.state).toEqual(saved.state);
  expect(read?.windows).toEqual(saved.windows);
  expect(read?.fields).toEqual(saved.fields);
  expect([...(read?.base.values() ?? [])]).toEqual(many);
});

test('a chunk that came packed is stored as it came, and one that did not is packed', async () => {
  const saved = catalogue(many);
  const [first = [], ...others] = saved.chunks;
  // Another content shows which of the two was stored.
  const came = first.map((one) => ({ ...one, rev: 9 }));
  await open().copy.saveCatalogue({ ...saved, packed: [packRows(came, saved.fields), ...others.map(() => null)] });
  const read = await open().copy.readCatalogue();
  expect([...(read?.base.values() ?? [])]).toEqual([...came, ...many.slice(first.length)]);
});

test('some products are found among all, as the page will show them', async () => {
  const odd = row('con "comillas"\ny salto');
  const saved = catalogue([...many, odd, row('new')]);
  await open().copy.saveCatalogue(saved);
  const found = await openCopiedProducts()(['p3', 'p1199', 'gone', 'new', 'never']);
  // The delta's row of `new` replaces the older one of the snapshot.
  expect(found.map(({ id }) => id).sort()).toEqual(['new', 'p1199', 'p3']);
  expect(found.find(({ id }) => id === 'p3')).toEqual(many[3]?.product);
});

test('without a copy no product is found in it', async () => {
  expect(await openCopiedProducts()(['p3'])).toEqual([]);
});

test('a tab that slept does not write what it knew before over a later copy, because a start without a network showed older prices', async () => {
  const { copy: slept } = open();
  const { copy } = open();
  await copy.saveCatalogue(catalogue(many, { seq: 3, sha256: 'later', confirmedAt: 9 }));
  await slept.saveCatalogue(catalogue(many, { confirmedAt: 8 }));
  expect(await slept.saveDelta({ ...catalogue(many, { seq: 3, sha256: 'later', confirmedAt: 8 }), windows: [] })).toBe(
    true,
  );
  const read = await copy.readCatalogue();
  expect(read?.state).toMatchObject({ seq: 3, confirmedAt: 9 });
  expect(read?.windows).toHaveLength(1);

  // A clock that was days ahead is set right: what it wrote is no later copy.
  await copy.saveCatalogue(catalogue(many, { confirmedAt: Date.now() + 86_400_000 }));
  await copy.saveCatalogue(catalogue(many, { seq: 4, confirmedAt: Date.now() }));
  expect((await copy.readCatalogue())?.state.seq).toBe(4);
});

test('a delta is saved with its own snapshot only', async () => {
  const { copy } = open();
  await copy.saveCatalogue(catalogue(many));
  const later = catalogue(many, { confirmedAt: 8 });
  expect(await copy.saveDelta({ ...later, windows: [] })).toBe(true);
  expect(await copy.readCatalogue()).toMatchObject({ state: { confirmedAt: 8 }, windows: [] });
  expect(await copy.saveDelta(catalogue(many, { sha256: 'other', confirmedAt: 9 }))).toBe(false);
  expect(await copy.readCatalogue()).toMatchObject({ state: { confirmedAt: 8 } });
});

describe('a long delta stands in a record for each of its windows', () => {
  const instant = (at: number) => {
    const found = parseInstant(`2026-11-21T00:00:${String(at).padStart(2, '0')}Z`);
    if (!found) throw new Error('no instant');
    return found;
  };
  const windowOf = (at: number, rev = 3): DeltaWindow => ({
    start: { actualizado: instant(at), id: null },
    rows: [{ ...row(`p${at}`, rev), actualizado: instant(at + 1) }],
  });
  const windows = [windowOf(0), windowOf(10), windowOf(20), windowOf(30)];
  const records = async () => {
    const db = await openDB('catalogo');
    const all = { keys: await db.getAllKeys('delta'), first: await db.get('delta', 'delta') };
    db.close();
    return all;
  };

  test('they are read again in their order, by the page and by the search, and a window that did not change is not written', async () => {
    const { copy } = open();
    await copy.saveCatalogue({ ...catalogue(many), windows });
    expect((await open().copy.readCatalogue())?.windows).toEqual(windows);

    // Somebody else's mark shows which records are written again.
    const db = await openDB('catalogo');
    await db.put('delta', [windowOf(40)], 1);
    db.close();
    const later = [...windows.slice(0, 3), windowOf(30, 9), windowOf(50)];
    expect(await copy.saveDelta({ ...catalogue(many), windows: later })).toBe(true);
    expect((await open().copy.readCatalogue())?.windows).toEqual(later.with(1, windowOf(40)));
    expect((await openCopiedProducts()(['p30', 'p50'])).map(({ id }) => id)).toEqual(['p30', 'p50']);
  });

  test('an earlier version finds a window that was never read, so that it asks the server for all', async () => {
    await open().copy.saveCatalogue({ ...catalogue(many), windows });
    expect((await records()).first).toEqual([{ start: windows[0]?.start, rows: null }]);
  });

  test('what an earlier version wrote over it is read, and written whole the next time', async () => {
    const { copy } = open();
    await copy.saveCatalogue({ ...catalogue(many), windows });
    const db = await openDB('catalogo');
    await db.put('delta', [windowOf(40)], 'delta');
    await db.put('estado', catalogue(many).state, 'productos');
    db.close();
    expect((await open().copy.readCatalogue())?.windows).toEqual([windowOf(40)]);
    expect(await copy.saveDelta({ ...catalogue(many), windows })).toBe(true);
    expect((await open().copy.readCatalogue())?.windows).toEqual(windows);
  });

  test('what another tab wrote in as many records is written over whole, where a browser without locks lets two write', async () => {
    const { copy } = open();
    await copy.saveCatalogue({ ...catalogue(many), windows });
    await open().copy.saveCatalogue({
      ...catalogue(many, { confirmedAt: 8 }),
      windows: [5, 15, 25, 35].map((at) => windowOf(at)),
    });
    const later = windows.with(3, windowOf(30, 9));
    expect(await copy.saveDelta({ ...catalogue(many, { confirmedAt: 9 }), windows: later })).toBe(true);
    expect((await open().copy.readCatalogue())?.windows).toEqual(later);
  });

  test('a shorter one takes the records away', async () => {
    const { copy } = open();
    await copy.saveCatalogue({ ...catalogue(many), windows });
    await copy.saveDelta({ ...catalogue(many), windows: windows.slice(0, 2) });
    expect((await records()).keys).toEqual(['delta']);
    expect((await copy.readCatalogue())?.windows).toEqual(windows.slice(0, 2));
  });

  test('a copy that lacks one of the records is not used', async () => {
    await open().copy.saveCatalogue({ ...catalogue(many), windows });
    const db = await openDB('catalogo');
    await db.delete('delta', 2);
    db.close();
    expect(await open().copy.readCatalogue()).toBeUndefined();
  });
});

describe('an incomplete copy is not used, because half a catalogue would look like the whole one', () => {
  const second = packRows(many.slice(500, 1000), {});
  const damage: [string, (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>][] = [
    ['a chunk is lost', (db) => db.delete('base', 1)],
    ['a chunk is cut short', (db) => db.put('base', packRows(many.slice(500, 700), {}), 1)],
    ['a chunk is torn', (db) => db.put('base', { ...second, textos: second.textos.slice(0, -9) }, 1)],
    ['a chunk holds something else', (db) => db.put('base', '[1, 2, 3]', 1)],
    ['a chunk is not packed', (db) => db.put('base', many.slice(500, 1000), 1)],
    [
      'a chunk has a hole',
      (db) => db.put('base', { ...second, lugares: Uint16Array.from([...second.lugares].toSpliced(40, 1)) }, 1),
    ],
    ['the delta is lost', (db) => db.delete('delta', 'delta')],
    ['the delta holds something else', (db) => db.put('delta', [{ start: null }], 'delta')],
    ['the state is lost', (db) => db.delete('estado', 'productos')],
  ];
  test.each(damage)('%s', async (_name, harm) => {
    await open().copy.saveCatalogue(catalogue(many));
    const db = await openDB('catalogo');
    await harm(db);
    db.close();
    const { copy, storage } = open();
    expect(await copy.readCatalogue()).toBeUndefined();
    expect(storage).toEqual(['ok']);
  });
});

describe('faults', () => {
  test('a browser without storage is reported as refused, and nothing rejects at the start', async () => {
    globalThis.indexedDB = {
      open() {
        throw new DOMException('not here', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const { copy, storage } = open();
    expect(await copy.readFirst()).toEqual({ menus: undefined, products: undefined, state: undefined });
    expect(await copy.readCatalogue()).toBeUndefined();
    await expect(copy.saveCatalogue(catalogue(many))).rejects.toThrow();
    expect(new Set(storage)).toEqual(new Set(['refused']));
  });

  test('the database is deleted while the page is open: the page is notified, no delta is saved, and the catalogue can be saved again', async () => {
    const { copy, closed } = open();
    await copy.saveCatalogue(catalogue(many));
    await deleteDB('catalogo');
    expect(closed()).toBe(1);
    expect(await copy.saveDelta(catalogue(many))).toBe(false);
    await copy.saveCatalogue(catalogue(many));
    expect((await open().copy.readCatalogue())?.base.size).toBe(many.length);
  });

  test('a copy of an older shape is thrown away', async () => {
    const old = await openDB('catalogo', 1, { upgrade: (db) => void db.createObjectStore('productos') });
    old.close();
    const { copy, storage } = open();
    expect(await copy.readFirst()).toMatchObject({ state: undefined });
    expect(storage).toEqual(['ok']);
  });

  test('after the site is rolled back to an older version, the newer copy is deleted once', async () => {
    const newer = await openDB('catalogo', 99, { upgrade: (db) => void db.createObjectStore('futuro') });
    newer.close();
    const { copy, storage } = open();
    await copy.saveCatalogue(catalogue(many));
    expect((await copy.readCatalogue())?.base.size).toBe(many.length);
    expect(new Set(storage)).toEqual(new Set(['ok']));
  });

  test('when a newer version of the site takes the database, the old page reports no failure', async () => {
    const { copy, closed } = open();
    await copy.saveCatalogue(catalogue(many));
    const newer = await openDB('catalogo', 99, { upgrade: (db) => void db.createObjectStore('futuro') });
    expect(closed()).toBe(0);
    await expect(copy.saveCatalogue(catalogue(many))).rejects.toThrow();
    expect(newer.objectStoreNames.contains('futuro')).toBe(true);
    newer.close();
  });
});
