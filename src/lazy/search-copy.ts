import { type DBSchema, openDB } from 'idb';

interface SearchSchema extends DBSchema {
  // One string: read and parsed it is twice as fast as the same index as a tree of objects.
  indice: { key: 'actual'; value: string };
}

/** The search index on the device, in a database of its own: the catalogue's copy may be thrown away without it, and it without the copy. */
export interface SearchCopy {
  read(): Promise<string | undefined>;
  save(text: string): Promise<void>;
  drop(): Promise<void>;
}

export async function openSearchCopy(): Promise<SearchCopy> {
  const db = await openDB<SearchSchema>('busqueda', 1, {
    upgrade: (database) => void database.createObjectStore('indice'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    read: () => db.get('indice', 'actual'),
    async save(text) {
      await db.put('indice', text, 'actual');
    },
    drop: () => db.delete('indice', 'actual'),
  };
}
