import { valueSize } from '../engine/document-size.ts';
import type { Filter, Query } from '../engine/query.ts';
import { querySize } from '../engine/query-size.ts';
import { invalid } from '../engine/status.ts';
import { arrayElements, type Value } from '../engine/value.ts';

/** Firestore's limits for one query. */
const MOST_DISJUNCTIONS = 30;
export const MOST_TERMS = 100;
const MOST_INEQUALITY_FIELDS = 10;
/** Fields of a projection, or of a read's mask. Firestore has no such limit, but each costs work for each document. */
export const MOST_SELECTED = 1000;

/** Bytes of a value in a filter: Firestore indexes no more of one. A text counts one more than it has. */
const LARGEST_VALUE = 1501;
/** Bytes of memory of a whole query, which listeners and transactions keep. Its cursors may be most of it. */
const LARGEST_QUERY = 1 << 20;

/** Throws INVALID_ARGUMENT for a value that no indexed value can equal. */
export function checkFilterValue(value: Value): void {
  if (valueSize(value) > LARGEST_VALUE) throw invalid('The value of a filter is too large to be used in a query.');
}

/** Throws INVALID_ARGUMENT for a query that would cost too much to keep. */
export function checkQuerySize(query: Query): Query {
  if (querySize(query) > LARGEST_QUERY) throw invalid('The values of the query are too large.');
  return query;
}

interface Terms {
  readonly filter: Filter | undefined;
  /** The orders that were asked for, without the implicit ones. */
  readonly orders: number;
  readonly hasParent: boolean;
  readonly inequalityFields: number;
}

/** Throws INVALID_ARGUMENT for a query that Firestore would not run either. */
export function checkQueryLimits({ filter, orders, hasParent, inequalityFields }: Terms): void {
  const filters = filter === undefined ? 0 : countFilters(filter);
  if (filters + orders + Number(hasParent) > MOST_TERMS) {
    throw invalid(
      `The query may not have more than ${MOST_TERMS} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders.`,
    );
  }
  const disjunctions = filter === undefined ? 1 : countDisjunctions(filter);
  if (disjunctions > MOST_DISJUNCTIONS)
    throw invalid(
      `Too many disjunctions after normalization. Result had more than the maximum of ${MOST_DISJUNCTIONS}.`,
    );
  if (inequalityFields > MOST_INEQUALITY_FIELDS)
    throw invalid(`A query may not have more than ${MOST_INEQUALITY_FIELDS} distinct inequality fields.`);
}

function countFilters(filter: Filter): number {
  return filter.kind === 'composite' ? filter.filters.reduce((sum, part) => sum + countFilters(part), 0) : 1;
}

/** How many ANDs the filter becomes as one OR of ANDs. A list of `in` is an OR of its values. */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'composite') {
    const parts = filter.filters.map(countDisjunctions);
    return filter.op === 'or' ? parts.reduce((sum, n) => sum + n, 0) : parts.reduce((product, n) => product * n, 1);
  }
  const isList = filter.kind === 'field' && (filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY');
  return isList ? arrayElements(filter.value).length : 1;
}
