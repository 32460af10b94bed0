import { DOCUMENT_KEY, type FieldPath, isKeyPath } from '../engine/fields.ts';
import type { NearestSearch } from '../engine/nearest.ts';
import type { Cursor, Order, Query } from '../engine/query.ts';
import { invalid, StatusError } from '../engine/status.ts';
import type { Value } from '../engine/value.ts';
import { checkId, parseResourceName } from './document-name.ts';
import { parseFieldReference } from './field-path.ts';
import { compareFieldPaths, inequalityPaths, keyValue, parseFilter } from './filter-json.ts';
import { asArray, asBoolean, asMessage, asOptionalInt32, asString, enumName } from './json-shape.ts';
import { parseNearest } from './nearest-json.ts';
import { checkQueryLimits, checkQuerySize, MOST_SELECTED } from './query-limits.ts';
import { parseValue } from './value-json.ts';

const PARTS = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit', 'findNearest'];

/**
 * A `structuredQuery` under a parent (`projects/P/databases/D/documents[/path]`), as a query of the engine with its order completed: the
 * explicit order, then the fields of inequalities, then the document key, the implicit ones in the last explicit direction. Throws
 * INVALID_ARGUMENT, or UNIMPLEMENTED for what we do not run. Fields that are aggregated come into the order before the key as well, by their names, so that
 * limit and offset count only documents that have them, as at Google.
 */
export function parseQuery(
  json: unknown,
  parent: unknown,
  database: string,
  aggregated: readonly FieldPath[] = [],
): Query {
  const query = asMessage(json, 'structuredQuery', PARTS);
  if (query['findNearest'] !== undefined) throw new StatusError('UNIMPLEMENTED', 'Only runQuery has findNearest.');
  const name = parseResourceName(parent);
  if (name.database !== database) throw invalid(`${String(parent)} is not in database ${database}.`);
  if (name.path !== '' && name.path.split('/').length % 2 !== 0)
    throw invalid(`${name.path} does not name a document.`);
  const filter = query['where'] === undefined ? undefined : parseFilter(query['where'], database);
  const orders = asArray(query['orderBy'], 'orderBy');
  const inequalities = inequalityPaths(filter);
  checkQueryLimits({
    filter,
    orders: orders.length,
    hasParent: name.path !== '',
    inequalityFields: inequalities.length,
  });
  const explicit = orders.map(parseOrder);
  requireDistinct(explicit);
  const orderBy = completeOrder(explicit, [...inequalities, ...aggregated.toSorted(compareFieldPaths)]);
  return checkQuerySize({
    parent: name.path,
    ...parseFrom(query['from']),
    filter,
    orderBy,
    startAt: parseCursor(query['startAt'], 'startAt', explicit, database),
    endAt: parseCursor(query['endAt'], 'endAt', explicit, database),
    offset: natural(query['offset'], 'offset') ?? 0,
    limit: natural(query['limit'], 'limit'),
    select: query['select'] === undefined ? undefined : parseSelect(query['select']),
  });
}

/** The same with the search for the nearest vectors that follows it, if there is one. */
export function parseQueryAndNearest(
  json: unknown,
  parent: unknown,
  database: string,
): { readonly query: Query; readonly nearest: NearestSearch | undefined } {
  const { findNearest, ...rest } = asMessage(json, 'structuredQuery', PARTS);
  if (findNearest !== undefined && rest['limit'] !== undefined)
    throw invalid('A query with findNearest has its limit there.');
  return {
    query: parseQuery(rest, parent, database),
    nearest: findNearest === undefined ? undefined : parseNearest(findNearest),
  };
}

function parseFrom(json: unknown): Pick<Query, 'collectionId' | 'allDescendants'> {
  const from = asArray(json, 'from');
  if (from.length > 1) throw invalid('A query must not have more than one collection in "from".');
  const selector = asMessage(from[0] ?? {}, 'from', ['collectionId', 'allDescendants']);
  const allDescendants = asBoolean(selector['allDescendants'], 'allDescendants');
  const collectionId = asString(selector['collectionId'] ?? '', 'collectionId');
  if (collectionId === '') return { collectionId: undefined, allDescendants };
  checkId(collectionId);
  if (collectionId.includes('/')) throw invalid('collectionId must not contain "/".');
  return { collectionId, allDescendants };
}

const DIRECTIONS = { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 };

function parseOrder(json: unknown): Order {
  const { field, direction } = asMessage(json, 'orderBy', ['field', 'direction']);
  const name = enumName(direction ?? 'DIRECTION_UNSPECIFIED', DIRECTIONS);
  if (name === undefined) throw invalid('A direction must be ASCENDING or DESCENDING.');
  return { path: parseFieldReference(field), direction: name === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

/** Throws INVALID_ARGUMENT for a field that orders twice: the second order means nothing, and a cursor would have two places for one field. */
function requireDistinct(orders: readonly Order[]): void {
  const seen = new Set<string>();
  for (const { path } of orders) {
    const key = JSON.stringify(path);
    if (seen.has(key)) throw invalid(`The fields of orderBy must differ: ${path.join('.')}.`);
    seen.add(key);
  }
}

function completeOrder(explicit: readonly Order[], implied: readonly FieldPath[]): readonly Order[] {
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const seen = new Set(explicit.map(({ path }) => JSON.stringify(path)));
  const implicit = [...implied, [DOCUMENT_KEY]].filter((path) => {
    const key = JSON.stringify(path);
    return !seen.has(key) && seen.add(key);
  });
  return [...explicit, ...implicit.map((path) => ({ path, direction }))];
}

/** A cursor has values for the orders that the query names, and none for the implicit ones. */
function parseCursor(json: unknown, where: string, orderBy: readonly Order[], database: string): Cursor | undefined {
  if (json === undefined) return undefined;
  const cursor = asMessage(json, where, ['values', 'before']);
  const elements = asArray(cursor['values'], `${where}.values`);
  if (elements.length > orderBy.length) throw invalid(`${where} has more values than the query has orders.`);
  const bounds = elements
    .map(parseValue)
    .map((value: Value, i) => (isKeyPath(orderBy[i]?.path ?? []) ? keyValue(value, database) : value));
  return { values: bounds, before: asBoolean(cursor['before'], `${where}.before`) };
}

function parseSelect(json: unknown): Query['select'] {
  const fields = asArray(asMessage(json, 'select', ['fields'])['fields'], 'select.fields');
  if (fields.length > MOST_SELECTED) throw invalid(`A query may select ${MOST_SELECTED} fields.`);
  const paths = fields.map(parseFieldReference);
  return paths.filter((path) => !isKeyPath(path));
}

function natural(json: unknown, where: string): number | undefined {
  const number = asOptionalInt32(json, where);
  if (number !== undefined && number < 0) throw invalid(`${where} must not be negative.`);
  return number;
}
