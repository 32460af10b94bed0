import { beforeEach, expect, test } from 'vitest';
import { Database } from '../engine/database.ts';
import { documentPath } from '../engine/document-path.ts';
import { compileQuery } from '../engine/matcher.ts';
import { runQuery } from '../engine/run-query.ts';
import { runToEnd } from '../engine/slices.ts';
import { Share } from '../limits/share.ts';
import { parseQuery } from '../protocol/query-json.ts';
import { Transactions } from './transactions.ts';

const NAME = 'projects/p/databases/(default)';
let clock = 0;
let state: Database;
let transactions: Transactions;
beforeEach(() => {
  clock = 0;
  state = new Database();
  transactions = new Transactions(state, () => clock);
  put('c/a', 1);
});

function commit(path: string, version: number, isThere: boolean): void {
  const place = documentPath(path);
  const after = isThere ? { ...place, fields: {}, createTime: 1, updateTime: version } : undefined;
  const change = { ...place, version, before: state.get(path), after };
  state.apply([change]);
  transactions.note([change]);
}
const put = (path: string, version: number): void => commit(path, version, true);
const remove = (path: string, version: number): void => commit(path, version, false);

/** Reads a query in a transaction. */
function read(id: string, structuredQuery: object): void {
  const query = parseQuery({ from: [{ collectionId: 'c' }], ...structuredQuery }, `${NAME}/documents`, NAME);
  const matcher = compileQuery(query);
  const remember = transactions.readQuery(id, matcher);
  remember(runToEnd(runQuery(state, matcher)));
}

const ana = { from: '192.0.2.1', isStaff: false };
const aborted = expect.objectContaining({ status: 'ABORTED' });
const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

test('commits when what it read is as it was', () => {
  const id = transactions.begin({ isReadOnly: false }, ana);
  transactions.readDocuments(id, ['c/a']);
  transactions.readDocuments(id, ['c/none']);
  put('c/other', 2);
  transactions.finish(id, { isWriting: true });
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(invalid);
});

test.for(['c/a', 'c/none'])('is aborted when %s changed', (path) => {
  const id = transactions.begin({ isReadOnly: false }, ana);
  transactions.readDocuments(id, ['c/a']);
  transactions.readDocuments(id, ['c/none']);
  put(path, 2);
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(aborted);
});

test('a query it read must still find the same', () => {
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, {});
  put('c/new', 2);
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(aborted);
});

test.for([
  ['a document after its limit', 'c/z', true],
  ['one before its limit', 'c/b', false],
  ['one that it found', 'c/a', false],
  ['one of another collection', 'd/a', true],
] as const)('the first two of a query are the same after a change of %s: %s', ([, path, isSame]) => {
  put('c/m', 1);
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, { limit: 2 });
  put(path, 2);
  if (isSame) expect(() => transactions.finish(id, { isWriting: true })).not.toThrow();
  else expect(() => transactions.finish(id, { isWriting: true })).toThrow(aborted);
});

test('documents that an offset skips may change, but their disappearance aborts the transaction', () => {
  for (const path of ['c/b', 'c/d']) put(path, 1);
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, { limit: 2, offset: 1 });
  put('c/a', 2);
  transactions.readDocuments(id, ['c/none']);
  put('c/a', 3);
  transactions.readDocuments(id, ['c/none']);
  remove('c/a', 4);
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(aborted);
});

test('the first two of a query are not the same when one of them has been deleted', () => {
  put('c/m', 1);
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, { limit: 2 });
  remove('c/m', 2);
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(aborted);
});

test('a query is the same when what came since has gone again, and not when it changed while it was read', () => {
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, {});
  put('c/b', 2);
  remove('c/b', 3);
  expect(() => transactions.readDocuments(id, [])).not.toThrow();
  const query = compileQuery(parseQuery({ from: [{ collectionId: 'c' }] }, `${NAME}/documents`, NAME));
  const remember = transactions.readQuery(id, query);
  const result = runToEnd(runQuery(state, query));
  put('c/b', 4);
  remember(result);
  expect(() => transactions.readDocuments(id, [])).toThrow(aborted);
});

test('one whose queries have seen too many changes starts over', () => {
  const id = transactions.begin({ isReadOnly: false }, ana);
  read(id, { limit: 1 });
  for (let i = 0; i < 128; i += 1) put(`c/z${i}`, 2 + i);
  expect(() => transactions.readDocuments(id, [])).not.toThrow();
  for (let i = 0; i < 129; i += 1) put(`c/z${i}`, 200 + i);
  expect(() => transactions.readDocuments(id, [])).toThrow(aborted);
});

test('never mixes the state of two moments', () => {
  const id = transactions.begin({ isReadOnly: true }, ana);
  transactions.readDocuments(id, ['c/a']);
  put('c/a', 2);
  expect(() => transactions.readDocuments(id, ['c/b'])).toThrow(aborted);
});

test('one that only reads may not write', () => {
  const id = transactions.begin({ isReadOnly: true }, ana);
  expect(() => transactions.finish(id, { isWriting: true })).toThrow(invalid);
});

test('ends by itself: idle for a minute, or at 270 seconds', () => {
  const idle = transactions.begin({ isReadOnly: false }, ana);
  const busy = transactions.begin({ isReadOnly: false }, ana);
  for (clock = 0; clock <= 270_000; clock += 50_000) transactions.readDocuments(busy, ['c/a']);
  expect(() => transactions.readDocuments(idle, ['c/a'])).toThrow(invalid);
  clock = 270_001;
  expect(() => transactions.readDocuments(busy, ['c/a'])).toThrow(invalid);
});

const exhausted = expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' });

test('what transactions remember counts for their client, and is given back when they end', () => {
  const kept = new Share({ total: 20_000, each: 10_000, reserve: 0 });
  const refused: string[] = [];
  transactions = new Transactions(state, () => clock, { kept, onRefused: (kind) => refused.push(kind) });
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `c/${String(from + i).padEnd(398, 'z')}`);
  const [first, second] = [
    transactions.begin({ isReadOnly: true }, ana),
    transactions.begin({ isReadOnly: true }, ana),
  ];
  transactions.readDocuments(first, names(0, 15));
  // What was read already is not kept again.
  for (let i = 0; i < 10; i += 1) transactions.readDocuments(first, names(0, 15));
  expect(() => transactions.readDocuments(second, names(0, 15))).toThrow(exhausted);
  expect(() =>
    read(second, {
      where: {
        fieldFilter: {
          field: { fieldPath: 'a' },
          op: 'IN',
          value: {
            arrayValue: { values: Array.from({ length: 10 }, (_, i) => ({ stringValue: String(i).repeat(300) })) },
          },
        },
      },
    }),
  ).toThrow(exhausted);
  expect(refused).toEqual(['memoria', 'memoria']);
  transactions.readDocuments(
    transactions.begin({ isReadOnly: true }, { from: '203.0.113.5', isStaff: false }),
    names(0, 15),
  );
  transactions.rollback(first);
  transactions.readDocuments(second, names(0, 15));
  clock += 61_000;
  transactions.readDocuments(transactions.begin({ isReadOnly: true }, ana), names(0, 15));
});

test('earlier reads are not looked at again while nothing is committed', () => {
  let looks = 0;
  const get = state.get.bind(state);
  state.get = (path) => {
    looks += 1;
    return get(path);
  };
  const id = transactions.begin({ isReadOnly: false }, ana);
  for (let i = 0; i < 100; i += 1)
    transactions.readDocuments(
      id,
      Array.from({ length: 10 }, (_, k) => `c/${10 * i + k}`),
    );
  expect(looks).toBe(1000);
  put('c/other', 2);
  transactions.readDocuments(id, ['c/a']);
  expect(looks).toBeGreaterThan(2000);
});
