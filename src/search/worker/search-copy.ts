import { type DBSchema, openDB } from 'idb';
import type { SavedSearch } from '#domain/search/saved-search.ts';

interface SearchSchema extends DBSchema {
  // Whatever lies there: the engine knows its own.
  indice: { key: 'actual'; value: unknown };
}

/** The search index on the device, in a database of its own: the catalogue's copy may be thrown away without it, and it without the copy. */
export interface SearchCopy {
  read(): Promise<unknown>;
  save(index: SavedSearch): Promise<void>;
  drop(): Promise<void>;
}

export async function openSearchCopy(): Promise<SearchCopy> {
  const db = await openDB<SearchSchema>('busqueda', 1, {
    upgrade: (database) => void database.createObjectStore('indice'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    read: () => db.get('indice', 'actual'),
    async save(index) {
      await db.put('indice', index, 'actual');
    },
    drop: () => db.delete('indice', 'actual'),
  };
}
