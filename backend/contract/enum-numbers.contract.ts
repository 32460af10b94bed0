import { beforeAll, describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { documentsOf, onC } from './query.ts';
import { arr, dbl, int, nil } from './values.ts';

const db = new Database();
const field = { fieldPath: 'n' };

beforeAll(async () => {
  await db.seed({
    'c/a': { n: int(1), l: arr(int(1)) },
    'c/b': { n: int(2), l: arr(int(2)) },
    'c/d': { n: nil },
    'c/e': { n: dbl('NaN') },
  });
});

/** The ids that a query finds which is spelled as another client would. */
async function idsOf(rest: object): Promise<string> {
  const documents = documentsOf(await db.call('runQuery', { structuredQuery: { ...onC({}), ...rest } }));
  return documents.map(({ name }) => name.slice(-1)).join(' ');
}

describe('the number of an enum stands for its name, as some clients of REST send it:', () => {
  const operators: [number: number, value: object, expected: string, field?: string][] = [
    [1, int(2), 'a'],
    [2, int(1), 'a'],
    [3, int(1), 'b'],
    [4, int(2), 'b'],
    [5, int(2), 'b'],
    [6, int(2), 'a e'],
    [7, int(2), 'b', 'l'],
    [8, arr(int(2), int(3)), 'b'],
    [9, arr(int(2), int(3)), 'b', 'l'],
    [10, arr(int(2), int(3)), 'a e'],
  ];
  test.for(operators)('operator %i', async ([op, value, expected, fieldPath = 'n']) => {
    const where = { fieldFilter: { field: { fieldPath }, op, value } };
    const found = (await idsOf({ where })).split(' ').sort().join(' ');
    // Whether NaN is below all numbers is another matter.
    expect(op > 2 ? found : found.replace(' e', '')).toBe(expected);
  });

  const unary: [number: number, expected: string][] = [
    [2, 'e'],
    [3, 'd'],
    [4, 'a b'],
    [5, 'a b e'],
  ];
  test.for(unary)('unary operator %i', async ([op, expected]) => {
    expect((await idsOf({ where: { unaryFilter: { field, op } } })).split(' ').sort().join(' ')).toBe(expected);
  });

  const filters = [1, 2].map((n) => ({ fieldFilter: { field, op: 5, value: int(n) } }));
  const composites: [number: number, expected: string][] = [
    [1, ''],
    [2, 'a b'],
  ];
  test.for(composites)('composite operator %i', async ([op, expected]) => {
    expect(await idsOf({ where: { compositeFilter: { op, filters } } })).toBe(expected);
  });

  const directions: [number: unknown, expected: string][] = [
    [0, 'd e a b'],
    [1, 'd e a b'],
    [2, 'b a e d'],
    ['2', 'b a e d'],
  ];
  test.for(directions)('direction %o', async ([direction, expected]) => {
    expect(await idsOf({ orderBy: [{ field, direction }] })).toBe(expected);
  });

  test('the time of the request', async () => {
    const fieldTransforms = [{ fieldPath: 't', setToServerValue: 1 }];
    const writes = [{ transform: { document: db.name('d/a'), fieldTransforms } }];
    expect(outcome(await db.call('commit', { writes }))).toBe('200 OK');
    expect(await db.fields('d/a')).toEqual({ t: { timestampValue: expect.any(String) } });
  });

  test('a number without a name, or the unspecified one, is refused', async () => {
    const queries = [
      { where: { fieldFilter: { field, op: 0, value: int(1) } } },
      { where: { fieldFilter: { field, op: 11, value: int(1) } } },
      { where: { unaryFilter: { field, op: 1 } } },
      { where: { compositeFilter: { op: 3, filters } } },
      { orderBy: [{ field, direction: 3 }] },
    ];
    for (const query of queries) {
      const answer = await db.call('runQuery', { structuredQuery: { ...onC({}), ...query } });
      expect([query, outcome(answer)]).toEqual([query, '400 INVALID_ARGUMENT']);
    }
  });
});
