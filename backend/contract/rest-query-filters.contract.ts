import { beforeAll, describe, expect, test } from 'vitest';
import { Database, outcome } from './database.ts';
import { all, any, asc, type Filter, found, type Operator, onC, runQuery, unary, where } from './query.ts';
import { byTarget } from './target.ts';
import { arr, bool, bytes, dbl, type Fields, geo, int, map, nil, ref, str, ts, vec } from './values.ts';

const db = new Database();

/** The number that is below all others, where the server says so. */
const nanBelow = byTarget('nan-below-numbers', { emulator: '', ours: 'd-nan ' });

/** One document per kind of value in `v`; the ids sort as the values do. `z` has no `v` at all. */
const kinds: Record<string, Fields> = {
  'a-null': { v: nil },
  'b-false': { v: bool(false) },
  'c-true': { v: bool(true) },
  'd-nan': { v: dbl('NaN') },
  'e-minus': { v: int(-5) },
  'f-zero': { v: int(0) },
  'g-one': { v: int(1) },
  'h-one-double': { v: dbl(1) },
  'i-big': { v: dbl(1e300) },
  'j-time': { v: ts('2020-01-01T00:00:00Z') },
  'k-later': { v: ts('2020-01-01T00:00:00.000001Z') },
  'l-text': { v: str('a') },
  'm-text': { v: str('b') },
  'n-bytes': { v: bytes('AAE=') },
  'o-ref': { v: ref(db.name('c/x')) },
  'p-geo': { v: geo(1, 2) },
  'q-list': { v: arr(int(1), str('a')) },
  'r-list': { v: arr(int(2), nil) },
  's-vector': { v: vec(1, 2) },
  't-map': { v: map({ a: int(1) }) },
  z: { other: int(1) },
};

beforeAll(async () => {
  await db.seed(Object.fromEntries(Object.entries(kinds).map(([id, fields]) => [`c/${id}`, fields])));
});

const field = (op: Operator, value: Fields[string]): Filter => where('v', op, value);

describe('operators, on values of every kind', () => {
  const cases: [what: string, filter: Filter, expected: string][] = [
    ['== int finds the equal double', field('EQUAL', int(1)), 'g-one h-one-double'],
    ['== null finds nothing: that is what IS_NULL is for', field('EQUAL', nil), ''],
    ['== NaN finds nothing: that is what IS_NAN is for', field('EQUAL', dbl('NaN')), ''],
    ['== list', field('EQUAL', arr(int(1), str('a'))), 'q-list'],
    ['== map', field('EQUAL', map({ a: int(1) })), 't-map'],
    ['== vector', field('EQUAL', vec(1, 2)), 's-vector'],
    ['== bytes', field('EQUAL', bytes('AAE=')), 'n-bytes'],
    ['== reference', field('EQUAL', ref(db.name('c/x'))), 'o-ref'],
    ['== point', field('EQUAL', geo(1, 2)), 'p-geo'],
    ['< stays among numbers', field('LESS_THAN', int(1)), `${nanBelow}e-minus f-zero`],
    ['<= number', field('LESS_THAN_OR_EQUAL', int(1)), `${nanBelow}e-minus f-zero g-one h-one-double`],
    ['> number', field('GREATER_THAN', int(0)), 'g-one h-one-double i-big'],
    ['>= number', field('GREATER_THAN_OR_EQUAL', dbl(1)), 'g-one h-one-double i-big'],
    ['> text stays among texts', field('GREATER_THAN', str('a')), 'm-text'],
    ['>= time', field('GREATER_THAN_OR_EQUAL', ts('2020-01-01T00:00:00.000001Z')), 'k-later'],
    ['> false', field('GREATER_THAN', bool(false)), 'c-true'],
    ['> list', field('GREATER_THAN', arr(int(1))), 'q-list r-list'],
    ['< map', field('LESS_THAN', map({ b: int(0) })), 't-map'],
    ['in', field('IN', arr(str('b'), bool(true), int(0))), 'c-true f-zero m-text'],
    ['array-contains', field('ARRAY_CONTAINS', int(1)), 'q-list'],
    ['array-contains-any', field('ARRAY_CONTAINS_ANY', arr(int(2), str('a'))), 'q-list r-list'],
    ['is null', unary('v', 'IS_NULL'), 'a-null'],
    ['is NaN', unary('v', 'IS_NAN'), 'd-nan'],
  ];
  test.for(cases)('%s', async ([, filter, expected]) => {
    const names = await found(db, onC({ where: filter }));
    expect(names.split(' ').sort().join(' ')).toBe(expected);
  });

  const everything = Object.keys(kinds).filter((id) => id !== 'z' && id !== 'a-null');
  const without = (...ids: string[]) => everything.filter((id) => !ids.includes(id)).join(' ');
  const negative: [what: string, filter: Filter, expected: string][] = [
    ['!= leaves out null and the missing', field('NOT_EQUAL', int(1)), without('g-one', 'h-one-double')],
    ['!= text', field('NOT_EQUAL', str('a')), without('l-text')],
    ['not-in', field('NOT_IN', arr(str('a'), bool(true))), without('l-text', 'c-true')],
    ['is not null', unary('v', 'IS_NOT_NULL'), without()],
    ['is not NaN', unary('v', 'IS_NOT_NAN'), without('d-nan')],
    ['not-in with null finds nothing', field('NOT_IN', arr(str('a'), nil)), ''],
  ];
  test.for(negative)('%s', async ([, filter, expected]) => {
    const names = await found(db, onC({ where: filter }));
    expect(names.split(' ').sort().join(' ')).toBe(expected);
  });
});

describe('null and NaN equal nothing, whatever the operator', () => {
  const own = new Database();
  const NaN_ = dbl('NaN');
  const fields: Record<string, Fields> = {
    null: { v: nil },
    false: { v: bool(false) },
    nan: { v: NaN_ },
    zero: { v: int(0) },
    nulls: { v: arr(int(2), nil) },
    nans: { v: arr(NaN_) },
    map: { v: map({ a: nil }) },
    without: { other: int(1) },
  };
  beforeAll(() => own.seed(Object.fromEntries(Object.entries(fields).map(([id, value]) => [`c/${id}`, value]))));
  const valued = 'false map nan nans nulls zero';

  const cases: [what: string, filter: Filter, expected: string][] = [
    ...(['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const).flatMap(
      (op): [string, Filter, string][] => [
        [`${op} null`, field(op, nil), ''],
        [`${op} NaN`, field(op, NaN_), ''],
      ],
    ),
    ['!= null', field('NOT_EQUAL', nil), ''],
    ['!= NaN', field('NOT_EQUAL', NaN_), valued],
    ['in [null]', field('IN', arr(nil)), ''],
    ['in [NaN]', field('IN', arr(NaN_)), ''],
    ['in [null, NaN, 0]', field('IN', arr(nil, NaN_, int(0))), 'zero'],
    ['not-in [null]', field('NOT_IN', arr(nil)), ''],
    ['not-in [NaN]', field('NOT_IN', arr(NaN_)), valued],
    ['not-in [NaN, 0]', field('NOT_IN', arr(NaN_, int(0))), valued.replace(' zero', '')],
    ['array-contains null', field('ARRAY_CONTAINS', nil), ''],
    ['array-contains NaN', field('ARRAY_CONTAINS', NaN_), ''],
    ['array-contains-any [null, NaN]', field('ARRAY_CONTAINS_ANY', arr(nil, NaN_)), ''],
    ['array-contains-any [null, 2]', field('ARRAY_CONTAINS_ANY', arr(nil, int(2))), 'nulls'],
    ['== a list with null', field('EQUAL', arr(int(2), nil)), 'nulls'],
    ['== a list with NaN', field('EQUAL', arr(NaN_)), 'nans'],
    ['in a list of maps with null', field('IN', arr(map({ a: nil }))), 'map'],
    ['not-in a list of lists with NaN', field('NOT_IN', arr(arr(NaN_))), valued.replace(' nans', '')],
    ['>= a list with null', field('GREATER_THAN_OR_EQUAL', arr(nil)), 'nans nulls'],
    ['is null', unary('v', 'IS_NULL'), 'null'],
    ['is NaN', unary('v', 'IS_NAN'), 'nan'],
  ];
  test.for(cases)('%s', async ([, filter, expected]) => {
    const names = await found(own, onC({ where: filter }));
    expect(names.split(' ').sort().join(' ')).toBe(expected);
  });
});

test('values of every kind sort in one order', async () => {
  const order = await found(db, onC({ orderBy: [asc('v')] }));
  expect(order.split(' ')).toEqual(Object.keys(kinds).filter((id) => id !== 'z'));
});

test('the lists of in and array-contains distinguish an int from the equal double', async () => {
  const own = new Database();
  await own.seed({ 'c/int': { v: int(1), l: arr(int(1)) }, 'c/double': { v: dbl(1), l: arr(dbl(1)) } });
  const search = (filter: Filter) => found(own, onC({ where: filter }));
  const [only, rest] = byTarget('int-is-not-double', { emulator: ['double int', ''], ours: ['int', 'double'] });
  expect(await search(where('v', 'EQUAL', int(1)))).toBe('double int');
  expect(await search(where('v', 'IN', arr(int(1))))).toBe(only);
  expect(await search(where('v', 'NOT_IN', arr(int(1))))).toBe(rest);
  expect(await search(where('l', 'ARRAY_CONTAINS', int(1)))).toBe(only);
  expect(await search(where('l', 'ARRAY_CONTAINS_ANY', arr(int(1))))).toBe(only);
});

describe('filters together', () => {
  const cases: [what: string, filter: Filter, expected: string][] = [
    ['and', all(field('GREATER_THAN', int(-9)), field('LESS_THAN', int(1))), 'e-minus f-zero'],
    ['or', any(field('EQUAL', str('a')), unary('v', 'IS_NULL')), 'a-null l-text'],
    ['or over two fields', any(field('EQUAL', str('a')), where('other', 'EQUAL', int(1))), 'l-text z'],
    [
      'and of ors',
      all(any(field('EQUAL', int(1)), field('EQUAL', int(0))), any(field('EQUAL', int(0)), field('EQUAL', nil))),
      'f-zero',
    ],
    [
      'or of ands',
      any(all(field('GREATER_THAN', int(0)), field('LESS_THAN', int(2))), field('EQUAL', bool(true))),
      'c-true g-one h-one-double',
    ],
    ['and of one', all(field('EQUAL', bool(true))), 'c-true'],
    ['key above', where('__name__', 'GREATER_THAN', ref(db.name('c/t'))), 't-map z'],
    ['key equal', where('__name__', 'EQUAL', ref(db.name('c/z'))), 'z'],
    ['key in', where('__name__', 'IN', arr(ref(db.name('c/z')), ref(db.name('c/f-zero')))), 'f-zero z'],
    ['inside a map', where('v.a', 'EQUAL', int(1)), 't-map'],
  ];
  test.for(cases)('%s', async ([, where, expected]) => {
    const names = await found(db, onC({ where }));
    expect(names.split(' ').sort().join(' ')).toBe(expected);
  });
});

describe('refused filters', () => {
  const cases: [what: string, filter: object][] = [
    ['an operator nobody knows', { fieldFilter: { field: { fieldPath: 'v' }, op: 'RESEMBLES', value: int(1) } }],
    ['a filter of no kind', {}],
    ['a composite without operator', { compositeFilter: { filters: [field('EQUAL', int(1))] } }],
    ['in without a list', field('IN', int(1))],
    ['in an empty list', field('IN', arr())],
    ['array-contains-any without a list', field('ARRAY_CONTAINS_ANY', int(1))],
    ['a field path that is none', where('a..b', 'EQUAL', int(1))],
    ['a filter without value', { fieldFilter: { field: { fieldPath: 'v' }, op: 'EQUAL' } }],
    ['a key that is no reference', where('__name__', 'EQUAL', str('x'))],
  ];
  test.for(cases)('%s', async ([, filter]) => {
    expect(outcome(await runQuery(db, onC({ where: filter })))).toBe('400 INVALID_ARGUMENT');
  });
});

describe('ints that no double holds', () => {
  const own = new Database();
  beforeAll(async () => {
    await own.seed({
      'c/a': { n: int('9007199254740992') },
      'c/b': { n: int('9007199254740993') },
      'c/c': { n: dbl(9007199254740994) },
      'c/d': { n: int('9223372036854775806') },
      'c/e': { n: int('9223372036854775807') },
      'c/f': { n: dbl(9223372036854775808) },
      'c/g': { n: dbl('NaN') },
      'c/h': { n: str('x') },
    });
  });
  const cases: [op: Operator, number: string, expected: string][] = [
    ['EQUAL', '9007199254740993', 'b'],
    ['EQUAL', '9007199254740994', 'c'],
    ['EQUAL', '9223372036854775807', 'e'],
    ['GREATER_THAN', '9007199254740993', 'c d e f'],
    ['GREATER_THAN', '9223372036854775807', 'f'],
    ['GREATER_THAN_OR_EQUAL', '9223372036854775807', 'e f'],
    ['IN', '9223372036854775807', 'e'],
  ];
  test.for(cases)('%s %s', async ([op, number, expected]) => {
    const value = op === 'IN' ? arr(int(number)) : int(number);
    const paths = await found(own, onC({ where: where('n', op, value) }));
    expect(paths.split(' ').toSorted().join(' ')).toBe(expected);
  });

  test('against a double they are what the SDK takes them for', async () => {
    const asDoubles = byTarget('large-ints-beside-doubles', {
      emulator: ['a', 'b c d e f'],
      ours: ['a b', 'c d e f'],
    });
    const equal = await found(own, onC({ where: where('n', 'EQUAL', dbl(9007199254740992)) }));
    const greater = await found(own, onC({ where: where('n', 'GREATER_THAN', dbl(9007199254740992)) }));
    expect([equal, greater]).toEqual(asDoubles);
  });

  test('NOT_EQUAL leaves out one of them', async () => {
    const paths = await found(own, onC({ where: where('n', 'NOT_EQUAL', int('9223372036854775807')) }));
    expect(paths.split(' ').toSorted().join(' ')).toBe('a b c d f g h');
  });
});

describe('the parts of a filter', () => {
  const one = where('v', 'EQUAL', int(1));

  test('an AND of nothing holds for all', async () => {
    expect(await found(db, onC({ where: all(one, all()) }))).toBe('g-one h-one-double');
    expect(await found(db, onC({ where: all() }))).toBe(Object.keys(kinds).join(' '));
  });

  test('an OR of nothing is refused', async () => {
    expect(outcome(await runQuery(db, onC({ where: any() })))).toBe('400 INVALID_ARGUMENT');
  });

  test('two kinds at once are refused, because one of them would be passed over', async () => {
    for (const other of [unary('v', 'IS_NOT_NULL'), all(where('other', 'EQUAL', int(1)))])
      expect(outcome(await runQuery(db, onC({ where: { ...one, ...other } })))).toBe('400 INVALID_ARGUMENT');
  });
});
