import type { DBSchema } from 'idb';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import { openDatabase } from '#platform/open-database.ts';

interface SearchSchema extends DBSchema {
  // Returned as it is: `restoreSearchEngine` checks whether it can read it.
  indice: { key: 'actual'; value: unknown };
}

/** The saved search index, in a database of its own, so that it and the copy of the catalogue can be deleted independently. */
const database = openDatabase<SearchSchema>({ name: 'busqueda', version: 1, stores: ['indice'] });

export function readSearchCopy(): Promise<unknown> {
  return database.use((db) => db.get('indice', 'actual'));
}

export async function saveSearchCopy(index: SavedSearch): Promise<void> {
  await database.use((db) => db.put('indice', index, 'actual'));
}

export async function dropSearchCopy(): Promise<void> {
  await database.use((db) => db.delete('indice', 'actual'));
}
