import { expect, test, vi } from 'vitest';
import { compareValues } from './compare.ts';
import { comparePaths, documentPath } from './document-path.ts';
import { strictlyEqual } from './equality.ts';
import { compareText } from './text-order.ts';
import type { Value } from './value.ts';

const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const text = (stringValue: string): Value => ({ stringValue });
const int = (value: number | string): Value => ({ integerValue: String(value) });
const double = (doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): Value => ({ doubleValue });
const vector = (...numbers: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...numbers.map(double)) });

test('values of all types have one order, lowest first', () => {
  const ascending: Value[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    double('NaN'),
    double('-Infinity'),
    int(-1),
    int(0),
    double(0.5),
    int(1),
    double('Infinity'),
    { timestampValue: '0001-01-01T00:00:00.000000Z' },
    { timestampValue: '2026-11-21T05:28:28.169060Z' },
    { timestampValue: '2026-11-21T05:28:28.169061Z' },
    text(''),
    text('Z'),
    text('a'),
    text('ﬁ'),
    text('😀'),
    { bytesValue: '' },
    { bytesValue: 'AQ==' },
    { bytesValue: 'AQI=' },
    { bytesValue: '/w==' },
    { referenceValue: 'projects/p/databases/d/documents/c/a' },
    { referenceValue: 'projects/p/databases/d/documents/c/a/b/c' },
    { geoPointValue: { latitude: -1, longitude: 5 } },
    { geoPointValue: { latitude: 1, longitude: -2 } },
    { geoPointValue: { latitude: 1, longitude: 2 } },
    { arrayValue: {} },
    list(int(1)),
    list(int(1), int(0)),
    list(int(2)),
    vector(9),
    vector(1, 1),
    vector(1, 2),
    { mapValue: {} },
    map({ a: int(1) }),
    map({ a: int(1), b: int(1) }),
    map({ a: int(2) }),
    map({ b: int(0) }),
  ];
  for (const [i, a] of ascending.entries()) {
    for (const [j, b] of ascending.entries()) {
      expect(Math.sign(compareValues(a, b)), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(Math.sign(i - j));
    }
  }
});

test('the order takes as equal what strict equality tells apart', () => {
  for (const [a, b] of [
    [int(1), double(1)],
    [double(0), double('-0')],
    [list(int(1)), list(double(1))],
    [map({ a: int(0) }), map({ a: double('-0') })],
  ] as const) {
    expect(compareValues(a, b)).toBe(0);
    expect(strictlyEqual(a, b)).toBe(false);
    expect(strictlyEqual(a, a)).toBe(true);
  }
  expect(strictlyEqual(double('NaN'), double('NaN'))).toBe(true);
  expect(strictlyEqual(map({ a: int(1), b: int(2) }), map({ b: int(2), a: int(1) }))).toBe(true);
  expect(strictlyEqual(map({ a: int(1) }), map({ toString: int(1) }))).toBe(false);
});

test('a map that many are compared with has its names put in order once', () => {
  const names = Array.from({ length: 3000 }, (_, i) => i.toString(36));
  const cursor = map(Object.fromEntries(names.map((name) => [name, int(1)])));
  const sort = vi.spyOn(Array.prototype, 'sort');
  for (let i = 0; i < 10; i += 1) compareValues(map({ a: int(i) }), cursor);
  const long = sort.mock.contexts.filter((list) => (list as unknown[]).length === names.length);
  sort.mockRestore();
  expect(long).toHaveLength(1);
});

test('text is ordered by its UTF-8 bytes', () => {
  const texts = ['', 'a', 'ab', 'b', 'é', '日', '\uE000', 'ﬁ', '\uFFFD', '😀', '🔨'];
  const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect([...texts].sort(compareText)).toEqual(byBytes);
});

test('document keys go segment by segment, numeric ids first', () => {
  const ascending = ['c/__id-5__', 'c/__id7__', 'c/__id10__', 'c/A', 'c/a', 'c/a/b/c', 'c/a-', 'c/ﬁ', 'c/😀', 'd/a'];
  const paths = ascending.toReversed().map(documentPath).sort(comparePaths);
  expect(paths.map(({ path }) => path)).toEqual(ascending);
});

test('no two keys have the same place', () => {
  const [a, b] = [documentPath('c/__id7__'), documentPath('c/__id07__')];
  expect(comparePaths(a, b)).toBeLessThan(0);
  expect(comparePaths(b, a)).toBeGreaterThan(0);
});
