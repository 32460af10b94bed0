import { compareText } from './text-order.ts';
import { arrayElements, type Fields, toNumber, typeRank, type Value } from './value.ts';

/**
 * The total order of values: what `==`, ranges, `orderBy` and cursors use. It must equal the SDK's own (`valueCompare`), not the
 * documentation: a query the SDK answers differently from us never settles on the client.
 */
export function compareValues(a: Value, b: Value): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if (('integerValue' in a || 'doubleValue' in a) && ('integerValue' in b || 'doubleValue' in b)) {
    return compareNumbers(toNumber(a), toNumber(b));
  }
  if ('timestampValue' in a && 'timestampValue' in b) return compareText(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) return compareReferences(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [p, q] = [a.geoPointValue, b.geoPointValue];
    return compareNumbers(p.latitude, q.latitude) || compareNumbers(p.longitude, q.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareArrays(arrayElements(a), arrayElements(b));
  if ('mapValue' in a && 'mapValue' in b) {
    const [left, right] = [a.mapValue.fields ?? NO_FIELDS, b.mapValue.fields ?? NO_FIELDS];
    return typeRank(a) === VECTOR ? compareVectors(left, right) : compareMaps(left, right);
  }
  return 0;
}

const VECTOR = 9;
const NO_FIELDS: Fields = {};

/** NaN is the lowest number and equal to itself; −0 equals 0. */
function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return 1;
}

function compareBytes(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
}

/** Segment by segment in plain UTF-16 order: unlike document keys, as the SDK does it. */
function compareReferences(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [x, y] = [left[i] ?? '', right[i] ?? ''];
    if (x !== y) return x < y ? -1 : 1;
  }
  return left.length - right.length;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareValues(a[i] as Value, b[i] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Vectors of fewer dimensions come first; only then their numbers count. */
function compareVectors(a: Fields, b: Fields): number {
  const [left, right] = [arrayElements(a['value']), arrayElements(b['value'])];
  return left.length - right.length || compareArrays(left, right);
}

/** Maps as lists of (key, value), keys sorted in UTF-16 order yet compared in UTF-8 order: the SDK's own inconsistency. */
function compareMaps(a: Fields, b: Fields): number {
  const left = sortedNames(a);
  const right = sortedNames(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [x, y] = [left[i] as string, right[i] as string];
    const order = compareText(x, y) || compareValues(a[x] as Value, b[y] as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Names in order, remembered because one map of a query may be compared with that of every document. */
const sorted = new WeakMap<Fields, readonly string[]>();

function sortedNames(fields: Fields): readonly string[] {
  const names = sorted.get(fields) ?? Object.keys(fields).sort();
  sorted.set(fields, names);
  return names;
}
