import { type FieldPath, isKeyPath } from '../engine/fields.ts';
import type { FieldFilter, FieldOperator, Filter, UnaryOperator } from '../engine/query.ts';
import { invalid } from '../engine/status.ts';
import { compareText } from '../engine/text-order.ts';
import { arrayElements, type Value } from '../engine/value.ts';
import { parseResourceName } from './document-name.ts';
import { parseFieldPath } from './field-path.ts';
import { asArray, asObject } from './json-shape.ts';
import { parseValue } from './value-json.ts';

const FIELD_OPERATORS: ReadonlySet<string> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
]);
const UNARY_OPERATORS: ReadonlySet<string> = new Set<UnaryOperator>(['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN']);
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
/** Elements of an `in` list, and parts of all filters together: far above what the SDK or Google's server accept, and still quick to evaluate. */
const MOST_FILTERS = 1000;
const DEEPEST = 100;

/** A query's `where`: `fieldFilter`, `unaryFilter` or `compositeFilter`, nested at will. Throws INVALID_ARGUMENT. */
export function parseFilter(json: unknown, database: string, depth = 0): Filter {
  const filter = asObject(json, 'A filter');
  if (depth > DEEPEST) throw invalid('Filters are nested too deeply.');
  if (filter['compositeFilter'] !== undefined) return parseComposite(filter['compositeFilter'], database, depth);
  if (filter['unaryFilter'] !== undefined) {
    const { field, op } = asObject(filter['unaryFilter'], 'unaryFilter');
    if (typeof op !== 'string' || !UNARY_OPERATORS.has(op))
      throw invalid(`Unknown unary operator ${JSON.stringify(op)}.`);
    return { kind: 'unary', path: pathOf(field), op: op as UnaryOperator };
  }
  if (filter['fieldFilter'] !== undefined) return parseFieldFilter(filter['fieldFilter'], database);
  throw invalid('A filter must be a compositeFilter, a fieldFilter or a unaryFilter.');
}

function parseComposite(json: unknown, database: string, depth: number): Filter {
  const { op, filters } = asObject(json, 'compositeFilter');
  if (op !== 'AND' && op !== 'OR') throw invalid('A compositeFilter must be AND or OR.');
  const parts = asArray(filters, 'compositeFilter.filters');
  if (parts.length === 0 || parts.length > MOST_FILTERS)
    throw invalid('A compositeFilter must have between 1 and 1000 filters.');
  const nested = parts.map((part) => parseFilter(part, database, depth + 1));
  return { kind: 'composite', op: op === 'AND' ? 'and' : 'or', filters: nested };
}

function parseFieldFilter(json: unknown, database: string): Filter {
  const { field, op, value: valueJson } = asObject(json, 'fieldFilter');
  if (typeof op !== 'string' || !FIELD_OPERATORS.has(op)) throw invalid(`Unknown operator ${JSON.stringify(op)}.`);
  const operator = op as FieldOperator;
  const path = pathOf(field);
  const value = LIST_OPERATORS.has(operator) ? parseList(operator, valueJson) : parseValue(valueJson);
  if (isKeyPath(path)) return keyFilter(operator, value, path, database);
  return { kind: 'field', path, op: operator, value };
}

/** The list of an `in`: unlike an array that is stored, it may hold arrays and vectors. */
function parseList(op: FieldOperator, json: unknown): Value {
  const list = asObject(asObject(json, 'fieldFilter.value')['arrayValue'], `The value of ${op}`);
  const values = asArray(list['values'], 'values').map(parseValue);
  if (values.length === 0) throw invalid(`${op} needs a non-empty array.`);
  if (values.length > MOST_FILTERS) throw invalid(`${op} supports up to ${MOST_FILTERS} values.`);
  return { arrayValue: { values } };
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

function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareText(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function pathOf(field: unknown): FieldPath {
  return parseFieldPath(asObject(field, 'field')['fieldPath']);
}
