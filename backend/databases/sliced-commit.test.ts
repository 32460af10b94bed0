import { afterEach, expect, test, vi } from 'vitest';
import type { Access } from '../access/access.ts';
import { openAccess } from '../access/open-access.ts';
import type { PreparedCommit } from '../engine/prepare-commit.ts';
import { runToEnd, type Sliced } from '../engine/slices.ts';
import { callRest } from '../protocol/rest/rest-call.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Databases } from './databases.ts';
import type { HostedDatabase } from './hosted-database.ts';

const NAME = 'projects/p/databases/(default)';
const ANA = { uid: undefined };
const WRITES = 100;

afterEach(() => vi.restoreAllMocks());

/** A database whose rules are asked write by write, with what they and the store were asked counted. */
function open(allows: (path: string, read: (path: string) => unknown) => boolean = () => true, now?: () => number) {
  const counts = { asked: 0, encoded: 0, stored: 0 };
  const access: Access = {
    ...openAccess,
    *canCommit({ steps, read }) {
      for (const { write } of steps) {
        counts.asked += 1;
        if (!allows(write.path, read)) return false;
        yield;
      }
      return true;
    },
  };
  const store = openSqliteStore(':memory:');
  const databases = new Databases(
    {
      ...store,
      *encode(database, changes) {
        for (const change of changes) {
          counts.encoded += 1;
          yield* store.encode(database, [change]);
        }
      },
      commit: (commit) => {
        counts.stored += 1;
        store.commit(commit);
      },
    },
    access,
    now,
  );
  const database = databases.open(NAME);
  counts.stored = 0;
  return { databases, database, counts, store };
}

const increment = (path: string) => ({
  update: { name: `${NAME}/documents/${path}`, fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
});
const many = (count = WRITES) => Array.from({ length: count }, (_, i) => increment(`c/${i}`));
const begin = (database: HostedDatabase, transaction?: string): Sliced<PreparedCommit> =>
  database.commitSliced(parseWrites(many(), NAME), ANA, { transaction });
const put = (database: HostedDatabase, ...paths: string[]) =>
  database.commit(parseWrites(paths.map(increment), NAME), ANA);
const n = (database: HostedDatabase, path: string) => database.state.get(path)?.fields['n'];
function advance(work: Sliced<unknown>, steps: number): void {
  for (let i = 0; i < steps; i += 1) expect(work.next().done).toBe(false);
}

test('a commit of five hundred writes over REST is interrupted at every write, and stored at once', () => {
  const { databases, counts } = open();
  const work = callRest(
    {
      method: 'POST',
      pathname: `/v1/${NAME}/documents:commit`,
      params: new URLSearchParams(),
      body: JSON.stringify({ writes: many(500) }),
      identity: ANA,
    },
    databases,
  );
  let answer: unknown;
  for (let done = false; !done; ) {
    const before = { ...counts };
    const step = work.next();
    done = step.done === true;
    answer = step.value;
    expect(counts.asked - before.asked).toBeLessThanOrEqual(1);
    expect(counts.encoded - before.encoded).toBeLessThanOrEqual(1);
  }
  expect(counts).toEqual({ asked: 500, encoded: 500, stored: 1 });
  expect((answer as { writeResults: unknown[] }).writeResults).toHaveLength(500);
});

test('others commit meanwhile, and have the earlier version', () => {
  const { database, counts, store } = open();
  const work = begin(database);
  advance(work, 50);
  const between = put(database, 'c/other');
  advance(work, 50);
  const other = put(database, 'd/other');
  const { version } = runToEnd(work);
  expect([between.version < other.version, other.version < version]).toEqual([true, true]);
  expect(counts.asked).toBe(WRITES + 2);
  expect(put(database, 'c/last').version).toBeGreaterThan(version);
  expect([...store.documents()]).toHaveLength(WRITES + 3);
});

test('what it reads is read anew when another commit has changed it meanwhile', () => {
  const { database, counts } = open();
  const work = begin(database);
  advance(work, 150);
  put(database, 'c/7');
  runToEnd(work);
  expect(n(database, 'c/7')).toEqual({ integerValue: '2' });
  expect(n(database, 'c/8')).toEqual({ integerValue: '1' });
  expect(counts.asked).toBeGreaterThan(2 * WRITES);
});

test('a right that ends meanwhile ends it, and a refusal by what has changed since is asked again', () => {
  const mayWrite = (path: string, read: (path: string) => unknown) =>
    path === 'staff/x' || read('staff/x') !== undefined;
  const { database } = open(mayWrite);
  const work = begin(database);
  // The rules have read that the document is not there; now it is.
  advance(work, WRITES);
  put(database, 'staff/x');
  expect(runToEnd(work).changes).toHaveLength(WRITES);

  const again = begin(database);
  advance(again, WRITES + 50);
  database.commit(parseWrites([{ delete: `${NAME}/documents/staff/x` }], NAME), ANA);
  expect(() => runToEnd(again)).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }));
  expect(n(database, 'c/7')).toEqual({ integerValue: '1' });
});

test('a commit that takes longer than its version is valid for gets a new version', () => {
  let clock = 1_000_000;
  const { database } = open(undefined, () => clock);
  const work = begin(database);
  advance(work, 50);
  clock += 5000;
  const later = put(database, 'c/other');
  expect(runToEnd(work).version).toBeGreaterThan(later.version);
});

test('a commit whose documents others keep changing is at last done without interruption', () => {
  const { database } = open();
  const work = begin(database);
  let steps = 0;
  let others = 0;
  while (work.next().done !== true) {
    steps += 1;
    if (steps % WRITES === 0) {
      put(database, 'c/7');
      others += 1;
    }
  }
  expect(steps).toBeLessThan(4 * 3 * WRITES);
  expect(n(database, 'c/7')).toEqual({ integerValue: String(others + 1) });
});

test('its transaction is ended by what changes while it is worked out', () => {
  const { database, counts } = open();
  const holder = { from: '192.0.2.1', isStaff: false };
  const transaction = database.transactions.begin({ isReadOnly: false }, holder);
  database.transactions.readDocuments(transaction, ['d/read']);
  const work = begin(database, transaction);
  advance(work, 150);
  put(database, 'd/read');
  const { stored } = counts;
  expect(() => runToEnd(work)).toThrow(expect.objectContaining({ status: 'ABORTED' }));
  expect(counts.stored).toBe(stored);
  expect(() => database.transactions.rollback(transaction)).toThrow(/no longer valid/);
});
