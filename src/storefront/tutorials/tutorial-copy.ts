import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { openDatabase } from '#platform/open-database.ts';

type TutorialSchema = { tutoriales: { key: 'todos' | 'leido'; value: readonly Tutorial[] | number } };

/** Few and seldom changed, they are one record in a database of their own: what the catalogue's copy needs at a start is not made any larger. */
const database = openDatabase<TutorialSchema>({ name: 'tutoriales', version: 1, stores: ['tutoriales'] });

/** Whoever opens a tutorial with a network reads it from the server; only what nobody has opened is as old as this. */
const FRESH_MS = 7 * 86_400_000;

/** The tutorials that the server last told, for reading them where there is no network; `undefined` when none were ever read here. */
export async function readTutorialCopy(): Promise<readonly Tutorial[] | undefined> {
  const kept = await database.use((db) => db.get('tutoriales', 'todos'));
  return typeof kept === 'number' ? undefined : kept;
}

/** The copy where it was read within a week, so that not every visit pays for reading all of them. @param now in milliseconds */
export async function readFreshTutorialCopy(now: number): Promise<readonly Tutorial[] | undefined> {
  const readAt = await database.use((db) => db.get('tutoriales', 'leido'));
  // A time to come was written by a clock that was wrong.
  return typeof readAt === 'number' && readAt <= now && now - readAt < FRESH_MS ? readTutorialCopy() : undefined;
}

/** @param now in milliseconds */
export async function saveTutorialCopy(tutorials: readonly Tutorial[], now: number): Promise<void> {
  await database.use(async (db) => {
    const transaction = db.transaction('tutoriales', 'readwrite');
    await Promise.all([
      transaction.store.put(tutorials, 'todos'),
      transaction.store.put(now, 'leido'),
      transaction.done,
    ]);
  });
}
