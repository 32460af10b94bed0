import { beforeAll, describe, expect, test } from 'vitest';
import { Database, outcome, type StoredDocument } from './database.ts';
import { documentsOf, onC, where } from './query.ts';
import { arr, dbl, int, str, type Value, vec } from './values.ts';

const db = new Database();
beforeAll(() =>
  db.seed({
    'c/east': { v: vec(1, 0), kind: str('axis') },
    'c/far': { v: vec(10, 1), kind: str('other') },
    'c/north': { v: vec(0, 1), kind: str('axis') },
    'c/west': { v: vec(-1, 0), kind: str('axis') },
    'c/list': { v: arr(dbl(1), dbl(0)) },
    'c/none': { kind: str('axis') },
    'c/other-dimension': { v: vec(1, 0, 0) },
  }),
);

interface FindNearest {
  vectorField?: { fieldPath: string };
  queryVector?: Value;
  distanceMeasure?: string;
  limit?: number;
  distanceResultField?: string;
  distanceThreshold?: number;
}

const ask = (findNearest: FindNearest, rest: object = {}) =>
  db.call('runQuery', {
    structuredQuery: {
      ...onC(rest),
      findNearest: {
        vectorField: { fieldPath: 'v' },
        queryVector: vec(1, 0),
        distanceMeasure: 'EUCLIDEAN',
        limit: 10,
        ...findNearest,
      },
    },
  });
const idOf = ({ name }: StoredDocument) => name.split('/').at(-1);
const ids = async (findNearest: FindNearest, rest?: object) =>
  documentsOf(await ask(findNearest, rest))
    .map(idOf)
    .join(' ');

describe('the nearest vectors', () => {
  test('by each measure, of those with as many dimensions', async () => {
    expect(await ids({ distanceMeasure: 'EUCLIDEAN' })).toBe('east north west far');
    expect(await ids({ distanceMeasure: 'COSINE' })).toBe('east far north west');
    expect(await ids({ distanceMeasure: 'DOT_PRODUCT' })).toBe('far east north west');
  });

  test('are as many as were asked for, of what the filter leaves', async () => {
    expect(await ids({ limit: 2 })).toBe('east north');
    expect(await ids({ distanceMeasure: 'COSINE', limit: 2 }, { where: where('kind', 'EQUAL', str('axis')) })).toBe(
      'east north',
    );
  });

  test('have their distance in a field, which a projection has to name', async () => {
    const select = { fields: [{ fieldPath: 'kind' }, { fieldPath: 'd' }] };
    const [first, second] = documentsOf(await ask({ distanceResultField: 'd', limit: 2 }, { select }));
    expect(first?.fields).toEqual({ kind: str('axis'), d: dbl(0) });
    expect(second?.fields?.['d']?.doubleValue).toBeCloseTo(Math.SQRT2);
    expect((await db.fields('c/east'))?.['d']).toBeUndefined();
  });

  test('have it under one name, whatever that has in it', async () => {
    for (const name of ['a.b', 'a b', '`']) {
      const [first] = documentsOf(await ask({ distanceResultField: name, limit: 1 }));
      expect(first?.fields).toEqual({ v: vec(1, 0), kind: str('axis'), [name]: dbl(0) });
    }
  });

  test('are no farther than the threshold, and by their product no nearer', async () => {
    expect(await ids({ distanceThreshold: 1.5 })).toBe('east north');
    expect(await ids({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 1 })).toBe('far east');
  });
});

describe('refused', () => {
  const cases: [what: string, findNearest: FindNearest][] = [
    ['no vector', { queryVector: int(1) }],
    ['a list in place of a vector', { queryVector: arr(dbl(1), dbl(0)) }],
    ['no limit', { limit: 0 }],
    ['a limit above a thousand', { limit: 1001 }],
    ['a measure that there is not', { distanceMeasure: 'MANHATTAN' }],
    ['a measure that is not said', { distanceMeasure: 'DISTANCE_MEASURE_UNSPECIFIED' }],
    ['a reserved name for the distance', { distanceResultField: '__d__' }],
    ['a field that is none', { vectorField: { fieldPath: '' } }],
  ];
  test.for(cases)('%s', async ([, findNearest]) => {
    expect(outcome(await ask(findNearest))).toBe('400 INVALID_ARGUMENT');
  });

  test('a limit of the query beside that of the search', async () => {
    expect(outcome(await ask({}, { limit: 2 }))).toBe('400 INVALID_ARGUMENT');
  });
});
