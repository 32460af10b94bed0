import { type DBSchema, openDB } from 'idb';
import type { Product } from '#domain/catalogue/product.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { openLocalCopy } from '#mirror/local-copy.ts';
import { chunkCount, rowsToChunks, type StoredRow } from '#mirror/stored-rows.ts';

/** Milliseconds, and the longest time in which the page could not have drawn a frame. */
export interface LoadTime {
  readonly ms: number;
  readonly longestGap: number;
}

interface RivalSchema extends DBSchema {
  filas: { key: string; value: StoredRow };
  trozos: { key: number; value: readonly StoredRow[] };
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
  const rows = products.map((product): StoredRow => ({ id: product.id, rev: 1, product }));
  const since = parseInstant('2026-11-21T00:00:00Z');
  await copy().saveCatalogue({
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

export async function load(name: LoadName, expected: number): Promise<LoadTime> {
  const start = performance.now();
  let last = start;
  let longestGap = 0;
  let isOver = false;
  // Message turns, because timers are held back to four milliseconds each.
  const { port1, port2 } = new MessageChannel();
  const tick = (): void => {
    const now = performance.now();
    longestGap = Math.max(longestGap, now - last);
    last = now;
    if (!isOver) port2.postMessage(0);
  };
  port1.addEventListener('message', tick);
  port1.start();
  port2.postMessage(0);
  const found = await loads[name]();
  const ms = performance.now() - start;
  isOver = true;
  tick();
  if (found < expected) throw new Error(`${name}: ${found} of ${expected}`);
  return { ms, longestGap };
}

Object.assign(globalThis, { fill, load });
