import { expect, test } from 'vitest';
import { canonicalFields, digestOf, rebaseReferences, unsignedZeros } from './canonical.ts';

const ref = (project: string, path = 'a/b') => ({
  referenceValue: `projects/${project}/databases/(default)/documents/${path}`,
});

test('two ways to write the same document have one digest', () => {
  const google = canonicalFields({
    b: { mapValue: { fields: { y: { nullValue: null }, x: { timestampValue: '2026-01-01T00:00:00.100Z' } } } },
    a: { integerValue: '5' },
  });
  const own = canonicalFields({
    a: { integerValue: 5 },
    b: {
      mapValue: { fields: { x: { timestampValue: '2026-01-01T00:00:00.100000Z' }, y: { nullValue: 'NULL_VALUE' } } },
    },
  });
  expect(digestOf(google)).toBe(digestOf(own));
  expect(digestOf(canonicalFields({ a: { doubleValue: 5 } }))).not.toBe(
    digestOf(canonicalFields({ a: { integerValue: '5' } })),
  );
});

test('references into the shop’s own database follow it, however deep, and others stay', () => {
  const fields = (own: string) =>
    canonicalFields({
      propia: ref(own),
      ajena: ref('otra'),
      parecida: ref('tienda-vieja'),
      lista: { arrayValue: { values: [{ mapValue: { fields: { r: ref(own, 'productos/p1') } } }] } },
    });
  expect(rebaseReferences(fields('tienda'), 'tienda', 'nueva')).toEqual(fields('nueva'));
});

test('of all values only -0 changes, for a backend that does not keep its sign', () => {
  const fields = { a: { doubleValue: '-0' }, b: { doubleValue: -1 }, c: { stringValue: '-0' } };
  expect(unsignedZeros(canonicalFields(fields))).toEqual({ ...fields, a: { doubleValue: 0 } });
});
