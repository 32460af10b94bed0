import { type DBSchema, openDB } from 'idb';
import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { createCopyWrites } from '#mirror/copy-writes.ts';
import { openLocalCopy } from '#mirror/local-copy.ts';
import { laterFields } from '#mirror/packed-fields.ts';
import { chunkCount, rowsToChunks } from '#mirror/row-chunks.ts';

interface RivalSchema extends DBSchema {
  filas: { key: string; value: KnownProduct };
  trozos: { key: number; value: readonly KnownProduct[] };
}
const rival = () =>
  openDB<RivalSchema>('rival', 1, {
    upgrade(db) {
      db.createObjectStore('filas');
      db.createObjectStore('trozos');
    },
  });
const OBJECTS = 500;
const copy = () =>
  openLocalCopy(
    () => {},
    () => {},
  );

export async function fill(products: readonly Product[]): Promise<void> {
  const rows = products.map((product): KnownProduct => ({ id: product.id, rev: 1, product }));
  const since = parseInstant('2026-11-21T00:00:00Z');
  await createCopyWrites(copy()).saveCatalogue({
    fields: laterFields,
    state: {
      seq: 1,
      sha256: 'x',
      since,
      publishedAt: since,
      readThrough: since,
      confirmedAt: 1,
      chunks: chunkCount(rows.length),
      rows: rows.length,
    },
    chunks: [...rowsToChunks(rows)],
    windows: [],
    first: products.slice(0, 48),
  });
  const db = await rival();
  const tx = db.transaction(['filas', 'trozos'], 'readwrite');
  const puts: Promise<unknown>[] = rows.map((row) => tx.objectStore('filas').put(row, row.id));
  for (let at = 0; at < rows.length; at += OBJECTS)
    puts.push(tx.objectStore('trozos').put(rows.slice(at, at + OBJECTS), at));
  await Promise.all([...puts, tx.done]);
  db.close();
}

const loads = {
  firstScreen: async () => (await copy().readFirst()).products?.length ?? 0,
  mirror: async () => (await copy().readCatalogue())?.base.size ?? 0,
  objectChunks: async () => {
    const db = await rival();
    return (await db.getAll('trozos')).flat().length;
  },
  records: async () => {
    const db = await rival();
    return (await db.getAll('filas')).length;
  },
};
export type LoadName = keyof typeof loads;

/** In milliseconds. */
export async function load(name: LoadName, expected: number): Promise<number> {
  const start = performance.now();
  const found = await loads[name]();
  const ms = performance.now() - start;
  if (found < expected) throw new Error(`${name}: ${found} of ${expected}`);
  return ms;
}

/** The longest time in which the page could not have drawn a frame. Watching for it takes time itself, so that is another load. */
export async function longestGap(name: LoadName): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let isOver = false;
  // Message turns, because timers are held back to four milliseconds each.
  const { port1, port2 } = new MessageChannel();
  const tick = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) port2.postMessage(0);
  };
  port1.addEventListener('message', tick);
  port1.start();
  port2.postMessage(0);
  await loads[name]();
  isOver = true;
  tick();
  return longest;
}

Object.assign(globalThis, { fill, load, longestGap });
