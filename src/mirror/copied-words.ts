import type { DBSchema } from 'idb';
import { openDatabase } from '#platform/open-database.ts';
import { NO_WORDS, type WordsCopy } from './words-copy.ts';

interface WordsSchema extends DBSchema {
  palabras: { key: 'todas'; value: WordsCopy };
}

// In a database of its own: the catalogue's would have to be thrown away to get one more store, and the search worker reads this one alone.
const database = openDatabase<WordsSchema>({ name: 'vocabulario', version: 1, stores: ['palabras'] });

/** The words that this device keeps; `isKept` is false where it has never read them. Never rejects: a search works without them. */
export async function readCopiedWords(): Promise<WordsCopy & { readonly isKept: boolean }> {
  const kept = await database.use((db) => db.get('palabras', 'todas')).catch(() => undefined);
  return { ...(kept ?? NO_WORDS), isKept: kept !== undefined };
}

export async function saveCopiedWords(copy: WordsCopy): Promise<void> {
  await database.use((db) => db.put('palabras', copy, 'todas'));
}
