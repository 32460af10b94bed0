import { describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { all, any, asc, type Filter, onC, runQuery, type StructuredQuery, where } from './query.ts';
import { byTarget } from './target.ts';
import { arr, int, str } from './values.ts';

const BAD = '400 INVALID_ARGUMENT';
const OK = '200 OK';
const db = new Database();
const numbers = (count: number) => arr(...Array.from({ length: count }, (_, i) => int(i)));
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const equal = (i: number): Filter => where(`f${i}`, 'EQUAL', int(i));
const nested = (levels: number): Filter => (levels === 0 ? equal(0) : any(nested(levels - 1)));

describe('what a query may ask', () => {
  const cases: [what: string, query: StructuredQuery, expected: string][] = [
    ['in with 30 values', { where: where('a', 'IN', numbers(30)) }, OK],
    ['in with 31 values', { where: where('a', 'IN', numbers(31)) }, BAD],
    ['array-contains-any with 31 values', { where: where('a', 'ARRAY_CONTAINS_ANY', numbers(31)) }, BAD],
    ['not-in with 10 values', { where: where('a', 'NOT_IN', numbers(10)) }, OK],
    ['not-in with 11 values', { where: where('a', 'NOT_IN', numbers(11)) }, BAD],
    ['an OR of 30', { where: any(...times(30, equal)) }, OK],
    ['an OR of 31', { where: any(...times(31, equal)) }, BAD],
    ['lists that multiply to 30', { where: all(where('a', 'IN', numbers(6)), where('b', 'IN', numbers(5))) }, OK],
    ['lists that multiply to 36', { where: all(where('a', 'IN', numbers(6)), where('b', 'IN', numbers(6))) }, BAD],
    ['100 filters', { where: all(...times(100, equal)) }, OK],
    ['101 filters', { where: all(...times(101, equal)) }, BAD],
    ['100 orders', { orderBy: times(100, (i) => asc(`f${i}`)) }, OK],
    ['101 orders', { orderBy: times(101, (i) => asc(`f${i}`)) }, BAD],
    ['60 filters and 41 orders', { where: all(...times(60, equal)), orderBy: times(41, (i) => asc(`f${i}`)) }, BAD],
    ['11 fields with an inequality', { where: all(...times(11, (i) => where(`f${i}`, 'GREATER_THAN', int(1)))) }, BAD],
    ['a text of 1,499 bytes', { where: where('a', 'EQUAL', str('x'.repeat(1499))) }, OK],
    ['a text of 1,600 bytes', { where: where('a', 'EQUAL', str('x'.repeat(1600))) }, BAD],
    ['an element of 1,600 bytes', { where: where('a', 'ARRAY_CONTAINS', str('x'.repeat(1600))) }, BAD],
    ['in with a text of 1,600 bytes', { where: where('a', 'IN', arr(str('x'.repeat(1600)))) }, BAD],
    [
      'in with 30 texts of 1,400 bytes',
      { where: where('a', 'IN', arr(...times(30, (i) => str(i + 'x'.repeat(1400))))) },
      OK,
    ],
    ['a list of 100 ints', { where: where('a', 'EQUAL', numbers(100)) }, OK],
    ['a list of 200 ints', { where: where('a', 'EQUAL', numbers(200)) }, BAD],
    ['a cursor of 100,000 bytes', { orderBy: [asc('a')], startAt: { values: [str('x'.repeat(100_000))] } }, OK],
    [
      'a cursor of ten million bytes',
      { orderBy: [asc('a')], startAt: { values: [str('x'.repeat(10_000_000))] } },
      byTarget('large-cursor', { emulator: '429 RESOURCE_EXHAUSTED', ours: BAD }),
    ],
    ['filters nested 25 deep', { where: nested(25) }, OK],
    ['filters nested 60 deep', { where: nested(60) }, BAD],
  ];
  test.for(cases)('%s', async ([, query, expected]) => {
    expect(outcome(await runQuery(db, onC(query)))).toBe(expected);
  });
});

test('a document that a batchGet names often is answered once', async () => {
  await db.seed({ 'c/a': { n: int(1) } });
  const answer = await db.call('batchGet', { documents: times(400, () => db.name('c/a')) });
  expect(answer.body).toHaveLength(1);
});

test('a batchGet names up to a thousand documents', async () => {
  const ask = async (count: number) =>
    outcome(await db.call('batchGet', { documents: times(count, (i) => db.name(`c/d${i}`)) }));
  expect(await ask(1000)).toBe(OK);
  expect(await ask(1001)).toBe(byTarget('long-requests', { emulator: OK, ours: BAD }));
});

test('a read shows up to a thousand fields of a document', async () => {
  const fieldPaths = (count: number) => times(count, (i) => `f${i}`);
  const ask = async (count: number) =>
    outcome(await db.call('batchGet', { documents: [db.name('c/a')], mask: { fieldPaths: fieldPaths(count) } }));
  expect(await ask(1000)).toBe(OK);
  expect(await ask(1001)).toBe(byTarget('long-requests', { emulator: OK, ours: BAD }));
});

test('a body nested deeper than a hundred levels is refused', async () => {
  const body = `{"writes":${'['.repeat(100)}${']'.repeat(100)}}`;
  expect(outcome(await db.call('commit', body))).toBe(BAD);
  expect(outcome(await db.call('commit', '['.repeat(1_000_000)))).toBe(BAD);
});
