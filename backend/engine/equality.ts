import { arrayElements, type Fields, isVector, type Value, valueKey } from './value.ts';

/**
 * Strict equality: what `in`, `not-in` and `array-contains[-any]` use. Unlike the order's equality, 1 ≠ 1.0 and
 * 0 ≠ −0; NaN equals itself. Canonical values make it a comparison of text for every scalar.
 */
export function strictlyEqual(a: Value, b: Value): boolean {
  // What a write leaves alone is the same object, however large.
  if (a === b) return true;
  if ('arrayValue' in a) return 'arrayValue' in b && sameElements(arrayElements(a), arrayElements(b));
  if ('mapValue' in a) {
    return (
      'mapValue' in b && isVector(a) === isVector(b) && sameFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
    );
  }
  if ('geoPointValue' in a) {
    if (!('geoPointValue' in b)) return false;
    const [p, q] = [a.geoPointValue, b.geoPointValue];
    return p.latitude === q.latitude && p.longitude === q.longitude;
  }
  return valueKey(a) === valueKey(b) && scalar(a) === scalar(b);
}

/**
 * A text that two values share exactly when arrayUnion and arrayRemove take them for the same, for sets of values: strictly equal ones, and an int and
 * a double of the same number, also inside of maps and lists.
 */
export function elementKey(value: Value): string {
  if ('arrayValue' in value) return `[${arrayElements(value).map(elementKey).join()}]`;
  if ('mapValue' in value) {
    const entries = Object.entries(value.mapValue.fields ?? {});
    return `{${entries
      .map(([name, inner]) => `${JSON.stringify(name)}:${elementKey(inner)}`)
      .sort()
      .join()}}`;
  }
  if ('geoPointValue' in value) {
    // JSON has no -0, which equals 0 here too.
    const { latitude, longitude } = value.geoPointValue;
    return `geoPointValue${JSON.stringify([latitude, longitude])}`;
  }
  if ('doubleValue' in value && Number.isInteger(value.doubleValue))
    return elementKey({ integerValue: String(BigInt(value.doubleValue)) });
  return `${valueKey(value)}${JSON.stringify(scalar(value))}`;
}

function scalar(value: Value): unknown {
  for (const inner of Object.values(value)) return inner;
  return undefined;
}

function sameElements(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((element, i) => strictlyEqual(element, b[i] as Value));
}

function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => {
    const other = Object.hasOwn(b, key) ? b[key] : undefined;
    return other !== undefined && strictlyEqual(a[key] as Value, other);
  });
}

/** Same content, field by field: a write that changes nothing keeps the document's version. */
export { sameFields };
