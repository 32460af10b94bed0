import { type BuiltinTable, builtin } from './builtin.ts';
import { asDuration, asIndex, asInt, asString, asTimestamp } from './expect-type.ts';
import { fail } from './problem.ts';
import { duration, int, type RuleValue, timestamp } from './rule-value.ts';

const MILLI = 1_000_000n;
const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: MILLI,
  ns: 1n,
};

/** Division towards the past: a moment before 1970 belongs to the day that contains it. */
const floorDiv = (a: bigint, b: bigint): bigint => a / b - (a % b < 0n ? 1n : 0n);

function dateOf(value: RuleValue): Date {
  const date = new Date(Number(floorDiv(asTimestamp(value), MILLI)));
  return Number.isNaN(date.getTime()) ? fail('fecha fuera de límites') : date;
}
const field = (read: (date: Date) => number) => builtin(0, (self) => int(read(dateOf(self))));

export const timestampMethods: BuiltinTable = {
  toMillis: builtin(0, (self) => int(floorDiv(asTimestamp(self), MILLI))),
  seconds: field((date) => date.getUTCSeconds()),
  nanos: builtin(0, (self) => {
    const nanos = asTimestamp(self);
    return int(nanos - floorDiv(nanos, SECOND) * SECOND);
  }),
  year: field((date) => date.getUTCFullYear()),
  month: field((date) => date.getUTCMonth() + 1),
  day: field((date) => date.getUTCDate()),
  hours: field((date) => date.getUTCHours()),
  minutes: field((date) => date.getUTCMinutes()),
  // Monday is 1, Sunday 7.
  dayOfWeek: field((date) => date.getUTCDay() || 7),
  dayOfYear: field((date) => {
    const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
    return Math.floor((date.getTime() - newYear) / 86_400_000) + 1;
  }),
  date: builtin(0, (self) => timestamp(floorDiv(asTimestamp(self), DAY) * DAY)),
  time: builtin(0, (self) => {
    const nanos = asTimestamp(self);
    return duration(nanos - floorDiv(nanos, DAY) * DAY);
  }),
};

export const durationMethods: BuiltinTable = {
  seconds: builtin(0, (self) => int(asDuration(self) / SECOND)),
  nanos: builtin(0, (self) => int(asDuration(self) % SECOND)),
};

export const timestampNamespace: BuiltinTable = {
  value: builtin(1, (millis) => timestamp(asInt(millis) * MILLI)),
  date: builtin(3, (year, month, day) => {
    const [y, m, d] = [asIndex(year), asIndex(month), asIndex(day)];
    const date = new Date(Date.UTC(2000, m - 1, d));
    date.setUTCFullYear(y, m - 1, d);
    const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
    return isReal ? timestamp(BigInt(date.getTime()) * MILLI) : fail('esa fecha no existe');
  }),
};

export const durationNamespace: BuiltinTable = {
  value: builtin(2, (magnitude, unit) => {
    const name = asString(unit);
    const nanos = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
    return nanos === undefined ? fail(`«${name}» no es una unidad de tiempo`) : duration(asInt(magnitude) * nanos);
  }),
  time: builtin(4, (hours, minutes, seconds, nanos) =>
    duration((asInt(hours) * 3600n + asInt(minutes) * 60n + asInt(seconds)) * SECOND + asInt(nanos)),
  ),
  abs: builtin(1, (value) => {
    const nanos = asDuration(value);
    return duration(nanos < 0n ? -nanos : nanos);
  }),
};

/** Sums and differences of moments and durations; undefined when neither operand is one. */
export function timeArithmetic(op: '+' | '-', left: RuleValue, right: RuleValue): RuleValue | undefined {
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestamp(op === '+' ? left.value + right.value : left.value - right.value);
  }
  if (left.type === 'duration' && right.type === 'timestamp' && op === '+') return timestamp(left.value + right.value);
  if (left.type === 'timestamp' && right.type === 'timestamp' && op === '-') return duration(left.value - right.value);
  if (left.type === 'duration' && right.type === 'duration') {
    return duration(op === '+' ? left.value + right.value : left.value - right.value);
  }
  return undefined;
}
