import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { readTutorialCopy, saveTutorialCopy } from './tutorial-copy.ts';

test('tutorials that the version before openDatabase left are read and replaced', async () => {
  const before = await openDB('tutoriales', 1, { upgrade: (db) => void db.createObjectStore('tutoriales') });
  await before.put('tutoriales', [{ slug: 'cambiar-los-carbones' }], 'todos');
  before.close();
  expect(await readTutorialCopy()).toEqual([{ slug: 'cambiar-los-carbones' }]);
  await saveTutorialCopy([]);
  expect(await readTutorialCopy()).toEqual([]);
});
