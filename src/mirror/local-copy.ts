import type { Product } from '#domain/catalogue/product.ts';
import type { KnownRows } from '#domain/snapshot/catalogue-view.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import { type CopyState, type MenusCopy, openCopyDatabase, type StorageState, storageAfter } from './copy-database.ts';
import { type LaterFields, type PackedRows, packRows, unpackRows } from './packed-rows.ts';
import { idsToText, parseWindows, type StoredRow } from './stored-rows.ts';

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

/** A catalogue to save. The snapshot's rows are already in chunks, because a worker made them off the page's thread. */
export interface CatalogueToSave {
  readonly state: CopyState;
  readonly chunks: readonly (readonly StoredRow[])[];
  /** The later fields that its products may have. */
  readonly fields: LaterFields;
  readonly windows: readonly DeltaWindow[];
  readonly first: readonly Product[];
}

/** The device's own copy of the catalogue, in few large records. Firestore's cache is ten times slower at this size. */
export interface LocalCopy {
  /** Never rejects: a copy that cannot be read counts as missing. */
  readFirst(): Promise<FirstScreen>;
  /** The whole catalogue, or nothing where a part is missing or damaged, because half a catalogue would look like the whole one. */
  readCatalogue(): Promise<SavedCatalogue | undefined>;
  saveMenus(menus: MenusCopy): Promise<void>;
  /** Snapshot, delta, first screen and state in ONE transaction, so that a device never holds a part of one and a part of another. */
  saveCatalogue(catalogue: CatalogueToSave): Promise<void>;
  /** Saves what was written after the snapshot. `false` when that snapshot is not stored: then everything has to be saved. */
  saveDelta(catalogue: Omit<CatalogueToSave, 'chunks' | 'fields'>): Promise<boolean>;
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
        const [state, delta] = await Promise.all([
          tx.objectStore('estado').get('productos'),
          tx.objectStore('delta').get('delta'),
        ]);
        if (!state) return undefined;
        const windows = parseWindows(delta);
        const base = new Map<string, StoredRow>();
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

    saveMenus: (menus) =>
      attempt(async (db) => {
        await db.put('menus', menus, 'menus');
      }),

    saveCatalogue: async ({ state, chunks, fields, windows, first }) => {
      const packed: PackedRows[] = [];
      for (const chunk of chunks) {
        packed.push(packRows(chunk, fields));
        // Gives the browser time to draw a frame between two chunks.
        await nextTurn();
      }
      await attempt(async (db) => {
        const tx = db.transaction(['base', 'lugares', 'delta', 'portada', 'estado'], 'readwrite');
        const base = tx.objectStore('base');
        await Promise.all([
          base.clear(),
          ...packed.map((chunk, at) => base.put(chunk, at)),
          tx.objectStore('lugares').put(chunks.map(idsToText), 'lugares'),
          tx.objectStore('delta').put(windows, 'delta'),
          tx.objectStore('portada').put(first, 'portada'),
          tx.objectStore('estado').put(state, 'productos'),
          tx.done,
        ]);
      });
    },

    saveDelta: ({ state, windows, first }) =>
      attempt(async (db) => {
        const tx = db.transaction(['delta', 'portada', 'estado'], 'readwrite');
        const kept = await tx.objectStore('estado').get('productos');
        const belongs = kept?.sha256 === state.sha256 && kept.rows === state.rows;
        const writes = belongs && [
          tx.objectStore('delta').put(windows, 'delta'),
          tx.objectStore('portada').put(first, 'portada'),
          tx.objectStore('estado').put(state, 'productos'),
        ];
        await Promise.all([...(writes || []), tx.done]);
        return belongs;
      }),
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
