import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { KnownRows } from '#domain/snapshot/catalogue-view.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { Database } from '#platform/open-database.ts';
import {
  type CopySchema,
  type CopyState,
  type MenusCopy,
  openCopyDatabase,
  type StorageState,
  storageAfter,
} from './copy-database.ts';
import { unpackRows } from './packed-rows.ts';
import type { LaterFields } from './packed-shape.ts';
import { readDelta } from './read-delta.ts';

/** Chunks read together: each request is a round trip to the browser's own process, and reading all at once would block the page for many frames. */
const AT_ONCE = 6;

/** What the first screen needs, in three small records. */
export interface FirstScreen {
  readonly menus: MenusCopy | undefined;
  readonly products: readonly Product[] | undefined;
  readonly state: CopyState | undefined;
}

export interface SavedCatalogue {
  readonly state: CopyState;
  readonly base: KnownRows;
  readonly windows: readonly DeltaWindow[];
  /** The later fields known to the version of the site that saved it. */
  readonly fields: LaterFields;
}

/** The device's own copy of the catalogue, in few large records. Firestore's cache is ten times slower at this size. */
export interface LocalCopy extends Database<CopySchema> {
  /** Never rejects: a copy that cannot be read counts as missing. */
  readFirst(): Promise<FirstScreen>;
  /** The whole catalogue, or nothing where a part is missing or damaged, because half a catalogue would look like the whole one. */
  readCatalogue(): Promise<SavedCatalogue | undefined>;
}

/**
 * @param onStorage called after each attempt with whether the browser stores data.
 * @param onClosed called when the database is closed or deleted while the page is open; its contents may be gone.
 */
export function openLocalCopy(onStorage: (state: StorageState) => void, onClosed: () => void): LocalCopy {
  const database = openCopyDatabase(onClosed);

  const attempt: typeof database.use = async (work) => {
    try {
      const done = await database.use(work);
      onStorage('ok');
      return done;
    } catch (reason) {
      const storage = storageAfter(reason);
      if (storage) onStorage(storage);
      console.warn('Copia local', reason);
      throw reason;
    }
  };

  return {
    use: attempt,

    readFirst: () =>
      attempt(async (db) => {
        const tx = db.transaction(['menus', 'portada', 'estado']);
        const [menus, products, state] = await Promise.all([
          tx.objectStore('menus').get('menus'),
          tx.objectStore('portada').get('portada'),
          tx.objectStore('estado').get('productos'),
        ]);
        return { menus, products, state };
      }).catch(() => ({ menus: undefined, products: undefined, state: undefined })),

    readCatalogue: () =>
      attempt(async (db) => {
        const tx = db.transaction(['estado', 'base', 'delta']);
        const ask = (at: number) => tx.objectStore('base').getAll(IDBKeyRange.bound(at, at + AT_ONCE, false, true));
        let coming = ask(0);
        const delta = tx.objectStore('delta');
        const [state, whole] = await Promise.all([tx.objectStore('estado').get('productos'), delta.get('delta')]);
        if (!state) return undefined;
        const windows = await readDelta(delta, state, whole);
        const base = new Map<string, KnownProduct>();
        let fields: LaterFields = {};
        for (let at = AT_ONCE; at < state.chunks + AT_ONCE; at += AT_ONCE) {
          const chunks = await coming;
          // The next chunks are requested while these are unpacked.
          if (at < state.chunks) coming = ask(at);
          for (const chunk of chunks) for (const row of unpackRows(chunk)) base.set(row.id, row);
          fields = chunks[0]?.campos ?? fields;
        }
        return base.size === state.rows ? { state, base, windows, fields } : undefined;
      }).catch(() => undefined),
  };
}
