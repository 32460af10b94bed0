import type { Product } from '#domain/catalogue/product.ts';
import { viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import { type CopyConnection, openCopyDatabase } from './copy-database.ts';
import { unpackRows } from './packed-rows.ts';
import { readDelta } from './read-delta.ts';
import { chunksWith } from './row-chunks.ts';

/** Finds products of this device's copy by their ids, as the page will show them; those that it does not have are left out. */
export type FindCopied = (ids: readonly string[]) => Promise<readonly Product[]>;

/**
 * Opens the copy for the first answer of the search, before the page has read all ten thousand products. Similar products are stored together, so
 * a few chunks contain all that was found. Nothing is found where the copy is missing or cannot be read; the page reads the same copy and reports it.
 */
export function openCopiedProducts(): FindCopied {
  const database = openCopyDatabase(() => {});
  const opening = database.use(readSmall);
  // Handled here, because the products may never be requested.
  opening.catch(() => {});
  return async (ids) => {
    const wanted = new Set(ids);
    try {
      const { state, places, windows } = await opening;
      if (!state || !places) return [];
      const rows = await database.use((db) => readRows(db, wanted, places));
      const overlay = [...overlayOf({ windows })].filter(([id]) => wanted.has(id));
      return viewOf(new Map(rows.map((row) => [row.id, row])), new Map(overlay), state).products;
    } catch {
      return [];
    }
  };
}

async function readSmall(db: CopyConnection) {
  const tx = db.transaction(['estado', 'lugares', 'delta']);
  const delta = tx.objectStore('delta');
  const [state, places, whole] = await Promise.all([
    tx.objectStore('estado').get('productos'),
    tx.objectStore('lugares').get('lugares'),
    delta.get('delta'),
  ]);
  return { state, places, windows: state ? await readDelta(delta, state, whole) : [] };
}

async function readRows(db: CopyConnection, wanted: ReadonlySet<string>, places: readonly string[]) {
  const base = db.transaction('base').objectStore('base');
  const chunks = await Promise.all(chunksWith(wanted, places).map((chunk) => base.get(chunk)));
  return chunks.flatMap((chunk) => unpackRows(chunk)).filter(({ id }) => wanted.has(id));
}
