import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { readFreshTutorialCopy, readTutorialCopy, saveTutorialCopy } from './tutorial-copy.ts';

test('tutorials that the version before openDatabase left are read and replaced', async () => {
  const before = await openDB('tutoriales', 1, { upgrade: (db) => void db.createObjectStore('tutoriales') });
  await before.put('tutoriales', [{ slug: 'cambiar-los-carbones' }], 'todos');
  before.close();
  expect(await readTutorialCopy()).toEqual([{ slug: 'cambiar-los-carbones' }]);
  // Nobody knows how old it is.
  expect(await readFreshTutorialCopy(Date.now())).toBeUndefined();
  await saveTutorialCopy([], 1);
  expect(await readTutorialCopy()).toEqual([]);
});

test('a copy counts for a week, and not where the clock was ahead when it was read', async () => {
  const [now, day] = [1_795_000_000_000, 86_400_000];
  await saveTutorialCopy([], now);
  expect(await readFreshTutorialCopy(now + 6 * day)).toEqual([]);
  expect(await readFreshTutorialCopy(now + 7 * day)).toBeUndefined();
  expect(await readFreshTutorialCopy(now - day)).toBeUndefined();
});
