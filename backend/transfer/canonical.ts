import { createHash } from 'node:crypto';
import type { Fields, Value } from '../engine/value.ts';
import { parseFields } from '../protocol/value-json.ts';

/**
 * Fields as both backends must agree on them: checked, canonical (see `Value`) and with their keys in order. Google answers a map's keys in one
 * order and the embedded backend in another. Throws INVALID_ARGUMENT for what is no document.
 */
export function canonicalFields(json: unknown): Fields {
  return mapFields(parseFields(json), (value) => value);
}

/** The same fields with references into one project's database turned into references into another's. */
export function rebaseReferences(fields: Fields, from: string, to: string): Fields {
  const [before, after] = [from, to].map((project) => `projects/${project}/databases/(default)/documents/`);
  if (before === undefined || after === undefined || before === after) return fields;
  return mapFields(fields, (value) =>
    'referenceValue' in value && value.referenceValue.startsWith(before)
      ? { referenceValue: `${after}${value.referenceValue.slice(before.length)}` }
      : value,
  );
}

/** What tells whether two documents hold the same. @param fields canonical */
export function digestOf(fields: Fields): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Google's emulator stores 0 for -0, and whether the real service does is not known: then the sign makes no difference. */
export function unsignedZeros(fields: Fields): Fields {
  return mapFields(fields, (value) =>
    'doubleValue' in value && value.doubleValue === '-0' ? { doubleValue: 0 } : value,
  );
}

function mapFields(fields: Fields, change: (value: Value) => Value): Fields {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, value]) => [name, mapValue(value, change)]));
}

function mapValue(value: Value, change: (value: Value) => Value): Value {
  if ('mapValue' in value)
    return value.mapValue.fields === undefined
      ? value
      : { mapValue: { fields: mapFields(value.mapValue.fields, change) } };
  if ('arrayValue' in value) {
    const { values } = value.arrayValue;
    return values === undefined
      ? value
      : { arrayValue: { values: values.map((element) => mapValue(element, change)) } };
  }
  return change(value);
}
