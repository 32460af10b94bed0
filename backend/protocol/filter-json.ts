import { type FieldPath, isKeyPath } from '../engine/fields.ts';
import type { FieldFilter, FieldOperator, Filter, UnaryOperator } from '../engine/query.ts';
import { invalid } from '../engine/status.ts';
import { compareText } from '../engine/text-order.ts';
import { arrayElements, type Value } from '../engine/value.ts';
import { parseResourceName } from './document-name.ts';
import { parseFieldReference } from './field-path.ts';
import { asArray, asMessage, enumName } from './json-shape.ts';
import { checkFilterValue, MOST_TERMS } from './query-limits.ts';
import { parseValue } from './value-json.ts';

/** Operators with their numbers in the .proto files. */
const FIELD_OPERATORS: Readonly<Record<FieldOperator, number>> = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
};
const UNARY_OPERATORS: Readonly<Record<UnaryOperator, number>> = {
  IS_NAN: 2,
  IS_NULL: 3,
  IS_NOT_NAN: 4,
  IS_NOT_NULL: 5,
};
const COMPOSITE_OPERATORS = { AND: 1, OR: 2 };
const LIST_OPERATORS: ReadonlySet<FieldOperator> = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const);
/** Operators that make their field part of the implicit order. */
const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);
/** Values in one list, Firestore's limits. */
const MOST_LISTED = 30;
const MOST_EXCLUDED = 10;
/** Counts the parts of one query's filters while they are read, so that a flood of them is refused before it is kept. */
interface Parts {
  left: number;
}

/** A query's `where`: `fieldFilter`, `unaryFilter` or `compositeFilter`, nested as deep as a request may be. Throws INVALID_ARGUMENT. */
export function parseFilter(json: unknown, database: string): Filter {
  return parsePart(json, database, { left: MOST_PARTS });
}

/** ANDs and ORs count here too, so this is more than the filters that a query may have. */
const MOST_PARTS = 10 * MOST_TERMS;
const KINDS = ['compositeFilter', 'unaryFilter', 'fieldFilter'];

function parsePart(json: unknown, database: string, parts: Parts): Filter {
  const filter = asMessage(json, 'A filter', KINDS);
  if (Object.keys(filter).length !== 1) throw invalid(`A filter must be one of ${KINDS.join(', ')}.`);
  parts.left -= 1;
  if (parts.left < 0) throw invalid(`A query must not have more than ${MOST_PARTS} parts of filters.`);
  if (filter['compositeFilter'] !== undefined) return parseComposite(filter['compositeFilter'], database, parts);
  if (filter['unaryFilter'] !== undefined) {
    const { field, op } = asMessage(filter['unaryFilter'], 'unaryFilter', ['field', 'op']);
    const operator = enumName(op, UNARY_OPERATORS);
    if (operator === undefined) throw invalid(`Unknown unary operator ${JSON.stringify(op)}.`);
    return { kind: 'unary', path: parseFieldReference(field), op: operator };
  }
  return parseFieldFilter(filter['fieldFilter'], database);
}

function parseComposite(json: unknown, database: string, budget: Parts): Filter {
  const { op, filters } = asMessage(json, 'compositeFilter', ['op', 'filters']);
  const operator = enumName(op, COMPOSITE_OPERATORS);
  if (operator === undefined) throw invalid('A compositeFilter must be AND or OR.');
  const parts = asArray(filters, 'compositeFilter.filters');
  // An AND of nothing holds for every document.
  if (parts.length === 0 && operator === 'OR') throw invalid('An OR must have filters.');
  const nested = parts.map((part) => parsePart(part, database, budget));
  return { kind: 'composite', op: operator === 'AND' ? 'and' : 'or', filters: nested };
}

function parseFieldFilter(json: unknown, database: string): Filter {
  const { field, op, value: valueJson } = asMessage(json, 'fieldFilter', ['field', 'op', 'value']);
  const operator = enumName(op, FIELD_OPERATORS);
  if (operator === undefined) throw invalid(`Unknown operator ${JSON.stringify(op)}.`);
  const path = parseFieldReference(field);
  const value = LIST_OPERATORS.has(operator) ? parseList(operator, valueJson) : parseValue(valueJson);
  if (isKeyPath(path)) return keyFilter(operator, value, path, database);
  for (const compared of LIST_OPERATORS.has(operator) ? arrayElements(value) : [value]) checkFilterValue(compared);
  return { kind: 'field', path, op: operator, value };
}

/** The list of an `in`: unlike an array that is stored, it may hold arrays and vectors. */
function parseList(op: FieldOperator, json: unknown): Value {
  const { arrayValue } = asMessage(json, 'fieldFilter.value', ['arrayValue']);
  const list = asMessage(arrayValue, `The value of ${op}`, ['values']);
  const elements = asArray(list['values'], 'values');
  const most = op === 'NOT_IN' ? MOST_EXCLUDED : MOST_LISTED;
  if (elements.length === 0) throw invalid(`${op} needs a non-empty array.`);
  if (elements.length > most) throw invalid(`'${op}' supports up to ${most} comparison values.`);
  return { arrayValue: { values: elements.map(parseValue) } };
}

function keyFilter(op: FieldOperator, value: Value, path: FieldPath, database: string): FieldFilter {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid(`${op} does not apply to __name__.`);
  if (!LIST_OPERATORS.has(op)) return { kind: 'field', path, op, value: keyValue(value, database) };
  const values = arrayElements(value).map((element) => keyValue(element, database));
  return { kind: 'field', path, op, value: { arrayValue: { values } } };
}

/** A document key in a filter or cursor: the reference, made relative to its database. Throws INVALID_ARGUMENT for any other value. */
export function keyValue(value: Value, database: string): Value {
  if (!('referenceValue' in value)) throw invalid('__name__ can only be compared with a document reference.');
  const name = parseResourceName(value.referenceValue);
  if (name.database !== database) throw invalid(`${value.referenceValue} is not in database ${database}.`);
  return { referenceValue: name.path };
}

/** The fields of a filter's inequalities, but for the key, once each, in the order the implicit `orderBy` takes them. */
export function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  const paths = new Map<string, FieldPath>();
  const visit = (part: Filter): void => {
    if (part.kind === 'composite') part.filters.forEach(visit);
    else if (INEQUALITIES.has(part.op) && !isKeyPath(part.path)) paths.set(JSON.stringify(part.path), part.path);
  };
  if (filter !== undefined) visit(filter);
  return [...paths.values()].sort(compareFieldPaths);
}

/** The order of fields that come into a query's order without having been asked for. */
export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareText(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
