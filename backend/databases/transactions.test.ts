import { beforeEach, expect, test } from 'vitest';
import { Database } from '../engine/database.ts';
import { documentPath } from '../engine/document-path.ts';
import { compileQuery } from '../engine/matcher.ts';
import { runQuery } from '../engine/run-query.ts';
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

function put(path: string, version: number): void {
  const place = documentPath(path);
  state.apply([{ ...place, version, after: { ...place, fields: {}, createTime: 1, updateTime: version } }]);
}

const ana = { from: '192.0.2.1', isStaff: false };
const aborted = expect.objectContaining({ status: 'ABORTED' });
const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

test('commits when what it read is as it was', () => {
  const id = transactions.begin(false, ana);
  transactions.readDocument(id, 'c/a');
  transactions.readDocument(id, 'c/none');
  put('c/other', 2);
  transactions.finish(id, true);
  expect(() => transactions.finish(id, true)).toThrow(invalid);
});

test.for(['c/a', 'c/none'])('is aborted when %s changed', (path) => {
  const id = transactions.begin(false, ana);
  transactions.readDocument(id, 'c/a');
  transactions.readDocument(id, 'c/none');
  put(path, 2);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('a query it read must still find the same', () => {
  const query = compileQuery(parseQuery({ from: [{ collectionId: 'c' }] }, `${NAME}/documents`, NAME));
  const id = transactions.begin(false, ana);
  transactions.readQuery(id, query, runQuery(state, query));
  put('c/new', 2);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('never sees two moments', () => {
  const id = transactions.begin(true, ana);
  transactions.readDocument(id, 'c/a');
  put('c/a', 2);
  expect(() => transactions.readDocument(id, 'c/b')).toThrow(aborted);
});

test('one that only reads may not write', () => {
  const id = transactions.begin(true, ana);
  expect(() => transactions.finish(id, true)).toThrow(invalid);
});

test('ends by itself: idle for a minute, or at 270 seconds', () => {
  const idle = transactions.begin(false, ana);
  const busy = transactions.begin(false, ana);
  for (clock = 0; clock <= 270_000; clock += 50_000) transactions.readDocument(busy, 'c/a');
  expect(() => transactions.readDocument(idle, 'c/a')).toThrow(invalid);
  clock = 270_001;
  expect(() => transactions.readDocument(busy, 'c/a')).toThrow(invalid);
});
