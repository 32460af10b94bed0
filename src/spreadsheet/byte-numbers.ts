import type { Bytes } from './byte-tags.ts';

/** The whole number that the bytes write; -1 where they write anything else. */
export function wholeAt(bytes: Bytes, from: number, to: number): number {
  if (from < 0 || to <= from || to - from > 15) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** Powers of ten that a double holds exactly. */
const TENS = Array.from({ length: 16 }, (_, power) => 10 ** power);

/** The number that a few bytes write, the same double as `Number` gives; `NaN` where they write none. */
export function numberAt(bytes: Bytes, from: number, to: number): number {
  const isNegative = bytes[from] === 45;
  let digits = 0;
  let value = 0;
  let point = -1;
  for (let at = isNegative ? from + 1 : from; at < to; at += 1) {
    const sign = bytes[at] ?? 0;
    if (sign === 46 && point < 0) point = at;
    else if (sign >= 48 && sign <= 57) {
      value = value * 10 + sign - 48;
      digits += 1;
    } else return Number(String.fromCharCode(...bytes.subarray(from, to)));
  }
  // Up to fifteen digits both sides of the division are exact, so its result is the nearest double; longer ones are left to `Number`.
  if (digits === 0 || digits > 15) return Number(String.fromCharCode(...bytes.subarray(from, to)));
  const result = point < 0 ? value : value / (TENS[to - point - 1] ?? 1);
  return isNegative ? -result : result;
}
