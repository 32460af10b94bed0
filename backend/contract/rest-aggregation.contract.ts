import { beforeAll, describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { asc, onC, type StructuredQuery, where } from './query.ts';
import { arr, dbl, int, nil, str, type Value } from './values.ts';

const db = new Database();

beforeAll(async () => {
  await db.seed({
    'c/a': { n: int(1), g: str('x'), d: dbl(0.5) },
    'c/b': { n: int(2), g: str('x'), d: int(1) },
    'c/c': { n: int(4), g: str('y'), d: str('no number') },
    'c/d': { g: str('y'), d: nil },
    'big/a': { n: int('9223372036854775807') },
    'big/b': { n: int(1) },
    'nan/a': { n: dbl('NaN') },
    'nan/b': { n: int(1) },
    'lists/a': { n: arr(int(1)) },
  });
});

const count = (alias: string, upTo?: number) => ({ alias, count: upTo === undefined ? {} : { upTo: String(upTo) } });
const sum = (alias: string, fieldPath: string) => ({ alias, sum: { field: { fieldPath } } });
const avg = (alias: string, fieldPath: string) => ({ alias, avg: { field: { fieldPath } } });

function aggregate(structuredQuery: StructuredQuery, ...aggregations: object[]) {
  return db.call('runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } });
}

describe('aggregation', () => {
  const from = (collectionId: string): StructuredQuery => ({ from: [{ collectionId }] });
  const cases: [what: string, query: StructuredQuery, aggregations: object[], expected: Record<string, Value>][] = [
    ['count', onC({}), [count('k')], { k: int(4) }],
    ['count of nothing', from('nada'), [count('k')], { k: int(0) }],
    ['count with a filter', onC({ where: where('g', 'EQUAL', str('x')) }), [count('k')], { k: int(2) }],
    ['count up to', onC({}), [count('k', 2)], { k: int(2) }],
    ['count within a limit', onC({ limit: 3 }), [count('k')], { k: int(3) }],
    [
      'count after a cursor',
      onC({ orderBy: [asc('n')], startAt: { values: [int(2)], before: true } }),
      [count('k')],
      { k: int(2) },
    ],
    ['count leaves out documents without the order', onC({ orderBy: [asc('n')] }), [count('k')], { k: int(3) }],
    ['sum of ints', onC({}), [sum('s', 'n')], { s: int(7) }],
    ['sum of ints and doubles passes over the rest', onC({}), [sum('s', 'd')], { s: dbl(1.5) }],
    ['sum of nothing is int 0', from('nada'), [sum('s', 'n')], { s: int(0) }],
    ['sum of no numbers', from('lists'), [sum('s', 'n')], { s: int(0) }],
    ['sum beyond int64 is a double', from('big'), [sum('s', 'n')], { s: dbl(9223372036854775808) }],
    ['sum with NaN', from('nan'), [sum('s', 'n')], { s: dbl('NaN') }],
    ['average', onC({ where: where('g', 'EQUAL', str('x')) }), [avg('v', 'n')], { v: dbl(1.5) }],
    ['average of nothing is null', from('nada'), [avg('v', 'n')], { v: nil }],
    ['average with NaN', from('nan'), [avg('v', 'n')], { v: dbl('NaN') }],
    ['average passes over what is no number', onC({}), [avg('v', 'd')], { v: dbl(0.75) }],
    [
      'several at once: only documents with every field count',
      onC({}),
      [count('k'), sum('s', 'n'), avg('v', 'd')],
      { k: int(3), s: int(7), v: dbl(0.75) },
    ],
  ];
  test.for(cases)('%s', async ([, query, aggregations, expected]) => {
    const answer = await aggregate(query, ...aggregations);
    expect(answer.body, answer.text).toMatchObject([
      { result: { aggregateFields: expected }, readTime: expect.any(String) },
    ]);
  });

  const refused: [what: string, body: object][] = [
    ['no aggregation', { structuredAggregationQuery: { structuredQuery: onC({}), aggregations: [] } }],
    [
      'an aggregation of no kind',
      { structuredAggregationQuery: { structuredQuery: onC({}), aggregations: [{ alias: 'k' }] } },
    ],
    [
      'two of one alias',
      { structuredAggregationQuery: { structuredQuery: onC({}), aggregations: [count('k'), count('k')] } },
    ],
    [
      'a sum of no field',
      { structuredAggregationQuery: { structuredQuery: onC({}), aggregations: [{ alias: 's', sum: {} }] } },
    ],
    [
      'a kind nobody knows',
      { structuredAggregationQuery: { structuredQuery: onC({}), aggregations: [{ alias: 'k', median: {} }] } },
    ],
  ];
  test.for(refused)('%s is refused', async ([, body]) => {
    expect(outcome(await db.call('runAggregationQuery', body))).toBe('400 INVALID_ARGUMENT');
  });
});
