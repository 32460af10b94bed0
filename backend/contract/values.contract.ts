import { describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { asc, found, onC } from './query.ts';
import { byTarget } from './target.ts';
import { arr, bool, bytes, dbl, type Fields, geo, int, map, nil, ref, str, ts, type Value, vec } from './values.ts';

const db = new Database();

describe('a value comes back as it was sent', () => {
  const cases: [what: string, value: Value][] = [
    ['null', nil],
    ['true', bool(true)],
    ['0', int(0)],
    ['the largest int', int('9223372036854775807')],
    ['the smallest int', int('-9223372036854775808')],
    ['a fraction', dbl(0.1)],
    ['a whole double', dbl(3)],
    ['a huge double', dbl(1.7976931348623157e308)],
    ['a tiny double', dbl(5e-324)],
    ['NaN', dbl('NaN')],
    ['Infinity', dbl('Infinity')],
    ['-Infinity', dbl('-Infinity')],
    ['the epoch', ts('1970-01-01T00:00:00Z')],
    ['microseconds', ts('2023-11-14T22:13:20.123456Z')],
    ['the first time', ts('0001-01-01T00:00:00Z')],
    ['the last time', ts('9999-12-31T23:59:59.999999Z')],
    ['an empty text', str('')],
    ['unicode', str('ñ 日本 😀 \u0000\u001f"\\\u2028')],
    ['no bytes', bytes('')],
    ['bytes', bytes('AAECAwT/')],
    ['a reference', ref(db.name('c/a'))],
    ['a point', geo(-89.5, 179.25)],
    ['an empty list', arr()],
    ['a list of kinds', arr(int(1), nil, str('x'), map({ a: arr(int(1)) }))],
    ['an empty map', map({})],
    ['odd names in a map', map({ 'a.b': int(1), '': int(2), ' ': int(3), ñ: int(4), '0': int(5), '`': int(6) })],
    ['a vector', vec(1, 2.5, -3)],
  ];
  const refusedHere = new Set(['odd names in a map']);
  test.for(cases)('%s', async ([what, value]) => {
    const fields: Fields = { v: value, inMap: map({ v: value }) };
    const answer = await db.commit([db.set('c/a', fields)]);
    if (refusedHere.has(what)) return expect(outcome(answer)).toBe('400 INVALID_ARGUMENT');
    expect(outcome(answer), answer.text).toBe('200 OK');
    return expect(await db.fields('c/a')).toEqual(fields);
  });

  test('minus zero keeps its sign', async () => {
    await db.seed({ 'c/a': { v: dbl('-0') } });
    const value = (await db.fields('c/a'))?.['v']?.doubleValue;
    expect(Object.is(Number(value), -0)).toBe(byTarget('minus-zero', { emulator: false, ours: true }));
  });

  test('times lose what is below a microsecond and come back in UTC', async () => {
    await db.seed({ 'c/a': { nano: ts('2023-11-14T22:13:20.123456789Z'), zone: ts('2023-11-14T22:13:20+02:00') } });
    expect(await db.fields('c/a')).toEqual({
      nano: ts('2023-11-14T22:13:20.123456Z'),
      zone: ts('2023-11-14T20:13:20Z'),
    });
  });

  test('a time of the first year in UTC may be written in the year before, with its offset', async () => {
    await db.seed({ 'c/a': { t: ts('0000-12-31T23:30:00-01:00') } });
    expect(await db.fields('c/a')).toEqual({ t: ts('0001-01-01T00:30:00Z') });
  });

  test('ints may be sent as JSON numbers and doubles as texts', async () => {
    await db.seed({
      'c/a': { i: { integerValue: 7 } as never, d: { doubleValue: '2.5' }, n: { nullValue: null } as never },
    });
    expect(await db.fields('c/a')).toEqual({ i: int(7), d: dbl(2.5), n: nil });
  });
});

describe('an invalid value is refused', () => {
  const cases: [what: string, value: object][] = [
    ['two kinds at once', { integerValue: '1', stringValue: 'x' }],
    ['a kind nobody knows', { colourValue: 'red' }],
    ['an int with a fraction', { integerValue: '1.5' }],
    ['an int beyond 64 bits', { integerValue: '9223372036854775808' }],
    ['an int of letters', { integerValue: 'uno' }],
    ['a double of letters', { doubleValue: 'uno' }],
    ['a time that is none', { timestampValue: 'ayer' }],
    ['a time before the first year', { timestampValue: '0000-01-01T00:00:00Z' }],
    ['a time before the first year in UTC', { timestampValue: '0001-01-01T00:00:00+01:00' }],
    ['bytes that are not base64', { bytesValue: '*' }],
    ['a latitude beyond the pole', { geoPointValue: { latitude: 91, longitude: 0 } }],
    ['a longitude beyond the line', { geoPointValue: { latitude: 0, longitude: 181 } }],
    ['a list in a list', arr(arr(int(1)))],
    ['a vector in a list', arr(vec(1))],
    ['a reference to nowhere', { referenceValue: 'c/a' }],
    ['an empty vector', vec()],
    ['a boolean of letters', { booleanValue: 'quizás' }],
  ];
  test.for(cases)('%s', async ([, value]) => {
    expect(outcome(await db.commit([db.set('c/a', { v: value })]))).toBe('400 INVALID_ARGUMENT');
  });
});

describe('order within one kind', () => {
  const orders: [what: string, values: Value[]][] = [
    [
      'numbers',
      [
        dbl('NaN'),
        dbl('-Infinity'),
        int('-9007199254740993'),
        dbl(-1.5),
        int(-1),
        dbl(0.5),
        int(1),
        dbl(1.5),
        dbl('Infinity'),
      ],
    ],
    ['texts by code point', ['', '\u0000', 'A', 'Z', 'a', 'aa', 'b', 'é', 'ﬁ', '😀', '😀a'].map(str)],
    [
      'times',
      [
        '1969-12-31T23:59:59.999999Z',
        '1970-01-01T00:00:00Z',
        '1970-01-01T00:00:00.000001Z',
        '2020-01-01T00:00:00Z',
      ].map(ts),
    ],
    ['bytes', ['', 'AA==', 'AAE=', 'AQ==', '/w=='].map(bytes)],
    ['references', ['a/a', 'a/a/b/c', 'a/b', 'b/a'].map((path) => ref(db.name(path)))],
    ['points', [geo(-1, 5), geo(0, -3), geo(0, 2), geo(1, -9)]],
    ['lists', [arr(), arr(nil), arr(int(1)), arr(int(1), int(0)), arr(int(2)), arr(str('a'))]],
    ['maps', [map({}), map({ a: int(1) }), map({ a: int(1), b: int(0) }), map({ a: int(2) }), map({ b: int(0) })]],
    ['vectors by length first', [vec(9), vec(1, 1), vec(1, 2)]],
  ];
  test.for(orders)('%s', async ([, values]) => {
    const own = new Database();
    const shifted = values.map((value) => moved(value, own));
    const id = (index: number) => `c/${String(values.length - index).padStart(2, '0')}`;
    await own.seed(Object.fromEntries(shifted.map((v, index) => [id(index), { v }])));
    const expected = shifted.map((_, index) => id(index).slice(2)).join(' ');
    expect(await found(own, onC({ orderBy: [asc('v')] }))).toBe(expected);
  });

  test('references: numeric ids', async () => {
    const own = new Database();
    const ids = ['A', '__id10__', '__id7__'];
    await own.seed(Object.fromEntries(ids.map((id) => [`c/${id}`, { v: ref(own.name(`c/${id}`)) }])));
    const expected = byTarget('numeric-ids-in-references', {
      emulator: '__id7__ __id10__ A',
      ours: 'A __id10__ __id7__',
    });
    expect(await found(own, onC({ orderBy: [asc('v')] }))).toBe(expected);
  });

  test('ids: numeric ids first and by number, the others by code point', async () => {
    const own = new Database();
    const ids = ['__id-5__', '__id7__', '__id10__', '0', 'A', 'a', 'a.b', 'é', 'ﬁ', '😀'];
    await own.seed(Object.fromEntries(ids.toReversed().map((id) => [`c/${id}`, {}])));
    expect((await found(own, onC({}))).split(' ')).toEqual(ids);
  });
});

/** References name their own project. */
function moved(value: Value, to: Database): Value {
  return value.referenceValue === undefined ? value : ref(value.referenceValue.replace(db.root, to.root));
}
