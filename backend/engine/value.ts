/**
 * A Firestore value in canonical proto3 JSON: the shape it has on the wire, on disk and in memory, so that nothing is translated on the
 * way. Canonical means: integers are decimal strings, timestamps are UTC with exactly six decimals (so text order is time order), bytes
 * are padded base64, and the doubles that JSON cannot hold are spelled out.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | ArrayValue
  | MapValue;

export interface ArrayValue {
  readonly arrayValue: { readonly values?: readonly Value[] };
}
export interface MapValue {
  readonly mapValue: { readonly fields?: Fields };
}
export type Fields = Readonly<Record<string, Value>>;
export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

/** The order between types, lowest first. A vector is a map with a marker, yet sorts as a type of its own. */
const RANK = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
} as const;
const VECTOR_RANK = 9;

/** Position of the value's type in the order between types. */
export function typeRank(value: Value): number {
  const rank = RANK[valueKey(value)];
  return rank === RANK.mapValue && isVector(value) ? VECTOR_RANK : rank;
}

/** The one key of a value: `stringValue`, `mapValue` … */
export function valueKey(value: Value): keyof typeof RANK {
  for (const key in value) return key as keyof typeof RANK;
  throw new Error('a value without a key');
}

export function isVector(value: Value): boolean {
  if (!('mapValue' in value)) return false;
  const marker = value.mapValue.fields?.['__type__'];
  return marker !== undefined && 'stringValue' in marker && marker.stringValue === '__vector__';
}

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** As the SDK computes: integers become doubles, so they lose precision beyond 2^53. */
export function toNumber(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

export function doubleToValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

export function arrayElements(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
