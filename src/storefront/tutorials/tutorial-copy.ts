import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { openDatabase } from '#platform/open-database.ts';

type TutorialSchema = { tutoriales: { key: 'todos'; value: readonly Tutorial[] } };

/** Few and seldom changed, they are one record in a database of their own: what the catalogue's copy needs at a start is not made any larger. */
const database = openDatabase<TutorialSchema>({ name: 'tutoriales', version: 1, stores: ['tutoriales'] });

/** The tutorials that the server last told, for reading them where there is no network; `undefined` when none were ever read here. */
export function readTutorialCopy(): Promise<readonly Tutorial[] | undefined> {
  return database.use((db) => db.get('tutoriales', 'todos'));
}

export async function saveTutorialCopy(tutorials: readonly Tutorial[]): Promise<void> {
  await database.use((db) => db.put('tutoriales', tutorials, 'todos'));
}
