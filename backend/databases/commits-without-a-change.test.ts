import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Databases } from './databases.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const name = (path: string) => `${NAME}/documents/${path}`;
const anonymous = { uid: undefined };

test('a commit that changes nothing is answered without a write to the disk, by a version that was there before', () => {
  const store = openSqliteStore(':memory:');
  let commits = 0;
  const counting = {
    ...store,
    commit: (...given: Parameters<typeof store.commit>) => {
      commits += 1;
      store.commit(...given);
    },
  };
  const database = new Databases(counting, openAccess).open(NAME);
  const commit = (...writes: object[]) => database.commit(parseWrites(writes, NAME), anonymous);
  const update = { name: name('c/a'), fields: { n: { integerValue: '1' } } };
  const { version } = commit({ update });
  const before = commits;
  for (const writes of [
    [],
    [{ verify: name('c/none'), currentDocument: { exists: false } }],
    [{ update }],
    [{ delete: name('c/none') }],
  ]) {
    const session = () => ({
      sid: 's',
      database: NAME,
      identity: '{}',
      nextMessageId: 1,
      lastArrayId: 1,
      unacknowledged: [],
    });
    expect(commit(...writes).version).toBe(version);
    expect(database.commit(parseWrites(writes, NAME), anonymous, { session }).version).toBe(version);
  }
  expect(commits).toBe(before);
  expect(database.version).toBe(version);
  expect(commit({ delete: name('c/a') }).version).toBeGreaterThan(version);
  expect(commits).toBe(before + 1);
});
