import { expect, test } from 'vitest';
import { parseFields, parseValue } from './value-json.ts';

test.for([
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '-007' }, { integerValue: '-7' }],
  [{ doubleValue: -0 }, { doubleValue: '-0' }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [{ doubleValue: '1e3' }, { doubleValue: 1000 }],
  [{ timestampValue: '2023-11-14T22:13:20+02:00' }, { timestampValue: '2023-11-14T20:13:20.000000Z' }],
  [{ timestampValue: '2023-11-14T22:13:20.123456789Z' }, { timestampValue: '2023-11-14T22:13:20.123456Z' }],
  [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ arrayValue: { values: [] } }, { arrayValue: {} }],
  [{ mapValue: { fields: {} } }, { mapValue: {} }],
  [{ stringValue: 'a\ud83d b\udc00 🔨' }, { stringValue: 'a\ufffd b\ufffd 🔨' }],
  [
    { mapValue: { fields: { 'a\ud83d': { integerValue: '1' }, 'a\udc00': { integerValue: '2' } } } },
    { mapValue: { fields: { 'a\ufffd': { integerValue: '2' } } } },
  ],
])('is made canonical: %j', ([json, value]) => {
  expect(parseValue(json)).toEqual(value);
});

const refused: readonly unknown[] = [
  {},
  null,
  [],
  { stringValue: 1 },
  { stringValue: 'a', integerValue: 1 },
  { numberValue: 1 },
  { toString: 1 },
  { integerValue: 1.5 },
  { integerValue: '9223372036854775808' },
  { doubleValue: '' },
  { doubleValue: 'uno' },
  { timestampValue: '2023-02-30T00:00:00Z' },
  { timestampValue: '2023-01-01' },
  { timestampValue: '0000-01-01T00:00:00Z' },
  { bytesValue: '*' },
  { geoPointValue: { latitude: 91 } },
  { geoPointValue: { longitude: 'x' } },
  { referenceValue: 'c/a' },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { mapValue: { fields: { __x__: { nullValue: null } } } },
];
test.for(refused)('is refused: %j', (json) => {
  expect(() => parseValue(json)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('maps nest 20 deep', () => {
  const nested = (levels: number): object =>
    levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } };
  expect(() => parseValue(nested(20))).not.toThrow();
  expect(() => parseValue(nested(21))).toThrow(/deeper/);
  expect(() => parseValue(nested(3000))).toThrow(/deeper/);
});

test('a prototype is a reserved name, not a prototype', () => {
  expect(() => parseFields(JSON.parse('{"__proto__":{"nullValue":null}}'))).toThrow(/reserved/);
  expect(Object.keys(parseFields({ constructor: { nullValue: null } }))).toEqual(['constructor']);
});
