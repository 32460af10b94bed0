import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { findDiskTrouble } from './disk-trouble.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { StorageError } from './storage-error.ts';
import { transact } from './transaction.ts';

let directory: string;
let connection: Database.Database;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'disco-'));
  connection = new Database(path.join(directory, 'prueba.db'));
  connection.exec('CREATE TABLE t (a TEXT)');
});
afterEach(() => {
  connection.close();
  rmSync(directory, { recursive: true, force: true });
});

const fill = () =>
  transact(connection, () => {
    for (let i = 0; i < 100; i += 1) connection.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(1000));
  });
function troubleOf(work: () => void) {
  try {
    work();
  } catch (error) {
    return findDiskTrouble(error);
  }
  return 'none';
}

test('a full disk is told as such, and the transaction is over', () => {
  connection.pragma('max_page_count = 1');
  expect(troubleOf(fill)).toBe('full');
  expect(connection.inTransaction).toBe(false);
  expect(connection.prepare('SELECT count(*) AS n FROM t').get()).toMatchObject({ n: 0 });
});

test('a disk that takes no writes is told as such', () => {
  connection.pragma('query_only = ON');
  expect(troubleOf(fill)).toBe('read-only');
});

test('a mistake of ours is no trouble of the disk', () => {
  expect(troubleOf(() => void connection.prepare('SELECT * FROM nada'))).toBeUndefined();
});

test('a store that cannot be written to at the start is refused with words', () => {
  const store = openSqliteStore(':memory:');
  const commit = () => {
    throw Object.assign(new Error('attempt to write a readonly database'), { code: 'SQLITE_READONLY' });
  };
  const open = () => new Databases({ ...store, commit }, openAccess);
  expect(open).toThrow(StorageError);
  expect(open).toThrow(/no admite escritura/);
});

test('what a disk refused for a while is taken when it takes writes again, without a restart', () => {
  const store = openSqliteStore(':memory:');
  let isReadOnly = false;
  const commit: typeof store.commit = (change) => {
    if (isReadOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    store.commit(change);
  };
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const database = new Databases({ ...store, commit }, openAccess).open('projects/p/databases/(default)');
  const put = (n: string) =>
    database.commit(
      [
        {
          kind: 'update',
          path: 'c/a',
          fields: { n: { integerValue: n } },
          mask: undefined,
          transforms: [],
          precondition: undefined,
        },
      ],
      { uid: undefined },
    );
  put('1');
  isReadOnly = true;
  for (let i = 0; i < 4; i++) expect(() => put('2')).toThrow(expect.objectContaining({ status: 'UNAVAILABLE' }));
  // Loading a shop tells the owner what it is.
  expect(troubleOf(() => put('2'))).toBe('read-only');
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '1' } });
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/No se guardó nada.*no admite escritura/),
  ]);
  isReadOnly = false;
  put('3');
  expect(database.state.get('c/a')?.fields).toEqual({ n: { integerValue: '3' } });
  vi.restoreAllMocks();
});
