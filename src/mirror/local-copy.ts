import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { ProductRow } from '#domain/catalogue/product-rows.ts';

/** Raised whenever the stored shape changes: a copy of another shape is thrown away and read anew from the server. */
const SHAPE = 1;
/** One record per product was twenty times slower to write; one record for all made every change rewrite all. */
const CHUNK = 500;

export interface MenusCopy {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
}

export interface ProductsCopy {
  readonly rows: readonly ProductRow[];
  /** When the server last confirmed the copy, in milliseconds. */
  readonly confirmedAt: number;
}

interface CopySchema extends DBSchema {
  menus: { key: 'menus'; value: MenusCopy };
  productos: { key: number; value: readonly ProductRow[] };
  estado: { key: 'productos'; value: { readonly confirmedAt: number; readonly count: number } };
}

/** The device's own copy of the catalogue, in few large records. Firestore's cache is ten times slower at this size. */
export interface LocalCopy {
  readMenus(): Promise<MenusCopy | undefined>;
  readProducts(): Promise<ProductsCopy | undefined>;
  saveMenus(menus: MenusCopy): Promise<void>;
  /** Writes the chunks in which something changed (`'all'` replaces them), and the state, in one transaction. */
  saveProducts(copy: ProductsCopy, changed: readonly number[] | 'all'): Promise<void>;
}

export async function openLocalCopy(): Promise<LocalCopy> {
  const db = await openDB<CopySchema>('catalogo', SHAPE, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('menus');
      database.createObjectStore('productos');
      database.createObjectStore('estado');
    },
    // A newer version of the site wants another shape: let it have the database instead of blocking it.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return copyIn(db);
}

function copyIn(db: IDBPDatabase<CopySchema>): LocalCopy {
  return {
    readMenus: () => db.get('menus', 'menus'),

    async readProducts() {
      const tx = db.transaction(['productos', 'estado']);
      const [state, chunks] = await Promise.all([
        tx.objectStore('estado').get('productos'),
        tx.objectStore('productos').getAll(),
      ]);
      const rows = chunks.flat();
      // A copy that is not whole is no copy: half a catalogue would be shown as all of it.
      return state && state.count === rows.length ? { rows, confirmedAt: state.confirmedAt } : undefined;
    },

    async saveMenus(menus) {
      await db.put('menus', menus, 'menus');
    },

    async saveProducts({ rows, confirmedAt }, changed) {
      const tx = db.transaction(['productos', 'estado'], 'readwrite');
      const chunks = tx.objectStore('productos');
      const positions = changed === 'all' ? rows.keys() : changed;
      const dirty = new Set([...positions].map((position) => Math.floor(position / CHUNK)));
      await Promise.all([
        ...(changed === 'all' ? [chunks.clear()] : []),
        ...[...dirty].map((chunk) => chunks.put(rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK), chunk)),
        tx.objectStore('estado').put({ confirmedAt, count: rows.length }, 'productos'),
        tx.done,
      ]);
    },
  };
}
