import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementKey, strictlyEqual } from './equality.ts';
import { type FieldPath, fieldAt } from './fields.ts';
import { FieldsDraft } from './fields-draft.ts';
import type { Fields, Value } from './value.ts';

const name = fc.constantFrom('a', 'b', 'c');
const { value, fields } = fc.letrec<{ value: Value; fields: Fields }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Value>(
      { integerValue: '1' },
      { doubleValue: 1 },
      { doubleValue: 0 },
      { doubleValue: '-0' },
      { doubleValue: 'NaN' },
      { stringValue: 'NaN' },
      { stringValue: '1' },
      { nullValue: null },
      { geoPointValue: { latitude: 0, longitude: -0 } },
      { geoPointValue: { latitude: -0, longitude: 0 } },
      { arrayValue: {} },
      { mapValue: {} },
    ),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
    tie('fields').map((inner): Value => ({ mapValue: { fields: inner } })),
  ),
  fields: fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));
const change = fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.option(value, { nil: undefined }));

/** As the manual has it, one path after the other, with a copy of the document for each. */
function changed(fields: Fields, [head = '', ...rest]: FieldPath, put: Value | undefined): Fields {
  const child = fieldAt(fields, [head]);
  const { [head]: _before, ...others } = fields;
  if (rest.length === 0) return put === undefined ? others : { ...others, [head]: put };
  const inner = child !== undefined && 'mapValue' in child ? (child.mapValue.fields ?? {}) : undefined;
  if (inner === undefined && put === undefined) return fields;
  return { ...others, [head]: { mapValue: { fields: changed(inner ?? {}, rest, put) } } };
}

test('many changes on one copy are what they are one after the other', () => {
  fc.assert(
    fc.property(fields, fc.array(change, { maxLength: 8 }), (base, changes) => {
      const before = structuredClone(base);
      const draft = new FieldsDraft(base);
      let expected = base;
      for (const [path, put] of changes) {
        if (put === undefined) draft.delete(path);
        else draft.set(path, put);
        expected = changed(expected, path, put);
        expect(withoutEmpty(draft.get(path))).toEqual(withoutEmpty(fieldAt(expected, path)));
      }
      expect(withoutEmpty(draft.toFields())).toEqual(withoutEmpty(expected));
      expect(base).toEqual(before);
    }),
  );
});

/** An empty map with and without `fields` is the same. */
const withoutEmpty = (json: unknown): unknown =>
  JSON.parse((JSON.stringify(json) ?? 'null').replaceAll('"fields":{}', ''));

test('a level is copied once, however many of its fields change', () => {
  let copied = 0;
  const base = Object.fromEntries(
    Array.from({ length: 1000 }, (_, i): [string, Value] => [`f${i}`, { nullValue: null }]),
  );
  const draft = new FieldsDraft({ m: { mapValue: { fields: base } } }, (entries) => {
    copied += entries;
  });
  for (const name of Object.keys(base)) draft.set(['m', name], { integerValue: '1' });
  for (const name of Object.keys(base)) draft.delete(['m', name]);
  expect(draft.toFields()).toEqual({ m: { mapValue: { fields: {} } } });
  expect(copied).toBe(1001);
});

/** The value with its whole doubles as ints, which changes of lists do not tell apart. */
const withInts = (given: Value): Value =>
  JSON.parse(
    JSON.stringify(given, (key, inner) => {
      const whole = inner?.doubleValue;
      return Number.isInteger(whole) && key !== 'fields' ? { integerValue: String(BigInt(whole)) } : inner;
    }),
  );

test('two values share a key exactly when they are strictly equal but for whole doubles and ints', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(elementKey(a) === elementKey(b)).toBe(strictlyEqual(withInts(a), withInts(b)));
      expect(elementKey(structuredClone(a))).toBe(elementKey(a));
    }),
  );
});
