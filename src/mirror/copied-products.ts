import type { Product } from '#domain/catalogue/product.ts';
import { viewOf } from '#domain/snapshot/catalogue-view.ts';
import { overlayOf } from '#domain/snapshot/reader.ts';
import { createCopyDatabase } from './copy-database.ts';
import { findRows, parseWindows, type StoredRow } from './stored-rows.ts';

/** Finds products of this device's copy by their ids, as the page will show them; those that it does not have are left out. */
export type FindCopied = (ids: readonly string[]) => Promise<readonly Product[]>;

/**
 * Begins to read the copy's text, and makes objects of those products only that are asked for: for the first answer of the search, before the
 * page has made ten thousand of it. Where there is no copy, or it cannot be read, nothing is found: the page reads the same one and says so.
 */
export function openCopiedProducts(): FindCopied {
  const reading = readCopy().catch(() => undefined);
  return async (ids) => {
    const { state, windows, chunks } = (await reading) ?? {};
    if (!state || !chunks) return [];
    const wanted = new Set(ids);
    const rows = chunks.flatMap((text) => findRows(text, wanted));
    const base = new Map(rows.map((row): [string, StoredRow] => [row.id, row]));
    const overlay = [...overlayOf({ windows: windowsFrom(windows) })].filter(([id]) => wanted.has(id));
    return viewOf(base, new Map(overlay), state).products;
  };
}

const windowsFrom = (windows: unknown) => {
  try {
    return parseWindows(windows);
  } catch {
    return [];
  }
};

const readCopy = () =>
  createCopyDatabase(() => {}).run(async (db) => {
    const tx = db.transaction(['estado', 'base', 'delta']);
    const [state, windows, chunks] = await Promise.all([
      tx.objectStore('estado').get('productos'),
      tx.objectStore('delta').get('delta'),
      tx.objectStore('base').getAll(),
    ]);
    db.close();
    return { state, windows, chunks };
  });
