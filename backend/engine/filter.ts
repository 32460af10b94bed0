import { compareValues } from './compare.ts';
import type { Document } from './document.ts';
import { comparePaths, type DocumentPath, documentPath } from './document-path.ts';
import { strictlyEqual } from './equality.ts';
import { fieldAt, isKeyPath } from './fields.ts';
import type { FieldFilter, FieldOperator, Filter, UnaryOperator } from './query.ts';
import { arrayElements, isNaNValue, isNumber, type NumberValue, toNumber, typeRank, type Value } from './value.ts';

export type DocumentTest = (document: Document) => boolean;
type ValueTest = (value: Value) => boolean;

/** Turns a filter into a function, once, so that a commit can be tested against a hundred listeners. */
export function compileFilter(filter: Filter): DocumentTest {
  if (filter.kind === 'composite') {
    const tests = filter.filters.map(compileFilter);
    return filter.op === 'and'
      ? (document) => tests.every((test) => test(document))
      : (document) => tests.some((test) => test(document));
  }
  if (isKeyPath(filter.path)) return filter.kind === 'field' ? keyTest(filter) : keyUnaryTest(filter.op);
  const { path } = filter;
  const test = filter.kind === 'field' ? fieldTest(filter) : UNARY_TESTS[filter.op];
  return (document) => {
    const value = fieldAt(document.fields, path);
    return value !== undefined && test(value);
  };
}

/** What the four range operators and equality make of an order; undefined for the others. */
function orderTest(op: FieldOperator): ((order: number) => boolean) | undefined {
  switch (op) {
    case 'LESS_THAN':
      return (order) => order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return (order) => order <= 0;
    case 'GREATER_THAN':
      return (order) => order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return (order) => order >= 0;
    case 'EQUAL':
      return (order) => order === 0;
    case 'NOT_EQUAL':
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
    case 'IN':
    case 'NOT_IN':
      return undefined;
  }
}

/**
 * How values stand to a filter's. An int that no double holds is compared exactly, because the identifier beside it is another one; the SDK, which
 * compares all numbers as doubles, has no such int to ask with.
 */
function orderTo(wanted: Value): (value: Value) => number {
  if (!('integerValue' in wanted) || Number.isSafeInteger(toNumber(wanted)))
    return (value) => compareValues(value, wanted);
  const bound = BigInt(wanted.integerValue);
  return (value) => (isNumber(value) ? compareToInteger(value, bound) : compareValues(value, wanted));
}

function compareToInteger(value: NumberValue, bound: bigint): number {
  const number = 'integerValue' in value ? BigInt(value.integerValue) : toNumber(value);
  if (number > bound) return 1;
  // NaN is the lowest number.
  return number < bound || Number.isNaN(number) ? -1 : 0;
}

function fieldTest({ op, value: wanted }: FieldFilter): ValueTest {
  const rank = typeRank(wanted);
  const holds = orderTest(op);
  // Null and NaN equal nothing, as in SQL: the unary filters ask for them. Inside a list or a map that is compared whole they are ordinary.
  // The SDK finds them in its cache all the same, so a client that holds such a document waits for ever: with Google's server as with ours.
  const equalsNothing = (operand: Value): boolean => 'nullValue' in operand || isNaNValue(operand);
  if (equalsNothing(wanted) && !(op === 'NOT_EQUAL' && isNaNValue(wanted))) return () => false;
  const order = orderTo(wanted);
  if (holds !== undefined) return (value) => typeRank(value) === rank && holds(order(value));
  const list = arrayElements(wanted).filter((entry) => !equalsNothing(entry));
  const listed: ValueTest = (value) => list.some((entry) => strictlyEqual(entry, value));
  switch (op) {
    case 'NOT_EQUAL':
      return (value) => !('nullValue' in value) && (isNaNValue(wanted) || order(value) !== 0);
    case 'ARRAY_CONTAINS':
      return (value) => arrayElements(value).some((element) => strictlyEqual(element, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return (value) => arrayElements(value).some(listed);
    case 'IN':
      return listed;
    case 'NOT_IN':
      // A null in the list makes the whole filter false, as in SQL.
      if (arrayElements(wanted).some((entry) => 'nullValue' in entry)) return () => false;
      return (value) => !('nullValue' in value) && !listed(value);
    case 'EQUAL':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      throw new Error(`no test for ${op}`);
  }
}

const UNARY_TESTS: Readonly<Record<UnaryOperator, ValueTest>> = {
  IS_NULL: (value) => 'nullValue' in value,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (value) => !('nullValue' in value),
  IS_NOT_NAN: (value) => !('nullValue' in value) && !isNaNValue(value),
};

function keyTest({ op, value: wanted }: FieldFilter): DocumentTest {
  const holds = orderTest(op);
  if (holds !== undefined) {
    const bound = keyOf(wanted);
    return (document) => holds(comparePaths(document, bound));
  }
  if (op === 'NOT_EQUAL') {
    const bound = keyOf(wanted);
    return (document) => document.path !== bound.path;
  }
  const paths = new Set(arrayElements(wanted).map((value) => keyOf(value).path));
  return op === 'IN' ? (document) => paths.has(document.path) : (document) => !paths.has(document.path);
}

/** A key is never null and never NaN. */
function keyUnaryTest(op: UnaryOperator): DocumentTest {
  return () => op === 'IS_NOT_NULL' || op === 'IS_NOT_NAN';
}

export function keyOf(value: Value): DocumentPath {
  if (!('referenceValue' in value))
    throw new Error('a key is compared with a reference; the parser lets nothing else through');
  return documentPath(value.referenceValue);
}
