import type { DBSchema, IDBPDatabase } from 'idb';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { MenusRead } from '#domain/catalogue/menus-read.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { DeltaWindow } from '#domain/snapshot/reader.ts';
import { type Database, openDatabase } from '#platform/open-database.ts';
import { DamagedCopy } from './damaged-copy.ts';
import type { PackedRows } from './packed-shape.ts';

/**
 * Raised when what is stored can no longer be read as it was: a copy of another shape is thrown away and read anew from the server. A field more or
 * less needs no other shape, because rows say which fields they have.
 */
export const SHAPE = 7;

/** `refused`: this browser stores no copy, because it has no space or no permission. */
export type StorageState = 'ok' | 'refused';

/** What every page shows around its content. */
export interface MenusCopy {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
  /** Absent where they were never read, or by an earlier version of the site. */
  readonly settings?: StoreSettings | undefined;
  /** How far both lists are known; absent where an earlier version of the site kept them, or made the page that brought them. */
  readonly read?: MenusRead | undefined;
}

/** Describes the stored catalogue; written in the same transaction as the catalogue itself. */
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
  /** Records that the delta stands in, one for each of its windows; absent where it is one record under its name, as versions before wrote it. */
  readonly parts?: number;
}

export interface CopySchema extends DBSchema {
  menus: { key: 'menus'; value: MenusCopy };
  /** The few products that the first screen shows. */
  portada: { key: 'portada'; value: readonly Product[] };
  /** The snapshot's rows, some hundreds to a record. */
  base: { key: number; value: PackedRows };
  /** The ids of each of those records. */
  lugares: { key: 'lugares'; value: readonly string[] };
  delta: { key: 'delta' | number; value: readonly DeltaWindow[] };
  estado: { key: 'productos'; value: CopyState };
}

const STORES = ['menus', 'portada', 'base', 'lugares', 'delta', 'estado'] as const;

export type CopyConnection = IDBPDatabase<CopySchema>;

/** @param onClosed the browser or another tab took the database away; what was in it may be gone. */
export function openCopyDatabase(onClosed: () => void): Database<CopySchema> {
  return openDatabase<CopySchema>({ name: 'catalogo', version: SHAPE, stores: STORES, onClosed });
}

/** The state of storage after a failure; `null` when the failure says nothing of it, because a newer version of the site has the database. */
export function storageAfter(reason: unknown): StorageState | null {
  if (reason instanceof DamagedCopy) return 'ok';
  if (reason instanceof DOMException && reason.name === 'VersionError') return null;
  return 'refused';
}
