import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change } from '../engine/document.ts';
import { documentPath } from '../engine/document-path.ts';
import type { Fields } from '../engine/value.ts';
import { lockDirectory } from './directory-lock.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { StorageError } from './storage-error.ts';

let directory = '';
let file = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = path.join(directory, 'fragua.db');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const DATABASE = 'projects/p/databases/(default)';
function change(name: string, version: number, fields: Fields | undefined): Change {
  const place = documentPath(name);
  const after = fields && { ...place, fields, createTime: 3, updateTime: version };
  return { ...place, before: undefined, after, version };
}

test('documents, deletions, versions, sessions and the epoch are as they were', () => {
  const store = openSqliteStore(file);
  const fields: Fields = {
    'ñ.': { stringValue: '\ud83d\ude00 \u0000 "' },
    lone: { stringValue: '\ud800' },
    d: { doubleValue: '-0' },
  };
  const session = {
    sid: 's',
    database: DATABASE,
    identity: '{}',
    nextMessageId: 2,
    lastArrayId: 1,
    unacknowledged: [[1, '[{}]']] as const,
  };
  store.commit({
    database: DATABASE,
    version: 1_795_232_912_429_123,
    changes: [change('c/a', 1_795_232_912_429_123, fields)],
    session,
  });
  store.commit({
    database: DATABASE,
    version: 1_795_232_912_429_124,
    changes: [change('c/b/d/ñ', 1_795_232_912_429_124, undefined)],
    session: undefined,
  });
  store.close();

  const again = openSqliteStore(file);
  expect(again.epoch).toBe(store.epoch);
  expect(again.lastVersion).toBe(1_795_232_912_429_124);
  expect(again.sessions()).toEqual([session]);
  const [a, b] = again.documents();
  expect(a).toMatchObject({
    database: DATABASE,
    path: 'c/a',
    document: { fields, createTime: 3, updateTime: 1_795_232_912_429_123 },
  });
  expect(b).toEqual({ database: DATABASE, path: 'c/b/d/ñ', version: 1_795_232_912_429_124, document: undefined });
  again.forgetSession('s');
  expect(again.sessions()).toEqual([]);
  again.close();
});

test('another store has another epoch', () => {
  const epochs = [openSqliteStore(':memory:').epoch, openSqliteStore(':memory:').epoch];
  expect(epochs[0]).not.toBe(epochs[1]);
});

test('a file that is no database is refused with words', () => {
  writeFileSync(file, 'x'.repeat(5000));
  expect(() => openSqliteStore(file)).toThrow(StorageError);
});

test('a damaged file is refused with words', () => {
  const store = openSqliteStore(file);
  const changes = Array.from({ length: 500 }, (_, i) =>
    change(`c/${i}`, 5, { text: { stringValue: 'x'.repeat(100) } }),
  );
  store.commit({ database: DATABASE, version: 5, changes, session: undefined });
  store.close();
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const bytes = readFileSync(file);
  bytes.fill(0x55, 4096 * 4, 4096 * 6);
  writeFileSync(file, bytes);
  expect(() => openSqliteStore(file)).toThrow(/dañado/);
});

test('a file of a newer version of the program is refused', () => {
  openSqliteStore(file).close();
  const raw = new Database(file);
  raw.pragma('user_version = 99');
  raw.close();
  expect(() => openSqliteStore(file)).toThrow(/más nueva/);
});

test('a data folder is used by one process until it releases the lock', () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(/Otro proceso/);
  unlock();
  lockDirectory(directory)();
});
