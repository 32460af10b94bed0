import { compareValues } from './compare.ts';
import { strictlyEqual } from './equality.ts';
import { type FieldPath, fieldAt, withField } from './fields.ts';
import {
  arrayElements,
  doubleToValue,
  type Fields,
  isNumber,
  type NumberValue,
  toNumber,
  type Value,
} from './value.ts';
import type { Transform } from './write.ts';

/** Applies transforms in order, each seeing the effect of the earlier ones. `results` has one value per transform, as the client expects. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  requestTime: Value,
): { readonly fields: Fields; readonly results: readonly Value[] } {
  const results: Value[] = [];
  let current = fields;
  const put = (path: FieldPath, value: Value, result: Value) => {
    current = withField(current, path, value);
    results.push(result);
  };
  for (const transform of transforms) {
    const before = fieldAt(current, transform.path);
    switch (transform.kind) {
      case 'requestTime':
        put(transform.path, requestTime, requestTime);
        break;
      case 'increment':
      case 'maximum':
      case 'minimum': {
        const value = numeric(transform.kind, before, transform.operand);
        put(transform.path, value, value);
        break;
      }
      case 'append':
      case 'remove':
        put(
          transform.path,
          { arrayValue: { values: listed(transform.kind, arrayElements(before), transform.elements) } },
          { nullValue: null },
        );
        break;
    }
  }
  return { fields: current, results };
}

function numeric(kind: 'increment' | 'maximum' | 'minimum', before: Value | undefined, operand: NumberValue): Value {
  if (before === undefined || !isNumber(before)) return operand;
  if (kind === 'increment') return add(before, operand);
  const order = compareValues(before, operand);
  // Equal numbers keep the stored one; NaN wins over everything, as IEEE's max and min have it.
  if (Number.isNaN(toNumber(operand))) return operand;
  if (Number.isNaN(toNumber(before))) return before;
  return (kind === 'maximum' ? order >= 0 : order <= 0) ? before : operand;
}

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Integers saturate at 64 bits; a double on either side makes the sum a double. */
function add(a: NumberValue, b: NumberValue): Value {
  if (!('integerValue' in a) || !('integerValue' in b)) return doubleToValue(toNumber(a) + toNumber(b));
  const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
  return { integerValue: String(sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum) };
}

function listed(kind: 'append' | 'remove', before: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const isIn = (list: readonly Value[], value: Value) => list.some((entry) => strictlyEqual(entry, value));
  if (kind === 'remove') return before.filter((value) => !isIn(elements, value));
  const values = [...before];
  for (const element of elements) if (!isIn(values, element)) values.push(element);
  return values;
}
