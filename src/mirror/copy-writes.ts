import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import type { Database } from '#platform/open-database.ts';
import type { CopySchema, CopyState, MenusCopy } from './copy-database.ts';
import { packRows } from './pack-rows.ts';
import type { LaterFields, PackedRows } from './packed-shape.ts';
import { idsToText } from './row-chunks.ts';
import { partsOf, writeDelta } from './write-delta.ts';

/** A catalogue to save. The snapshot's rows are in chunks, which the worker that read it has packed. */
export interface CatalogueToSave {
  readonly state: CopyState;
  readonly chunks: readonly (readonly KnownProduct[])[];
  /** The chunks that are packed already. */
  readonly packed?: readonly (PackedRows | null)[] | undefined;
  /** The later fields that its products may have. */
  readonly fields: LaterFields;
  readonly windows: readonly DeltaWindow[];
  readonly first: readonly Product[];
}

/** What saves the copy. It is late code, because the first screen only reads. */
export interface CopyWrites {
  saveMenus(menus: MenusCopy): Promise<void>;
  /** Snapshot, delta, first screen and state in ONE transaction, so that a device never holds a part of one and a part of another. */
  saveCatalogue(catalogue: CatalogueToSave): Promise<void>;
  /** Saves what was written after the snapshot. `false` when that snapshot is not stored: then everything has to be saved. */
  saveDelta(catalogue: Omit<CatalogueToSave, 'chunks' | 'packed' | 'fields'>): Promise<boolean>;
}

export function createCopyWrites({ use }: Database<CopySchema>): CopyWrites {
  /** What the records of the delta hold, as far as this page wrote them. */
  let written: readonly DeltaWindow[] = [];
  /** When that was confirmed, which tells it from what another tab wrote. */
  let writtenAt: number | undefined;
  const stateWith = (state: CopyState, windows: readonly DeltaWindow[]): CopyState => {
    const parts = partsOf(windows);
    return parts === 0 ? state : { ...state, parts };
  };
  return {
    saveMenus: (menus) =>
      use(async (db) => {
        await db.put('menus', menus, 'menus');
      }),

    saveCatalogue: async ({ state, chunks, packed: ready = [], fields, windows, first }) => {
      const packed: PackedRows[] = [];
      for (const [at, chunk] of chunks.entries()) {
        packed.push(ready[at] ?? packRows(chunk, fields));
        // Gives the browser time to draw a frame between two chunks.
        await nextTurn();
      }
      const isSaved = await use(async (db) => {
        const tx = db.transaction(['base', 'lugares', 'delta', 'portada', 'estado'], 'readwrite');
        if (isLater(await tx.objectStore('estado').get('productos'), state)) return false;
        const base = tx.objectStore('base');
        await Promise.all([
          base.clear(),
          ...packed.map((chunk, at) => base.put(chunk, at)),
          tx.objectStore('lugares').put(chunks.map(idsToText), 'lugares'),
          writeDelta(tx.objectStore('delta'), windows, []),
          tx.objectStore('portada').put(first, 'portada'),
          tx.objectStore('estado').put(stateWith(state, windows), 'productos'),
          tx.done,
        ]);
        return true;
      });
      written = isSaved ? windows : [];
      writtenAt = state.confirmedAt;
    },

    saveDelta: ({ state, windows, first }) =>
      use(async (db) => {
        const tx = db.transaction(['delta', 'portada', 'estado'], 'readwrite');
        const kept = await tx.objectStore('estado').get('productos');
        if (isLater(kept, state)) return true;
        const belongs = kept?.sha256 === state.sha256 && kept.rows === state.rows;
        // Another tab may have written meanwhile, or a version of the site that knows one record only.
        const isOurs = kept?.parts === written.length && kept.confirmedAt === writtenAt;
        const writes = belongs && [
          writeDelta(tx.objectStore('delta'), windows, isOurs ? written : []),
          tx.objectStore('portada').put(first, 'portada'),
          tx.objectStore('estado').put(stateWith(state, windows), 'productos'),
        ];
        await Promise.all([...(writes || []), tx.done]);
        if (belongs) [written, writtenAt] = [windows, state.confirmedAt];
        return belongs;
      }),
  };
}

/**
 * Whether the copy was confirmed later than what is to be written: a tab that slept while another one wrote becomes the writer when that one is
 * closed. A time that is yet to come was written by a clock that was wrong.
 */
const isLater = (kept: CopyState | undefined, { confirmedAt }: CopyState): boolean =>
  kept !== undefined && kept.confirmedAt > confirmedAt && kept.confirmedAt <= Date.now();

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
