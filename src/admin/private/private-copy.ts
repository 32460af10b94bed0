import type { DBSchema } from 'idb';
import type { Instant } from '#domain/kernel/instant.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import type { PrivateDocuments } from '#domain/staff/products/private-documents.ts';
import { openDatabase } from '#platform/open-database.ts';
import { CHUNKS, chunkOf, parseChunk, toChunks } from './private-chunks.ts';

/** How far the copy goes; written in the same transaction as what it says. */
export interface PrivateCopyState {
  /** Server time until which everything has been read. */
  readonly readThrough: Instant;
  /** When all of it was read last, in milliseconds of the device's clock. */
  readonly wholeAt: number;
}

export interface SavedPrivate {
  readonly state: PrivateCopyState;
  readonly byId: PrivateDocuments;
}

interface PrivateSchema extends DBSchema {
  trozos: { key: number; value: readonly StaffDocument[] };
  estado: { key: 'estado'; value: PrivateCopyState };
}

export type PrivateCopy = ReturnType<typeof openPrivateCopy>;

/** Chunks read together: all at once would block the page for many frames. */
const AT_ONCE = 8;

/**
 * The private documents on this device, in a few dozen records. A copy: another shape is thrown away and read again.
 * @param mayKeep whether this device may still have them, asked inside each transaction that writes: one that began before the copy was
 * emptied is emptied with it, and one that begins after it writes nothing.
 */
export function openPrivateCopy(mayKeep: () => boolean) {
  const { use } = openDatabase<PrivateSchema>({ name: 'internos', version: 1, stores: ['trozos', 'estado'] });
  return {
    /** All of it, or nothing where it is missing or cannot be read. Never rejects. */
    async read(): Promise<SavedPrivate | null> {
      try {
        return await use(async (db) => {
          const tx = db.transaction(['trozos', 'estado']);
          const state = await tx.objectStore('estado').get('estado');
          if (!state) return null;
          const byId = new Map<string, StaffDocument>();
          for (let from = 0; from < CHUNKS; from += AT_ONCE) {
            const range = IDBKeyRange.bound(from, from + AT_ONCE, false, true);
            for (const chunk of await tx.objectStore('trozos').getAll(range))
              for (const one of parseChunk(chunk)) byId.set(one.id, one);
          }
          return { state, byId };
        });
      } catch (reason) {
        console.warn('Datos internos sin copia', reason);
        return null;
      }
    },

    /** Replaces all of it. */
    saveAll: (byId: PrivateDocuments, state: PrivateCopyState): Promise<void> =>
      use(async (db) => {
        const tx = db.transaction(['trozos', 'estado'], 'readwrite');
        const chunks = tx.objectStore('trozos');
        await chunks.clear();
        if (mayKeep()) {
          await Promise.all([
            ...toChunks(byId.values()).map((chunk, at) => chunks.put(chunk, at)),
            tx.objectStore('estado').put(state, 'estado'),
          ]);
        }
        await tx.done;
      }),

    /** Puts newer documents beside the others, where there is a copy. @param state `null`: it goes as far as before. */
    saveNewer: (newer: readonly StaffDocument[], state: PrivateCopyState | null): Promise<void> =>
      use(async (db) => {
        const tx = db.transaction(['trozos', 'estado'], 'readwrite');
        const kept = await tx.objectStore('estado').get('estado');
        if (kept && mayKeep()) {
          const chunks = tx.objectStore('trozos');
          for (const at of new Set(newer.map(({ id }) => chunkOf(id)))) {
            const byId = new Map(parseChunk((await chunks.get(at)) ?? []).map((one) => [one.id, one]));
            for (const one of newer) {
              if (chunkOf(one.id) === at && one.rev > (byId.get(one.id)?.rev ?? -1)) byId.set(one.id, one);
            }
            await chunks.put([...byId.values()], at);
          }
          if (state) await tx.objectStore('estado').put(state, 'estado');
        }
        await tx.done;
      }),

    forget: (): Promise<void> =>
      use(async (db) => {
        const tx = db.transaction(['trozos', 'estado'], 'readwrite');
        await Promise.all([tx.objectStore('trozos').clear(), tx.objectStore('estado').clear(), tx.done]);
      }),
  };
}
