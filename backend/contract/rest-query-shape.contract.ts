import { beforeAll, describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { all, any, asc, desc, documentsOf, found, onC, runQuery, type StructuredQuery, where } from './query.ts';
import { byTarget } from './target.ts';
import { arr, int, map, ref, str } from './values.ts';

const db = new Database();

beforeAll(async () => {
  await db.seed({
    'c/a': { n: int(1), g: str('x'), m: map({ p: int(1), q: int(2) }) },
    'c/b': { n: int(2), g: str('y') },
    'c/c': { n: int(2), g: str('x') },
    'c/d': { n: int(3), g: str('y') },
    'c/e': { g: str('x') },
    'c/a/c/below': { n: int(2) },
    'c/a/c/below/c/deeper': { n: int(1) },
    'other/o/c/elsewhere': { n: int(2) },
    'other/o': { n: int(2) },
  });
});

describe('order, windows and cursors', () => {
  const cases: [what: string, query: StructuredQuery, expected: string][] = [
    ['by name without an order', {}, 'a b c d e'],
    ['ties by name in the direction of the last order', { orderBy: [desc('n')] }, 'd c b a'],
    ['ties upwards', { orderBy: [asc('n')] }, 'a b c d'],
    ['two orders', { orderBy: [asc('g'), desc('n')] }, 'c a d b'],
    ['a document without the field is not there', { orderBy: [asc('m.p')] }, 'a'],
    ['an inequality orders by its field', { where: where('n', 'GREATER_THAN', int(0)) }, 'a b c d'],
    ['an inequality beside an order', { where: where('n', 'GREATER_THAN', int(1)), orderBy: [desc('g')] }, 'd b c'],
    [
      'two inequalities',
      { where: all(where('n', 'LESS_THAN', int(3)), where('g', 'GREATER_THAN', str('a'))) },
      'a c b',
    ],
    ['not-in orders by its field', { where: where('g', 'NOT_IN', arr(str('z'))) }, 'a c e b d'],
    ['or keeps name order', { where: any(where('n', 'EQUAL', int(3)), where('g', 'EQUAL', str('x'))) }, 'a c d e'],
    ['limit', { limit: 2 }, 'a b'],
    ['offset', { offset: 2 }, 'c d e'],
    ['offset and limit', { offset: 1, limit: 2, orderBy: [desc('n')] }, 'c b'],
    ['offset beyond the end', { offset: 9 }, ''],
    ['startAt', { orderBy: [asc('n')], startAt: { values: [int(2)], before: true } }, 'b c d'],
    ['startAfter', { orderBy: [asc('n')], startAt: { values: [int(2)], before: false } }, 'd'],
    ['endAt', { orderBy: [asc('n')], endAt: { values: [int(2)], before: false } }, 'a b c'],
    ['endBefore', { orderBy: [asc('n')], endAt: { values: [int(2)], before: true } }, 'a'],
    ['startAfter downwards', { orderBy: [desc('n')], startAt: { values: [int(2)] } }, 'a'],
    [
      'between',
      { orderBy: [asc('n')], startAt: { values: [int(2)], before: true }, endAt: { values: [int(2)] } },
      'b c',
    ],
    [
      'a cursor with the name',
      { orderBy: [asc('n'), asc('__name__')], startAt: { values: [int(2), ref(db.name('c/b'))] } },
      'c d',
    ],
    [
      'a cursor by name alone',
      { orderBy: [asc('__name__')], startAt: { values: [ref(db.name('c/c'))], before: true } },
      'c d e',
    ],
    ['a cursor of another kind of value', { orderBy: [asc('n')], startAt: { values: [str('')], before: true } }, ''],
    [
      'the end before the start',
      { orderBy: [asc('n')], startAt: { values: [int(3)], before: true }, endAt: { values: [int(1)] } },
      '',
    ],
  ];
  test.for(cases)('%s', async ([, query, expected]) => {
    expect(await found(db, onC(query))).toBe(expected);
  });
});

test('by name downwards', async () => {
  const answer = await runQuery(db, onC({ orderBy: [desc('__name__')] }));
  expect(outcome(answer)).toBe(byTarget('descending-keys', { emulator: '400 FAILED_PRECONDITION', ours: '200 OK' }));
});

describe('the collections that a query reads', () => {
  test('a collection below a document', async () => {
    expect(await found(db, onC({}), 'c/a')).toBe('c/a/c/below');
  });

  test('a collection group is all of that name, in the order of the full names', async () => {
    const group: StructuredQuery = {
      from: [{ collectionId: 'c', allDescendants: true }],
      where: where('n', 'EQUAL', int(2)),
    };
    expect(await found(db, group)).toBe('c/a/c/below b c other/o/c/elsewhere');
  });

  test('a collection group below a document', async () => {
    expect(await found(db, { from: [{ collectionId: 'c', allDescendants: true }] }, 'c/a')).toBe(
      'c/a/c/below c/a/c/below/c/deeper',
    );
  });

  test.for<[what: string, query: object]>([
    ['no "from"', {}],
    ['an empty "from"', { from: [] }],
    ['a "from" that names none', { from: [{}] }],
    ['a "from" with an empty name', { from: [{ collectionId: '' }] }],
  ])('%s: all that are right below the parent', async ([, query]) => {
    expect(await found(db, query)).toBe('a b c d e other/o');
    expect(await found(db, { ...query, offset: 1, limit: 2 })).toBe('b c');
    expect(await found(db, query, 'c/a')).toBe('c/a/c/below');
    expect(await found(db, query, 'c/b')).toBe('');
  });

  test('a collection that is empty: no documents, but a read time', async () => {
    const answer = await runQuery(db, { from: [{ collectionId: 'nada' }] });
    expect(documentsOf(answer)).toEqual([]);
    expect(answer.body).toMatchObject([{ readTime: expect.any(String) }]);
  });
});

describe('projection', () => {
  test('returns the selected fields', async () => {
    const query = onC({ select: { fields: [{ fieldPath: 'n' }, { fieldPath: 'm.q' }] }, limit: 1 });
    expect(documentsOf(await runQuery(db, query))[0]?.fields).toEqual({ n: int(1), m: map({ q: int(2) }) });
  });

  test('of the name alone returns no fields', async () => {
    const query = onC({ select: { fields: [{ fieldPath: '__name__' }] }, limit: 1 });
    const [document] = documentsOf(await runQuery(db, query));
    expect([document?.name, document?.fields ?? {}]).toEqual([db.name('c/a'), {}]);
  });
});

describe('refused queries', () => {
  const cases: [what: string, query: object][] = [
    [
      'more cursor values than orders',
      onC({ orderBy: [asc('n')], startAt: { values: [int(1), ref(db.name('c/a')), int(2)] } }),
    ],
    ['a cursor value for the name, which the order does not name', onC({ startAt: { values: [ref(db.name('c/b'))] } })],
    [
      'a cursor value for a field that only an inequality orders by',
      onC({ where: where('n', 'GREATER_THAN', int(0)), startAt: { values: [int(1)] } }),
    ],
    ['a field that orders twice', onC({ orderBy: [asc('n'), asc('n')] })],
    ['a field that orders in both directions', onC({ orderBy: [asc('g'), asc('n'), desc('g')] })],
    ['a name that orders twice', onC({ orderBy: [asc('__name__'), asc('__name__')] })],
    ['a negative limit', onC({ limit: -1 })],
    ['a negative offset', onC({ offset: -1 })],
    ['a limit that is no number', { from: [{ collectionId: 'c' }], limit: 'dos' }],
    ['two collections', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }],
    ['a collection id with a slash', { from: [{ collectionId: 'c/d' }] }],
    ['an order without a field', onC({ orderBy: [{} as never] })],
    [
      'an order of a direction nobody knows',
      { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' }, direction: 'SIDEWAYS' }] },
    ],
    ['a part nobody knows', { from: [{ collectionId: 'c' }], having: {} }],
  ];
  test.for(cases)('%s', async ([, query]) => {
    expect(outcome(await runQuery(db, query as StructuredQuery))).toBe('400 INVALID_ARGUMENT');
  });
});
