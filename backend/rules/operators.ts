import type { BinaryOperator } from './ast.ts';
import { provesDifferent, provesElement, provesNotListed, provesOrder } from './bounded.ts';
import { provenField } from './collection-methods.ts';
import { checkedInt } from './conversions.ts';
import { contains, equalByValue, looselyEqual } from './equality.ts';
import { asIndex, asString, typeLabel, wrongType } from './expect-type.ts';
import { holdsOrder, type OrderOperator } from './order.ts';
import { fail } from './problem.ts';
import { bool, float, int, list, type RuleValue, string } from './rule-value.ts';
import { timeArithmetic } from './time-methods.ts';

/** Every operator that looks at both of its operands. */
export function applyBinary(op: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  switch (op) {
    case '==':
      return bool(isEqual(left, right));
    case '!=':
      return bool(isDifferent(left, right));
    case 'in':
      return bool(isIn(left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bool(isInOrder(op, left, right));
    case '+':
      if (left.type === 'string' && right.type === 'string') return string(left.value + right.value);
      return timeArithmetic(op, left, right) ?? arithmetic(op, left, right);
    case '-':
      return timeArithmetic(op, left, right) ?? arithmetic(op, left, right);
    case '*':
    case '/':
    case '%':
      return arithmetic(op, left, right);
  }
}

/** A document of a query is not null, and that is all that can be said of it as a whole. */
function isEqual(left: RuleValue, right: RuleValue): boolean {
  if (left.type !== 'partial' && right.type !== 'partial') return looselyEqual(left, right);
  const other = left.type === 'partial' ? right : left;
  return other.type === 'null' ? false : fail('la consulta no demuestra el documento completo');
}

/** Bounds prove that a field is another value, and never that it is one. */
function isDifferent(left: RuleValue, right: RuleValue): boolean {
  if (left.type === 'bounded') return provesDifferent(left, right);
  return right.type === 'bounded' ? provesDifferent(right, left) : !isEqual(left, right);
}

function isInOrder(op: OrderOperator, left: RuleValue, right: RuleValue): boolean {
  if (left.type === 'bounded') return provesOrder(left, op, right);
  return right.type === 'bounded' ? provesOrder(right, MIRRORED[op], left) : holdsOrder(op, left, right);
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function isIn(wanted: RuleValue, holder: RuleValue): boolean {
  if (holder.type === 'bounded') return provesElement(holder, wanted);
  if (wanted.type === 'bounded' && holder.type === 'list') return provesNotListed(wanted, holder.items);
  if (holder.type === 'list') return contains(holder.items, wanted);
  if (holder.type === 'set') return contains(holder.items, wanted, equalByValue);
  if (holder.type === 'partial') {
    provenField(holder, asString(wanted));
    return true;
  }
  return holder.type === 'map' ? holder.entries.has(asString(wanted)) : wrongType(holder, 'lista, conjunto o mapa');
}

function arithmetic(op: '+' | '-' | '*' | '/' | '%', left: RuleValue, right: RuleValue): RuleValue {
  if (left.type === 'int' && right.type === 'int') return integerArithmetic(op, left.value, right.value);
  const [a, b] = [numberIn(left, op, right), numberIn(right, op, left)];
  switch (op) {
    case '+':
      return float(a + b);
    case '-':
      return float(a - b);
    case '*':
      return float(a * b);
    case '/':
      return float(a / b);
    case '%':
      return float(a % b);
  }
}

function integerArithmetic(op: '+' | '-' | '*' | '/' | '%', a: bigint, b: bigint): RuleValue {
  if (op === '+') return checkedInt(a + b);
  if (op === '-') return checkedInt(a - b);
  if (op === '*') return checkedInt(a * b);
  if (b === 0n) return fail('división entre cero');
  // The lowest integer divided by −1 is itself: the one quotient that does not fit.
  return int(BigInt.asIntN(64, op === '/' ? a / b : a % b));
}

function numberIn(value: RuleValue, op: string, other: RuleValue): number {
  if (value.type === 'int') return Number(value.value);
  if (value.type === 'float') return value.value;
  return fail(`«${op}» no se aplica a ${typeLabel(value)} y ${typeLabel(other)}`);
}

export function negate(value: RuleValue): RuleValue {
  if (value.type === 'int') return checkedInt(-value.value);
  if (value.type === 'float') return float(-value.value);
  return value.type === 'duration' ? { type: 'duration', value: -value.value } : wrongType(value, 'número o duración');
}

/** `x.field`: of maps only; a field that is not there has no value. */
export function fieldOf(object: RuleValue, name: string): RuleValue {
  if (object.type === 'partial') return provenField(object, name);
  if (object.type !== 'map') return wrongType(object, `un mapa para leer «${name}»`);
  return object.entries.get(name) ?? fail(`no existe el campo «${name}»`);
}

export function elementAt(object: RuleValue, index: RuleValue): RuleValue {
  switch (object.type) {
    case 'map':
    case 'partial':
      return fieldOf(object, asString(index));
    case 'list':
      return object.items[asIndex(index)] ?? fail('índice fuera de la lista');
    case 'path':
      return string(object.segments[asIndex(index)] ?? fail('índice fuera de la ruta'));
    case 'string': {
      const at = asIndex(index);
      return at >= 0 && at < object.value.length ? string(object.value.charAt(at)) : fail('índice fuera del texto');
    }
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'set':
    case 'map_diff':
    case 'bounded':
      return wrongType(object, 'algo con índices');
  }
}

export function sliceOf(object: RuleValue, from: RuleValue | undefined, to: RuleValue | undefined): RuleValue {
  if (object.type !== 'string' && object.type !== 'list') return wrongType(object, 'texto o lista');
  const size = object.type === 'string' ? object.value.length : object.items.length;
  const [start, end] = [from === undefined ? 0 : asIndex(from), to === undefined ? size : asIndex(to)];
  if (start < 0 || end > size || start > end) return fail('intervalo fuera de límites');
  return object.type === 'string' ? string(object.value.slice(start, end)) : list(object.items.slice(start, end));
}
