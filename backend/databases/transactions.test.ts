import { beforeEach, expect, test } from 'vitest';
import { Database } from '../engine/database.ts';
import { documentPath } from '../engine/document-path.ts';
import { compileQuery } from '../engine/matcher.ts';
import { runQuery } from '../engine/run-query.ts';
import { runToEnd } from '../engine/slices.ts';
import { parseQuery } from '../protocol/query-json.ts';
import { lastChangeOf, type ReadQuery, Transactions } from './transactions.ts';

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

/** A query as it is read now, of the first `limit` documents, of which it skips some. */
function read(structuredQuery: object, offset = 0): ReadQuery {
  const query = parseQuery({ from: [{ collectionId: 'c' }], ...structuredQuery }, `${NAME}/documents`, NAME);
  const matcher = compileQuery(query);
  const result = runToEnd(runQuery(state, matcher));
  const limit = matcher.query.limit === undefined ? undefined : matcher.query.limit - offset;
  return {
    matcher: { ...matcher, query: { ...matcher.query, offset, limit } },
    result,
    at: lastChangeOf(state, matcher),
  };
}

const ana = { from: '192.0.2.1', isStaff: false };
const aborted = expect.objectContaining({ status: 'ABORTED' });
const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

test('commits when what it read is as it was', () => {
  const id = transactions.begin(false, ana);
  transactions.readDocuments(id, ['c/a']);
  transactions.readDocuments(id, ['c/none']);
  put('c/other', 2);
  transactions.finish(id, true);
  expect(() => transactions.finish(id, true)).toThrow(invalid);
});

test.for(['c/a', 'c/none'])('is aborted when %s changed', (path) => {
  const id = transactions.begin(false, ana);
  transactions.readDocuments(id, ['c/a']);
  transactions.readDocuments(id, ['c/none']);
  put(path, 2);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('a query it read must still find the same', () => {
  const id = transactions.begin(false, ana);
  transactions.readQuery(id, read({}));
  put('c/new', 2);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test.for([
  ['a document after its limit', 'c/z', true],
  ['one before its limit', 'c/b', false],
  ['one that it found', 'c/a', false],
  ['one of another collection', 'd/a', true],
] as const)('the first two of a query are the same after a change of %s: %s', ([, path, isSame]) => {
  put('c/m', 1);
  const id = transactions.begin(false, ana);
  transactions.readQuery(id, read({ limit: 2 }));
  put(path, 2);
  if (isSame) expect(() => transactions.finish(id, true)).not.toThrow();
  else expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('what an offset skips may change, and not leave', () => {
  for (const path of ['c/b', 'c/d']) put(path, 1);
  const id = transactions.begin(false, ana);
  transactions.readQuery(id, read({ limit: 3 }, 1));
  put('c/a', 2);
  transactions.readDocuments(id, ['c/none']);
  put('c/a', 3);
  transactions.readDocuments(id, ['c/none']);
  state.apply([{ ...documentPath('c/a'), version: 4, after: undefined }]);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('the first two of a query are not the same when one of them has been deleted', () => {
  put('c/m', 1);
  const id = transactions.begin(false, ana);
  transactions.readQuery(id, read({ limit: 2 }));
  state.apply([{ ...documentPath('c/m'), version: 2, after: undefined }]);
  expect(() => transactions.finish(id, true)).toThrow(aborted);
});

test('never sees two moments', () => {
  const id = transactions.begin(true, ana);
  transactions.readDocuments(id, ['c/a']);
  put('c/a', 2);
  expect(() => transactions.readDocuments(id, ['c/b'])).toThrow(aborted);
});

test('one that only reads may not write', () => {
  const id = transactions.begin(true, ana);
  expect(() => transactions.finish(id, true)).toThrow(invalid);
});

test('ends by itself: idle for a minute, or at 270 seconds', () => {
  const idle = transactions.begin(false, ana);
  const busy = transactions.begin(false, ana);
  for (clock = 0; clock <= 270_000; clock += 50_000) transactions.readDocuments(busy, ['c/a']);
  expect(() => transactions.readDocuments(idle, ['c/a'])).toThrow(invalid);
  clock = 270_001;
  expect(() => transactions.readDocuments(busy, ['c/a'])).toThrow(invalid);
});
