import { type DBSchema, openDB } from 'idb';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';

/** Raised whenever the stored shape changes: a copy of another shape is thrown away and read anew from the server. */
const SHAPE = 1;

interface TutorialSchema extends DBSchema {
  tutoriales: { key: 'todos'; value: readonly Tutorial[] };
}

const open = () =>
  openDB<TutorialSchema>('tutoriales', SHAPE, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('tutoriales');
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/**
 * The tutorials that the server last told, for reading them where there is no network; `undefined` when none were ever read here. Few and
 * seldom changed, they are one record in a database of their own: what the catalogue's copy needs at a start is not made any larger.
 */
export async function readTutorialCopy(): Promise<readonly Tutorial[] | undefined> {
  const db = await open();
  const tutorials = await db.get('tutoriales', 'todos');
  db.close();
  return tutorials;
}

export async function saveTutorialCopy(tutorials: readonly Tutorial[]): Promise<void> {
  const db = await open();
  await db.put('tutoriales', tutorials, 'todos');
  db.close();
}
