import type { Fields, Value } from './value.ts';

/** Stored fields as the domain's parsers read them. Kinds that no public document uses come out as they are. */
export const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}

/** Plain fields as they are stored. Numbers are whole, and a time stays text: the domain makes no others. */
export const storedFields = (fields: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value)]));

function storedValue(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(storedValue) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: storedFields({ ...value }) } };
  return { nullValue: null };
}
