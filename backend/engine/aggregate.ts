import type { Document } from './document.ts';
import { type FieldPath, fieldAt } from './fields.ts';
import { doubleToValue, isNumber, type NumberValue, toNumber, type Value } from './value.ts';

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };

/** One aggregate over the documents of a query. Values that are not numbers do not count. */
export function aggregate(documents: readonly Document[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Number.POSITIVE_INFINITY)) };
  }
  const numbers = documents
    .map(({ fields }) => fieldAt(fields, aggregation.path))
    .filter((value) => value !== undefined && isNumber(value));
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return doubleToValue(total(numbers).number / numbers.length);
}

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Exact for integers while the total fits 64 bits; a double among them, or an overflow, makes it a double. */
function sum(numbers: readonly NumberValue[]): Value {
  const { integer, number } = total(numbers);
  const fits = integer !== undefined && integer <= INT64_MAX && integer >= INT64_MIN;
  return fits ? { integerValue: String(integer) } : doubleToValue(number);
}

/** The total, and the exact one where all are integers. Integers are added up apart, so that large ones that cancel out hide no small double. */
function total(numbers: readonly NumberValue[]): { readonly integer: bigint | undefined; readonly number: number } {
  let integer = 0n;
  let double = 0;
  let isInteger = true;
  for (const value of numbers) {
    if ('integerValue' in value) integer += BigInt(value.integerValue);
    else {
      double += toNumber(value);
      isInteger = false;
    }
  }
  return { integer: isInteger ? integer : undefined, number: Number(integer) + double };
}
