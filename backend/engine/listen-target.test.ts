import { describe, expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { parseQuery } from '../protocol/query-json.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { documentsTarget, type ListenTarget, type TargetDelta } from './listen-target.ts';
import { compileQuery } from './matcher.ts';
import { queryTarget } from './query-target.ts';
import { runToEnd } from './slices.ts';

const NAME = 'projects/p/databases/(default)';
const anonymous = { uid: undefined };

function open(): HostedDatabase {
  return new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
}

function set(database: HostedDatabase, id: string, n: number): void {
  const name = `${NAME}/documents/c/${id}`;
  database.commit(parseWrites([{ update: { name, fields: { n: { integerValue: n } } } }], NAME), anonymous);
}

function label(database: HostedDatabase, id: string, n: number, text: string): void {
  const fields = { n: { integerValue: n }, label: { stringValue: text } };
  database.commit(parseWrites([{ update: { name: `${NAME}/documents/c/${id}`, fields } }], NAME), anonymous);
}

function remove(database: HostedDatabase, id: string): void {
  database.commit(parseWrites([{ delete: `${NAME}/documents/c/${id}` }], NAME), anonymous);
}

function target(extra: object): ListenTarget {
  return queryTarget(compileQuery(parseQuery({ from: [{ collectionId: 'c' }], ...extra }, `${NAME}/documents`, NAME)));
}

/** A delta in short: `+a` is in, `-a` has left, `xa` was deleted. */
function summary({ reset, present, left, deleted }: TargetDelta): string {
  const marks = [
    ...(reset ? ['reset'] : []),
    ...present.map(({ id }) => `+${id}`),
    ...left.map(({ id }) => `-${id}`),
    ...deleted.map(({ path }) => `x${path.slice(2)}`),
  ];
  return marks.join(' ');
}

/** What the target's listener is told of each of these commits. */
async function told(database: HostedDatabase, followed: ListenTarget, ...commits: (() => void)[]): Promise<string[]> {
  const log = [summary(runToEnd(followed.start(database.state, undefined)).delta)];
  database.join((changes) => log.push(summary(runToEnd(followed.change(database.state, changes))))).follow(['c/c'], 1);
  for (const commit of commits) {
    commit();
    await database.allNotified();
  }
  return log;
}

const positive = {
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 0 } } },
};
const firstTwo = { orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 };

test('a query receives what enters, changes, leaves and is deleted', async () => {
  const database = open();
  set(database, 'a', 1);
  set(database, 'b', 0);
  const log = await told(
    database,
    target(positive),
    () => set(database, 'b', 2),
    () => set(database, 'a', 3),
    () => set(database, 'a', -1),
    () => remove(database, 'a'),
    () => remove(database, 'b'),
  );
  expect(log).toEqual(['+a', '+b', '+a', '-a', '', 'xb']);
});

test('a query with a limit receives what others push out of it and let into it', async () => {
  const database = open();
  for (const [id, n] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const)
    set(database, id, n);
  const log = await told(
    database,
    target(firstTwo),
    () => set(database, 'd', 0),
    () => set(database, 'z', 9),
    () => label(database, 'a', 1, 'last in the window'),
    () => remove(database, 'd'),
    () => set(database, 'a', 5),
  );
  expect(log).toEqual(['+a +b', '+d -b', '', '+a', '+b xd', '+c -a']);
});

describe('resuming from a version', () => {
  test('a query receives what changed since, deletions included', () => {
    const database = open();
    for (const id of ['a', 'b', 'c', 'd']) set(database, id, 1);
    const { version } = database;
    set(database, 'a', 2);
    set(database, 'b', -1);
    remove(database, 'c');
    expect(summary(runToEnd(target(positive).start(database.state, version)).delta)).toBe('+a -b xc');
    expect(summary(runToEnd(target(positive).start(database.state, database.version)).delta)).toBe('');
  });

  test('a window starts over when anything changed', () => {
    const database = open();
    set(database, 'a', 1);
    const { version } = database;
    expect(summary(runToEnd(target(firstTwo).start(database.state, version)).delta)).toBe('');
    set(database, 'b', 0);
    expect(summary(runToEnd(target(firstTwo).start(database.state, version)).delta)).toBe('reset +b +a');
  });

  test('a single document receives whether it still exists', () => {
    const database = open();
    set(database, 'a', 1);
    const { version } = database;
    expect(summary(runToEnd(documentsTarget(['c/a']).start(database.state, version)).delta)).toBe('');
    remove(database, 'a');
    expect(summary(runToEnd(documentsTarget(['c/a']).start(database.state, version)).delta)).toBe('xa');
    expect(summary(runToEnd(documentsTarget(['c/a']).start(database.state, undefined)).delta)).toBe('');
  });
});
