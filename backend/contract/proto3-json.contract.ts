import { beforeEach, describe, expect, test } from 'vitest';
import { Database, outcome, request } from './database.ts';
import { onC } from './query.ts';
import { byTarget } from './target.ts';
import { arr, dbl, int, map, str, type Value } from './values.ts';

const BAD = '400 INVALID_ARGUMENT';
let db: Database;

beforeEach(() => {
  db = new Database();
});

describe('null stands for a member that is absent', () => {
  test('in writes', async () => {
    const update = { name: db.name('c/a'), fields: { n: int(1) }, createTime: null };
    const writes = [{ update, updateMask: null, updateTransforms: null, currentDocument: null }];
    expect(outcome(await db.call('commit', { writes, transaction: null }))).toBe('200 OK');
    expect(await db.fields('c/a')).toEqual({ n: int(1) });
    expect(outcome(await db.rest('PATCH', 'c/a', { fields: null, name: null }))).toBe('200 OK');
  });

  test('in reads', async () => {
    const moment = { transaction: null, newTransaction: null, readTime: null };
    const structuredQuery = { ...onC({}), where: null, select: null, orderBy: null, startAt: null, limit: null };
    const documents = [db.name('c/a')];
    expect(outcome(await db.call('runQuery', { structuredQuery, ...moment }))).toBe('200 OK');
    expect(outcome(await db.call('batchGet', { documents, mask: null, ...moment }))).toBe('200 OK');
    expect(outcome(await db.call('beginTransaction', { options: null }))).toBe('200 OK');
  });
});

describe('spellings of one value', () => {
  const values: [sent: object, kept: Value][] = [
    [{ integerValue: '1.0' }, int(1)],
    [{ integerValue: '1e3' }, int(1000)],
    [{ integerValue: '+1' }, int(1)],
    [{ integerValue: '-0' }, int(0)],
    [{ booleanValue: 'true' }, { booleanValue: true }],
    [{ booleanValue: 'false' }, { booleanValue: false }],
    [{ bytesValue: 'AQI' }, { bytesValue: 'AQI=' }],
    [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    [{ geoPointValue: { latitude: '1.5', longitude: '-2e1' } }, { geoPointValue: { latitude: 1.5, longitude: -20 } }],
    [{ timestampValue: '2020-01-01T00:00:00.123456789+05:30' }, { timestampValue: '2019-12-31T18:30:00.123456Z' }],
    [{ timestampValue: '2020-01-01T00:00:00.1234567891Z' }, { timestampValue: '2020-01-01T00:00:00.123456Z' }],
    [{ timestampValue: '2016-12-31T23:59:60Z' }, { timestampValue: '2017-01-01T00:00:00Z' }],
  ];
  test.for(values)('%o', async ([sent, kept]) => {
    expect(outcome(await db.commit([db.set('c/a', { x: sent })]))).toBe('200 OK');
    expect(await db.fields('c/a')).toEqual({ x: kept });
  });

  test('a large int as a number of JSON, which our parser has rounded when it could be read', async () => {
    const document = JSON.stringify(db.name('c/a'));
    const text = `{"writes":[{"update":{"name":${document},"fields":{"x":{"integerValue":9007199254740993}}}}]}`;
    const expected = byTarget('large-numbers-of-json', { emulator: '200 OK', ours: BAD });
    expect(outcome(await request('POST', `/v1/${db.root}:commit`, text))).toBe(expected);
  });

  test('a condition may be the text of a boolean', async () => {
    const update = { name: db.name('c/a'), fields: {} };
    const commit = (exists: string) => db.call('commit', { writes: [{ update, currentDocument: { exists } }] });
    expect(outcome(await commit('true'))).toBe('404 NOT_FOUND');
    expect(outcome(await commit('false'))).toBe('200 OK');
  });

  test('an id of four underscores is one', async () => {
    expect(outcome(await db.commit([db.set('c/____', {})]))).toBe('200 OK');
  });
});

describe('what has no meaning is refused:', () => {
  const vector = (...numbers: Value[]) => map({ __type__: str('__vector__'), value: arr(...numbers) });
  const values: [what: string, value: object][] = [
    ['an int in a vector', vector(dbl(1), int(2))],
    ['more than 2,048 dimensions', vector(...Array.from({ length: 2049 }, () => dbl(1)))],
    ['a double that is none', { doubleValue: '1e400' }],
    ['base64 of six bits', { bytesValue: 'A' }],
    ['a latitude that is none', { geoPointValue: { latitude: 'norte' } }],
    ['a latitude of no text', { geoPointValue: { latitude: '' } }],
    ['a latitude beyond the pole', { geoPointValue: { latitude: '91' } }],
    ['an int with an exponent beyond 64 bits', { integerValue: '1e30' }],
    ['an int of a fraction', { integerValue: '1e-1' }],
    ['a boolean of a number', { booleanValue: 1 }],
  ];
  test.for(values)('%s', async ([, x]) => {
    expect(outcome(await db.commit([db.set('c/a', { x })]))).toBe(BAD);
  });

  test('a reference to a collection, or to the root', async () => {
    for (const referenceValue of [db.name('c'), db.root])
      expect(outcome(await db.commit([db.set('c/a', { x: { referenceValue } })]))).toBe(BAD);
  });

  test('a field transform with two operations', async () => {
    const fieldTransforms = [{ fieldPath: 'n', increment: int(1), maximum: int(3) }];
    const writes = [{ transform: { document: db.name('c/a'), fieldTransforms } }];
    expect(outcome(await db.call('commit', { writes }))).toBe(BAD);
  });

  test('a read of two transactions', async () => {
    const begun = await db.call('beginTransaction', {});
    const { transaction } = begun.body as { transaction: string };
    const documents = [db.name('c/a')];
    expect(outcome(await db.call('batchGet', { documents, transaction, newTransaction: {} }))).toBe(BAD);
  });

  test('the name in the body of a new document', async () => {
    expect(outcome(await db.rest('POST', 'c?documentId=x', { name: db.name('c/y'), fields: {} }))).toBe(BAD);
    expect(await db.read('c/x')).toBeUndefined();
  });
});
