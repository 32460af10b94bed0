import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import { DamagedCopy, type PackedRows } from './packed-rows.ts';

const NAME = 'catalogo';
/**
 * Raised when what is stored can no longer be read as it was: a copy of another shape is thrown away and read anew from the server. A field more or
 * less needs no other shape, because rows say which fields they have.
 */
export const SHAPE = 7;
/** Safari has left openings unanswered, and an old tab may hold the old shape open: no start waits longer than this. */
const PATIENCE_MS = 3000;

const SUPERSEDED = 'VersionError';
const FINAL = ['QuotaExceededError', 'TimeoutError', SUPERSEDED];

/** `refused`: this browser keeps no copy, for want of room or of permission. */
export type StorageState = 'ok' | 'refused';

export interface MenusCopy {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
}

/** What the kept catalogue is, written in the same transaction as the catalogue itself. */
export interface CopyState {
  /** Of the published snapshot; 0 while none has been published and the catalogue was read page by page. */
  readonly seq: number;
  readonly sha256: string;
  readonly since: Instant | null;
  readonly publishedAt: Instant | null;
  /** Server time up to which the delta has been read. */
  readonly readThrough: Instant | null;
  readonly chunks: number;
  readonly rows: number;
  /** When the server last confirmed the copy, in milliseconds. */
  readonly confirmedAt: number;
}

export interface CopySchema extends DBSchema {
  menus: { key: 'menus'; value: MenusCopy };
  /** The few products that the first screen shows. */
  portada: { key: 'portada'; value: readonly Product[] };
  /** The snapshot's rows, some hundreds to a record. */
  base: { key: number; value: PackedRows };
  /** The ids of each of those records. */
  lugares: { key: 'lugares'; value: readonly string[] };
  delta: { key: 'delta'; value: readonly DeltaWindow[] };
  estado: { key: 'productos'; value: CopyState };
}

const STORES = ['menus', 'portada', 'base', 'lugares', 'delta', 'estado'] as const;

export type CopyConnection = IDBPDatabase<CopySchema>;

/** The database, opened anew when the browser has closed it. */
export interface CopyDatabase {
  /** Does the work on an open database, once more on a fresh connection when the first one turns out dead. Rejects when that fails too. */
  run<T>(work: (db: CopyConnection) => Promise<T>): Promise<T>;
}

/** @param onClosed the browser or another tab took the database away; what was in it may be gone. */
export function createCopyDatabase(onClosed: () => void): CopyDatabase {
  let opening: Promise<CopyConnection> | undefined;
  let hasThrownAway = false;
  let isSuperseded = false;

  const connect = async (): Promise<CopyConnection> => {
    const forget = (): void => {
      opening = undefined;
      onClosed();
    };
    try {
      return await openDB<CopySchema>(NAME, SHAPE, {
        upgrade(database) {
          // A copy: the list itself shrinks as stores go.
          for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
          for (const name of STORES) database.createObjectStore(name);
        },
        // A newer version of the site wants another shape, or the site's data is being cleared: let it go instead of blocking it.
        blocking(_current, wanted, event) {
          (event.target as IDBDatabase).close();
          if (wanted === null) forget();
          else isSuperseded = true;
        },
        terminated: forget,
      });
    } catch (reason) {
      opening = undefined;
      // The site was rolled back under a copy of a newer shape. Once in a page's life, so that two versions never take turns at this.
      if (!isNamed(reason, 'VersionError') || hasThrownAway) throw reason;
      hasThrownAway = true;
      await deleteDB(NAME);
      return connect();
    }
  };

  const attempt = async <T>(work: (db: CopyConnection) => Promise<T>): Promise<T> => {
    if (isSuperseded) throw new DOMException('A newer version of the site has the database', SUPERSEDED);
    opening ??= connect();
    return work(await inTime(opening));
  };

  return {
    async run(work) {
      try {
        return await attempt(work);
      } catch (reason) {
        // "Connection to Indexed Database server lost", "The database connection is closing": the next connection is well again. Where
        // there is no room or no answer a second attempt has none either.
        const isFinal = reason instanceof DamagedCopy || FINAL.some((name) => isNamed(reason, name));
        if (isFinal) throw reason;
        opening = undefined;
        return attempt(work);
      }
    },
  };
}

/** What a failure says of the browser's storage; `null` when it says nothing: a newer version of the site keeps the catalogue now. */
export function storageAfter(reason: unknown): StorageState | null {
  if (reason instanceof DamagedCopy) return 'ok';
  if (isNamed(reason, SUPERSEDED)) return null;
  return 'refused';
}

function isNamed(reason: unknown, name: string): boolean {
  return reason instanceof Error && reason.name === name;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('IndexedDB does not answer', 'TimeoutError')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
