import { type BuiltinTable, builtin } from './builtin.ts';
import { asString, wrongType } from './expect-type.ts';
import { fail } from './problem.ts';
import { bool, float, int, path, type RuleValue, string } from './rule-value.ts';

const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;

/** An integer of 64 bits, or a failure: sums do not wrap around. */
export function checkedInt(value: bigint): RuleValue {
  return value < MIN_INT || value > MAX_INT ? fail('el resultado no cabe en un entero de 64 bits') : int(value);
}

/** The integer a whole number stands for, as Java casts it: what is too large becomes the nearest integer of 64 bits, and NaN 0. */
export function saturatedInt(whole: number): RuleValue {
  if (Number.isNaN(whole)) return int(0);
  if (whole >= 2 ** 63) return int(MAX_INT);
  return int(whole <= -(2 ** 63) ? MIN_INT : BigInt(whole));
}

/** What `string()` and `join` write: null, booleans, numbers, texts and paths have a text; other values have none. */
export function valueToText(value: RuleValue): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'string':
      return value.value;
    case 'float':
      return floatToText(value.value);
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'bytes':
    case 'duration':
    case 'latlng':
    case 'list':
    case 'map':
    case 'map_diff':
    case 'partial':
    case 'bounded':
    case 'set':
    case 'timestamp':
      return wrongType(value, 'un valor con texto');
  }
}

/** Java's way: always a point, and an exponent from ten million on or below a thousandth. */
function floatToText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-3)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
  }
  const plain = Object.is(value, -0) ? '-0' : String(value);
  return plain.includes('.') ? plain : `${plain}.0`;
}

function toInt(value: RuleValue): RuleValue {
  if (value.type === 'int') return value;
  if (value.type === 'float') return saturatedInt(Math.trunc(value.value));
  const [, sign = '', digits] = /^([+-]?)0*(\d{1,19})$/.exec(asString(value)) ?? [];
  if (digits === undefined) return fail('el texto no es un entero');
  return checkedInt(sign === '-' ? -BigInt(digits) : BigInt(digits));
}

function toFloat(value: RuleValue): RuleValue {
  if (value.type === 'int') return float(Number(value.value));
  if (value.type === 'float') return value;
  const text = asString(value);
  if (/^(NaN|-?Infinity)$/.test(text)) return float(Number(text));
  return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text) ? float(Number(text)) : fail('el texto no es un número');
}

function toBool(value: RuleValue): RuleValue {
  if (value.type === 'bool') return value;
  const text = asString(value).toLowerCase();
  return text === 'true' || text === 'false' ? bool(text === 'true') : fail('el texto no es un booleano');
}

/** Segments of a text such as `/productos/7`, its first slash optional. */
function toPath(value: RuleValue): RuleValue {
  if (value.type === 'path') return value;
  const segments = asString(value).replace(/^\//, '').split('/');
  return segments.includes('') ? fail('la ruta tiene un segmento vacío') : path(segments);
}

/** Functions without a namespace, but for those that read documents. */
export const conversions: BuiltinTable = {
  int: builtin(1, toInt),
  float: builtin(1, toFloat),
  bool: builtin(1, toBool),
  string: builtin(1, (value) => string(valueToText(value))),
  path: builtin(1, toPath),
  // Google's emulator writes the value to its log; ours lets it through and leaves logging to the verdict's reasons.
  debug: builtin(1, (value) => value),
};
