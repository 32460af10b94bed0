import type { DBSchema } from 'idb';
import { type KeptSearches, NO_SEARCHES } from '#domain/search-report/kept-searches.ts';
import { openDatabase } from '#platform/open-database.ts';

interface SearchesSchema extends DBSchema {
  estado: { key: 'estado'; value: KeptSearches };
}

const database = openDatabase<SearchesSchema>({
  name: 'busquedas',
  steps: [(db) => void db.createObjectStore('estado')],
});

/** Reads, changes and writes what the device keeps of its searches in one transaction, because several tabs count. */
export async function changeSearches(change: (kept: KeptSearches) => KeptSearches): Promise<KeptSearches> {
  return database.use(async (db) => {
    const tx = db.transaction('estado', 'readwrite');
    const next = change((await tx.store.get('estado')) ?? NO_SEARCHES);
    await Promise.all([tx.store.put(next, 'estado'), tx.done]);
    return next;
  });
}
