import { invalid } from '../engine/status.ts';
import { doubleToValue, type Fields, isVector, type Value } from '../engine/value.ts';
import { isDocumentPath, parseResourceName } from './document-name.ts';
import { checkFieldName } from './field-path.ts';
import { asArray, asBoolean, asMessage, asObject, asString, type JsonObject, jsonName } from './json-shape.ts';
import { parseTimestamp } from './timestamp.ts';
import { wellFormed } from './well-formed.ts';

/** How deep maps and arrays may nest, Firestore's limit. */
const DEEPEST = 20;
/** Numbers of a vector, Firestore's limit. */
const MOST_DIMENSIONS = 2048;
/** Bytes of one text or of bytes, Firestore's limit. */
const LONGEST_VALUE = 1_048_487;
const WRITTEN_NUMBER = /^[+-]?\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,2})?$/;
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
/** A document's `fields`, checked and made canonical. Absent means none. Throws INVALID_ARGUMENT. */
export function parseFields(json: unknown): Fields {
  return fieldsAt(json, 1);
}

/** One value in proto3 JSON, checked and made canonical (see `Value`). Throws INVALID_ARGUMENT. */
export function parseValue(json: unknown): Value {
  return valueAt(json, 1);
}

function fieldsAt(json: unknown, depth: number): Fields {
  const fields = json === undefined || json === null ? {} : asObject(json, 'fields');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      checkFieldName(name);
      return [wellFormed(name), valueAt(value, depth)];
    }),
  );
}

function valueAt(json: unknown, depth: number): Value {
  const value = asObject(json, 'A value');
  const keys = Object.keys(value);
  const [key] = keys;
  if (key === undefined || keys.length > 1) throw invalid('A value must have exactly one type.');
  const type = Object.hasOwn(PARSERS, key) ? key : jsonName(key);
  const parse = Object.hasOwn(PARSERS, type) ? PARSERS[type] : undefined;
  if (parse === undefined) throw invalid(`Unknown value type "${key}".`);
  return parse(value[key], depth);
}

const PARSERS: Readonly<Record<string, (json: unknown, depth: number) => Value>> = {
  nullValue: (json) => {
    if (json !== null && json !== 'NULL_VALUE' && json !== 0) throw invalid('nullValue must be null.');
    return { nullValue: null };
  },
  booleanValue: (json) => {
    if (json === null) throw invalid('booleanValue must be true or false.');
    return { booleanValue: asBoolean(json, 'booleanValue') };
  },
  integerValue: (json) => ({ integerValue: parseInt64(json) }),
  doubleValue: (json) => doubleToValue(parseDouble(json, 'doubleValue')),
  timestampValue: (json) => ({ timestampValue: parseTimestamp(json) }),
  stringValue: (json) => {
    const text = wellFormed(asString(json, 'stringValue'));
    if (text.length * 3 > LONGEST_VALUE) checkLength(Buffer.byteLength(text));
    return { stringValue: text };
  },
  bytesValue: (json) => {
    const bytesValue = parseBase64(json);
    checkLength(Buffer.byteLength(bytesValue, 'base64'));
    return { bytesValue };
  },
  referenceValue: (json) => {
    const name = asString(json, 'referenceValue');
    const { path } = parseResourceName(name);
    if (!isDocumentPath(path)) throw invalid('A reference must name a document.');
    return { referenceValue: name };
  },
  geoPointValue: (json) => {
    const { latitude = 0, longitude = 0 } = asMessage(json, 'geoPointValue', ['latitude', 'longitude']);
    return { geoPointValue: { latitude: coordinate(latitude, 90), longitude: coordinate(longitude, 180) } };
  },
  arrayValue: (json, depth) => {
    checkDepth(depth);
    const elements = asArray(asMessage(json, 'arrayValue', ['values'])['values'], 'arrayValue.values');
    const values = elements.map((element) => {
      const parsed = valueAt(element, depth + 1);
      if ('arrayValue' in parsed || isVector(parsed))
        throw invalid('An array must not hold an array or a vector directly.');
      return parsed;
    });
    return values.length === 0 ? { arrayValue: {} } : { arrayValue: { values } };
  },
  mapValue: (json, depth) => {
    checkDepth(depth);
    const { fields } = asMessage(json, 'mapValue', ['fields']);
    const vector = parseVector(fields);
    if (vector !== undefined) return vector;
    const parsed = fieldsAt(fields, depth + 1);
    return Object.keys(parsed).length === 0 ? { mapValue: {} } : { mapValue: { fields: parsed } };
  },
};

/** `{"__type__": "__vector__", "value": [doubles]}`: the one map that may use a reserved name. */
function parseVector(json: unknown): Value | undefined {
  const fields = (json ?? {}) as JsonObject;
  if (typeof fields !== 'object' || !Object.hasOwn(fields, '__type__')) return undefined;
  const type = asMessage(fields['__type__'], '__type__', ['stringValue'])['stringValue'];
  if (type !== '__vector__' || Object.keys(fields).length !== 2) throw invalid('A map with __type__ must be a vector.');
  const value = valueAt(fields['value'], 1);
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (elements.length === 0 || elements.length > MOST_DIMENSIONS)
    throw invalid(`A vector must have between 1 and ${MOST_DIMENSIONS} numbers.`);
  if (elements.some((element) => !('doubleValue' in element))) throw invalid('A vector must be a list of doubles.');
  return { mapValue: { fields: { __type__: { stringValue: type }, value } } };
}

function checkLength(bytes: number): void {
  if (bytes > LONGEST_VALUE) throw invalid(`A value must not be longer than ${LONGEST_VALUE} bytes.`);
}

function checkDepth(depth: number): void {
  if (depth > DEEPEST) throw invalid(`Values must not nest deeper than ${DEEPEST} levels.`);
}

/** An int64, sent as a text or a number. Throws INVALID_ARGUMENT. */
export function parseInt64(json: unknown): string {
  const integer = toBigInt(json);
  if (integer > INT64_MAX || integer < INT64_MIN) throw invalid('An int64 must fit 64 bits.');
  return String(integer);
}

/** "1.0", "1e3" and "+1" are integers too, as proto3 JSON has it. */
function toBigInt(json: unknown): bigint {
  if (typeof json === 'string' && /^-?\d{1,20}$/.test(json)) return BigInt(json);
  const number = typeof json === 'string' && WRITTEN_NUMBER.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid('An int64 must be an integer.');
  return BigInt(number);
}

/** Standard or URL-safe alphabet, padded or not, as proto3 JSON allows. */
function parseBase64(json: unknown): string {
  const text = asString(json, 'bytesValue');
  const digits = /^([A-Za-z0-9+/_-]*)={0,2}$/.exec(text)?.[1];
  // One digit alone has six bits, which are no byte.
  if (digits === undefined || digits.length % 4 === 1) throw invalid('bytesValue must be base64.');
  return Buffer.from(text, 'base64').toString('base64');
}

/** A double, sent as a number or a text. */
function parseDouble(json: unknown, where: string): number {
  const isSpelled = typeof json === 'string' && json.trim() !== '' && /^(NaN|-?Infinity|[-+.\deE]+)$/.test(json);
  const number = isSpelled ? Number(json) : json;
  if (typeof number !== 'number' || (Number.isNaN(number) && json !== 'NaN'))
    throw invalid(`${where} must be a number.`);
  if (!Number.isFinite(number) && /\d/.test(String(json))) throw invalid(`${where} must fit 64 bits.`);
  return number;
}

function coordinate(json: unknown, limit: number): number {
  const number = parseDouble(json, 'A coordinate');
  if (!(Math.abs(number) <= limit)) throw invalid(`A coordinate must lie within ±${limit}.`);
  return number;
}
