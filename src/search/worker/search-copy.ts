import type { DBSchema } from 'idb';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import { openDatabase } from '#platform/open-database.ts';

interface SearchSchema extends DBSchema {
  // Whatever lies there: the engine knows its own.
  indice: { key: 'actual'; value: unknown };
}

/** The search index on the device, in a database of its own: the catalogue's copy may be thrown away without it, and it without the copy. */
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
