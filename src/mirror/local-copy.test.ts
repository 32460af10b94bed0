import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { openLocalCopy } from './local-copy.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function row(id: string, rev = 1): ProductRow {
  const parsed = parseProductRow(id, {
    actualizado: `2026-11-21T00:00:${String(rev).padStart(2, '0')}Z`,
    rev,
    nombre: id,
    slug: id,
    clave: id,
    unicID: '0',
  });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const many = Array.from({ length: 1201 }, (_, n) => row(`p${n}`));

test('a new device has no copy', async () => {
  const copy = await openLocalCopy();
  expect(await copy.readMenus()).toBeUndefined();
  expect(await copy.readProducts()).toBeUndefined();
});

test('what was saved is read again, in its order', async () => {
  const copy = await openLocalCopy();
  await copy.saveProducts({ rows: many, confirmedAt: 7 }, 'all');
  expect(await copy.readProducts()).toEqual({ rows: many, confirmedAt: 7 });
});

test('a change rewrites the chunk it stands in and no other', async () => {
  const copy = await openLocalCopy();
  await copy.saveProducts({ rows: many, confirmedAt: 7 }, 'all');
  const db = await openDB('catalogo');
  await db.put('productos', 'untouched', 2);
  const rows = many.with(600, row('p600', 2));
  await copy.saveProducts({ rows, confirmedAt: 8 }, [600]);
  expect((await db.get('productos', 1))[100]).toEqual(rows[600]);
  expect(await db.get('productos', 2)).toBe('untouched');
  db.close();
});

test('a copy with a chunk lost is no copy: half a catalogue would pass for the whole', async () => {
  const copy = await openLocalCopy();
  await copy.saveProducts({ rows: many, confirmedAt: 7 }, 'all');
  const db = await openDB('catalogo');
  await db.delete('productos', 1);
  db.close();
  expect(await copy.readProducts()).toBeUndefined();
});
