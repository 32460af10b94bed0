import { elementKey } from './equality.ts';
import type { FieldPath } from './fields.ts';
import type { FieldsDraft } from './fields-draft.ts';
import { arrayElements, doubleToValue, isNumber, type NumberValue, toNumber, type Value } from './value.ts';
import type { Transform } from './write.ts';

/** Applies transforms in order, each seeing the effect of the earlier ones. The result has one value per transform, as the client expects. */
export function applyTransforms(
  draft: FieldsDraft,
  transforms: readonly Transform[],
  requestTime: Value,
): readonly Value[] {
  const results: Value[] = [];
  const put = (path: FieldPath, value: Value, result: Value) => {
    draft.set(path, value);
    results.push(result);
  };
  for (const transform of transforms) {
    const before = draft.get(transform.path);
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
      case 'remove': {
        const values = arrayElements(before);
        draft.count(values.length + transform.elements.length);
        put(
          transform.path,
          { arrayValue: { values: listed(transform.kind, values, transform.elements) } },
          { nullValue: null },
        );
        break;
      }
    }
  }
  return results;
}

function numeric(kind: 'increment' | 'maximum' | 'minimum', before: Value | undefined, operand: NumberValue): Value {
  if (before === undefined || !isNumber(before)) return operand;
  if (kind === 'increment') return add(before, operand);
  // Equal numbers keep the stored one; NaN wins over everything, as IEEE's max and min have it.
  if (Number.isNaN(toNumber(operand))) return operand;
  if (Number.isNaN(toNumber(before))) return before;
  const [stored, given] = [exactly(before), exactly(operand)];
  return (kind === 'maximum' ? stored >= given : stored <= given) ? before : operand;
}

/** JavaScript compares a bigint with a number exactly, which no double does with the ints beyond 2^53. */
function exactly(value: NumberValue): bigint | number {
  return 'integerValue' in value ? BigInt(value.integerValue) : toNumber(value);
}

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Integers saturate at 64 bits; a double on either side makes the sum a double. */
function add(a: NumberValue, b: NumberValue): Value {
  if (!('integerValue' in a) || !('integerValue' in b)) return doubleToValue(toNumber(a) + toNumber(b));
  const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
  return { integerValue: String(sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum) };
}

/** By a set of keys: a visitor may name thousands of elements, and to compare each with each would be millions of comparisons. */
function listed(kind: 'append' | 'remove', before: readonly Value[], elements: readonly Value[]): readonly Value[] {
  if (kind === 'remove') {
    const removed = new Set(elements.map(elementKey));
    return before.filter((value) => !removed.has(elementKey(value)));
  }
  const known = new Set(before.map(elementKey));
  const added = elements.filter((element) => {
    const key = elementKey(element);
    return !known.has(key) && known.add(key);
  });
  return [...before, ...added];
}
