import { type BuiltinTable, builtin } from './builtin.ts';
import { looselyEqual, strictlyEqual } from './equality.ts';
import { asList, asString, typesOfBound } from './expect-type.ts';
import { holdsOrder, type OrderOperator } from './order.ts';
import { fail } from './problem.ts';
import { type Bound, type BoundedValue, bool, type RuleValue } from './rule-value.ts';

/**
 * What follows from the bounds that a query sets to a field. Each function answers what one bound proves alone and fails otherwise, because whatever
 * is not proved may be false of a document that the query returns. Of what could be proved only that is which Google's emulator proves too.
 */
const UNPROVEN = 'la consulta no lo demuestra';

/** `field op value`: true, or a failure. */
export function provesOrder({ bounds }: BoundedValue, op: OrderOperator, value: RuleValue): boolean {
  // A query for less than 10 also returns NaN, the lowest number of its order; in the language NaN is less than nothing.
  const isOrderedIfNumber = bounds.some((bound) => isOrdered(bound, op, value));
  return (
    (isOrderedIfNumber && (!isNumber(value) || op === '>' || op === '>=' || bounds.some(isNoNaN))) || fail(UNPROVEN)
  );
}

const isNoNaN = (bound: Bound): boolean =>
  bound.kind === 'not-nan' || ((bound.kind === '>' || bound.kind === '>=') && isNumber(bound.than));

/** `field != value`: true, or a failure. */
export function provesDifferent({ bounds }: BoundedValue, value: RuleValue): boolean {
  return bounds.some((bound) => isExcluded(bound, value)) || fail(UNPROVEN);
}

/** `field in list`: false, or a failure. */
export function provesNotListed({ bounds }: BoundedValue, items: readonly RuleValue[]): boolean {
  const isNone = (item: RuleValue): boolean =>
    bounds.some((bound) => isExcluded(bound, item) || isUnlisted(bound, item) || isOfOtherType(bound, item));
  return items.every(isNone) ? false : fail(UNPROVEN);
}

/** `value in field`: true, or a failure. */
export function provesElement({ bounds }: BoundedValue, value: RuleValue): boolean {
  return bounds.some((bound) => isElement(bound, value)) || fail(UNPROVEN);
}

export const boundedMethods: BuiltinTable = {
  hasAny: builtin(1, (self, wanted) => {
    const items = asList(wanted);
    return bool(boundsOf(self).some((bound) => items.some((item) => isElement(bound, item))) || fail(UNPROVEN));
  }),
  // Of the elements of a list a query proves one, so that «all» is never proved but of the names of fields.
  hasAll: builtin(1, (self, wanted) => {
    const names = asList(wanted).map(asString);
    const hasAll = (bound: Bound): boolean => bound.kind === 'keys' && names.every((name) => bound.known.has(name));
    return bool(boundsOf(self).some(hasAll) || fail(UNPROVEN));
  }),
};

const boundsOf = (value: RuleValue): readonly Bound[] => (value.type === 'bounded' ? value.bounds : fail(UNPROVEN));

function isElement(bound: Bound, value: RuleValue): boolean {
  if (bound.kind === 'has') return strictlyEqual(bound.item, value);
  return bound.kind === 'keys' && value.type === 'string' && bound.known.has(value.value);
}

function isOrdered(bound: Bound, op: OrderOperator, value: RuleValue): boolean {
  switch (bound.kind) {
    case '<':
    case '<=':
      // More than 10 is proved by nothing that is less than 20.
      if ((op !== '<' && op !== '<=') || !isComparable(bound.than, value)) return false;
      return holdsOrder(op === '<' && bound.kind === '<=' ? '<' : '<=', bound.than, value);
    case '>':
    case '>=':
      if ((op !== '>' && op !== '>=') || !isComparable(bound.than, value)) return false;
      return holdsOrder(op === '>' && bound.kind === '>=' ? '>' : '>=', bound.than, value);
    case '!=':
    case 'not-in':
    case 'not-null':
    case 'not-nan':
    case 'has':
    case 'keys':
      return false;
  }
}

/** Whatever beyond the bound is. Nothing that a query constrains is null, unless it asks for null. */
function isExcluded(bound: Bound, value: RuleValue): boolean {
  if (value.type === 'null') return true;
  switch (bound.kind) {
    case '<':
    case '<=':
      return isComparable(bound.than, value) && holdsOrder(bound.kind === '<' ? '>=' : '>', value, bound.than);
    case '>':
    case '>=':
      return isComparable(bound.than, value) && holdsOrder(bound.kind === '>' ? '<=' : '<', value, bound.than);
    case '!=':
      return isComparable(bound.value, value) && looselyEqual(bound.value, value);
    case 'not-in':
      // 7.0 passes a list with a 7, and in the language the two are equal.
      return bound.values.some((one) => !isNumber(one) && isComparable(one, value) && looselyEqual(one, value));
    case 'not-null':
    case 'not-nan':
    case 'has':
    case 'keys':
      return false;
  }
}

/** −0.0 and 0.0 are two values to a query and one to the language. */
function isUnlisted(bound: Bound, item: RuleValue): boolean {
  if (bound.kind !== 'not-in' || (item.type === 'float' && item.value === 0)) return false;
  return bound.values.some((one) => isComparable(one, item) && strictlyEqual(one, item));
}

function isOfOtherType(bound: Bound, item: RuleValue): boolean {
  const types = typesOfBound(bound);
  return types !== undefined && item.type !== 'partial' && item.type !== 'bounded' && !types.includes(item.type);
}

const isNumber = ({ type }: RuleValue): boolean => type === 'int' || type === 'float';

/**
 * Whether the order of a query and that of the language are the same between these two, so that one follows from the other. A decimal bound says
 * nothing of whole numbers, as in Google's emulator.
 */
function isComparable(bound: RuleValue, value: RuleValue): boolean {
  if (bound.type === 'int') return isNumber(value) && isExact(bound) && isExact(value);
  if (bound.type === 'float') return value.type === 'float' && isExact(bound);
  // The language orders texts by UTF-16 units and queries by code points: the same below the surrogates.
  if (bound.type === 'string') return value.type === 'string' && !/[\ud800-\uffff]/.test(value.value);
  return bound.type === value.type && (bound.type === 'timestamp' || bound.type === 'bool');
}

/** Beyond it a query takes an int for the double next to it. */
function isExact(value: RuleValue): boolean {
  if (value.type === 'int') return Number.isSafeInteger(Number(value.value));
  return value.type === 'float' && Math.abs(value.value) <= Number.MAX_SAFE_INTEGER;
}
