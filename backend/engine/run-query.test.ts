import { expect, test } from 'vitest';
import { parseQuery } from '../protocol/query-json.ts';
import { parseFields } from '../protocol/value-json.ts';
import { Database } from './database.ts';
import { documentPath } from './document-path.ts';
import { compileQuery } from './matcher.ts';
import { runQuery } from './run-query.ts';
import { runToEnd } from './slices.ts';

const NAME = 'projects/p/databases/(default)';
const asc = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' });
const desc = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
const int = (value: number) => ({ integerValue: String(value) });
const where = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });

function databaseWith(documents: Record<string, object>): Database {
  const database = new Database();
  for (const [path, fields] of Object.entries(documents)) put(database, path, fields, 1);
  return database;
}

function put(database: Database, path: string, fields: object | undefined, version: number): void {
  const place = documentPath(path);
  const after = fields && { ...place, fields: parseFields(fields), createTime: 1, updateTime: version };
  database.apply([{ ...place, after, version }]);
}

function find(database: Database, structuredQuery: object, parent = ''): string[] {
  const query = parseQuery({ from: [{ collectionId: 'c' }], ...structuredQuery }, `${NAME}/documents${parent}`, NAME);
  return runToEnd(runQuery(database, compileQuery(query))).map(({ path }) => path);
}

const fiveDocuments = () =>
  databaseWith({
    'c/a': { n: int(3), g: { stringValue: 'x' } },
    'c/b': { n: int(1), g: { stringValue: 'x' } },
    'c/d': { n: int(2), g: { stringValue: 'y' } },
    'c/e': { g: { stringValue: 'x' } },
    'other/z': { n: int(0) },
    'c/a/c/deep': { n: int(2) },
  });

test('a document without a field of the order is left out', () => {
  expect(find(fiveDocuments(), { orderBy: [asc('n')] })).toEqual(['c/b', 'c/d', 'c/a']);
  expect(find(fiveDocuments(), {})).toEqual(['c/a', 'c/b', 'c/d', 'c/e']);
});

test('the key breaks ties in the direction of the last order', () => {
  expect(find(fiveDocuments(), { orderBy: [desc('g')] })).toEqual(['c/d', 'c/e', 'c/b', 'c/a']);
});

test('an inequality orders by its field', () => {
  expect(find(fiveDocuments(), { where: where('n', 'GREATER_THAN', int(1)) })).toEqual(['c/d', 'c/a']);
});

test('windows: limit, offset and cursors', () => {
  const orderBy = [asc('n'), asc('__name__')];
  expect(find(fiveDocuments(), { orderBy, limit: 2 })).toEqual(['c/b', 'c/d']);
  expect(find(fiveDocuments(), { orderBy, offset: 1, limit: 1 })).toEqual(['c/d']);
  expect(find(fiveDocuments(), { orderBy, offset: 2 })).toEqual(['c/a']);
  expect(find(fiveDocuments(), { orderBy, limit: 9, startAt: { values: [int(1)], before: false } })).toEqual([
    'c/d',
    'c/a',
  ]);
  expect(find(fiveDocuments(), { orderBy, limit: 9, startAt: { values: [int(2)], before: true } })).toEqual([
    'c/d',
    'c/a',
  ]);
  expect(find(fiveDocuments(), { orderBy, endAt: { values: [int(3)], before: true } })).toEqual(['c/b', 'c/d']);
  expect(find(fiveDocuments(), { orderBy, limit: 9, endAt: { values: [int(2)], before: false } })).toEqual([
    'c/b',
    'c/d',
  ]);
  const key = { referenceValue: `${NAME}/documents/c/d` };
  expect(find(fiveDocuments(), { orderBy, limit: 1, startAt: { values: [int(2), key], before: false } })).toEqual([
    'c/a',
  ]);
});

test('a collection group reaches below its parent only', () => {
  const group = { from: [{ collectionId: 'c', allDescendants: true }] };
  expect(find(fiveDocuments(), group)).toEqual(['c/a', 'c/a/c/deep', 'c/b', 'c/d', 'c/e']);
  expect(find(fiveDocuments(), group, '/c/a')).toEqual(['c/a/c/deep']);
  expect(find(fiveDocuments(), {}, '/c/a')).toEqual(['c/a/c/deep']);
});

test('an order that the engine keeps between queries follows every change of the documents', () => {
  const database = fiveDocuments();
  const first = () => find(database, { orderBy: [asc('n')], limit: 2 });
  expect(first()).toEqual(['c/b', 'c/d']);
  put(database, 'c/b', { n: int(9) }, 2);
  expect(first()).toEqual(['c/d', 'c/a']);
  put(database, 'c/new', { n: int(-1) }, 3);
  expect(first()).toEqual(['c/new', 'c/d']);
  put(database, 'c/d', {}, 4);
  put(database, 'c/new', undefined, 5);
  expect(first()).toEqual(['c/a', 'c/b']);
});

test('a list by name and one by the last change stay sorted, whatever other orders strangers have asked for', () => {
  const database = databaseWith(
    Object.fromEntries(
      Array.from({ length: 2000 }, (_, i) => [`c/d${i}`, { actualizado: int((i * 37) % 50), m: int(i % 7) }]),
    ),
  );
  const steps = (structuredQuery: object): number => {
    const query = parseQuery({ from: [{ collectionId: 'c' }], ...structuredQuery }, `${NAME}/documents`, NAME);
    const work = runQuery(database, compileQuery(query));
    let count = 0;
    while (work.next().done !== true) count += 1;
    return count;
  };
  const own = [{ limit: 5 }, { orderBy: [asc('actualizado')], limit: 5 }];
  expect(Math.min(...own.map(steps))).toBeGreaterThan(100);
  for (let i = 0; i < 20; i += 1)
    find(database, { orderBy: [desc(i % 2 ? 'm' : `none${i}`), asc(`other${i}`)], limit: 1 });
  put(database, 'c/d7', { actualizado: int(-1), m: int(0) }, 2);
  expect(own.map(steps)).toEqual([0, 0]);
  expect(find(database, { orderBy: [asc('actualizado')], limit: 1 })).toEqual(['c/d7']);
});

test('a query by a kept order finds the same documents as a full scan', () => {
  const database = databaseWith(
    Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`c/d${i}`, { n: int((i * 37) % 50), m: int(i % 7) }])),
  );
  for (const filter of [
    where('m', 'EQUAL', int(3)),
    where('n', 'LESS_THAN', int(20)),
    where('m', 'NOT_EQUAL', int(1)),
  ]) {
    for (const direction of [asc, desc]) {
      const query = { where: filter, orderBy: [direction('n')], startAt: { values: [int(15)], before: true } };
      const all = find(database, query);
      expect(find(database, { ...query, limit: 1000 })).toEqual(all);
      expect(find(database, { ...query, limit: 5, offset: 3 })).toEqual(all.slice(3, 8));
    }
  }
});

test('null, NaN and missing fields are found by their own filters only', () => {
  const database = databaseWith({
    'c/null': { v: { nullValue: null } },
    'c/nan': { v: { doubleValue: 'NaN' } },
    'c/no': {},
  });
  const unary = (op: string) => ({ where: { unaryFilter: { field: { fieldPath: 'v' }, op } } });
  expect(find(database, unary('IS_NULL'))).toEqual(['c/null']);
  expect(find(database, unary('IS_NAN'))).toEqual(['c/nan']);
  expect(find(database, unary('IS_NOT_NULL'))).toEqual(['c/nan']);
  expect(find(database, unary('IS_NOT_NAN'))).toEqual([]);
  expect(find(database, { where: where('v', 'NOT_EQUAL', int(1)) })).toEqual(['c/nan']);
  const list = (...values: object[]) => ({ arrayValue: { values } });
  expect(find(database, { where: where('v', 'NOT_IN', list(int(1))) })).toEqual(['c/nan']);
  expect(find(database, { where: where('v', 'NOT_IN', list(int(1), { nullValue: null })) })).toEqual([]);
});

const fieldsOf = (n: number) => Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`n${i}`, int(n)]));

test('a query that would take too long is refused before it looks at a document, and one of the same size with fewer orders is answered', () => {
  const database = databaseWith(
    Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`c/d${i}`, fieldsOf(i % 9)])),
  );
  const orders = (count: number) => ({
    orderBy: Array.from({ length: count }, (_, i) => (i < count - 1 ? asc(`n${i}`) : desc(`n${i}`))),
    limit: 3,
  });
  expect(() => find(database, orders(99))).toThrow(expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }));
  expect(find(database, orders(10))).toHaveLength(3);
});
