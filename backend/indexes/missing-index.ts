import { DOCUMENT_KEY, isKeyPath } from '../engine/fields.ts';
import type { Filter, Order, Query } from '../engine/query.ts';
import { arrayElements, type Value } from '../engine/value.ts';
import type { CompositeIndex, DeclaredIndexes, IndexField } from './declared-indexes.ts';

/** What one alternative of a query asks of an index: fields with one value, lists with one element, and the order, ranges included. */
interface Alternative {
  readonly equal: ReadonlySet<string>;
  readonly contains: ReadonlySet<string>;
  readonly ranged: ReadonlySet<string>;
}

/**
 * The index that Firestore would ask for before it answers this query; `null` where the declared ones and those that every field has by itself
 * are enough. A query that filters or sorts by a field whose own index is switched off is given that field.
 *
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview. Indexes are merged only where that page promises it: for
 * filters of equality, with or without an order.
 */
export function missingIndex(query: Query, declared: DeclaredIndexes): CompositeIndex | null {
  for (const alternative of alternatives(query.filter)) {
    const missing = missingFor(query, alternative, declared);
    if (missing) return missing;
  }
  return null;
}

function missingFor(query: Query, alternative: Alternative, declared: DeclaredIndexes): CompositeIndex | null {
  const { equal, contains } = alternative;
  const collectionGroup = query.collectionId ?? '';
  const queryScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const order = neededOrder(query.orderBy, equal);
  const needed: CompositeIndex = {
    collectionGroup,
    queryScope,
    fields: [
      ...[...contains].map((fieldPath): IndexField => ({ fieldPath, order: 'CONTAINS' })),
      ...[...equal].map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      ...order,
    ],
  };
  if (needed.fields.length === 0) return null;
  const hasOwn = ({ fieldPath }: IndexField): boolean =>
    queryScope === 'COLLECTION' &&
    fieldPath !== DOCUMENT_KEY &&
    !declared.unindexed.has(`${collectionGroup}.${fieldPath}`);
  if (needed.fields.length === 1) return needed.fields.every(hasOwn) ? null : needed;
  if (order.length === 0 && contains.size === 0 && needed.fields.every(hasOwn)) return null;

  const usable = declared.composites.filter(
    (index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope,
  );
  const filters = new Set([...contains, ...equal]);
  const served = usable.map((index) => servedFilters(index, alternative, order)).filter((names) => names !== null);
  if (served.some((names) => names.size === filters.size)) return null;
  const mayMerge = served.length > 0 && contains.size === 0 && alternative.ranged.size === 0;
  const merged = new Set(served.flatMap((names) => [...names]));
  return mayMerge && merged.size === filters.size ? null : needed;
}

/** The filters that an index answers in the asked order; `null` when it cannot be used for this alternative at all. */
function servedFilters(
  { fields }: CompositeIndex,
  { equal, contains }: Alternative,
  order: readonly IndexField[],
): ReadonlySet<string> | null {
  const start = fields.length - order.length;
  const isOrdered = order.every(({ fieldPath, order: direction }, at) => {
    const field = fields[start + at];
    return field?.fieldPath === fieldPath && field.order === direction;
  });
  const before = fields.slice(0, Math.max(start, 0));
  const isFiltered = before.every(({ fieldPath, order: kind }) =>
    kind === 'CONTAINS' ? contains.has(fieldPath) : equal.has(fieldPath),
  );
  return start >= 0 && isOrdered && isFiltered ? new Set(before.map(({ fieldPath }) => fieldPath)) : null;
}

/** The order as an index must have it: a field with one value sorts nothing, and every index ends with the key in the direction of its last field. */
function neededOrder(orderBy: readonly Order[], equal: ReadonlySet<string>): readonly IndexField[] {
  const sorting = orderBy.filter(({ path }) => !equal.has(path.join('.')));
  const last = sorting.at(-1);
  const isImplied =
    last !== undefined && isKeyPath(last.path) && last.direction === (sorting.at(-2)?.direction ?? 'ASCENDING');
  return (isImplied ? sorting.slice(0, -1) : sorting).map(({ path, direction }) => ({
    fieldPath: path.join('.'),
    order: direction,
  }));
}

/** The filter as alternatives of conditions that all hold; `in` and `array-contains-any` are alternatives of one value each. */
function alternatives(filter: Filter | undefined): readonly Alternative[] {
  if (!filter) return [{ equal: new Set(), contains: new Set(), ranged: new Set() }];
  switch (filter.kind) {
    case 'composite': {
      const each = filter.filters.map(alternatives);
      return filter.op === 'or' ? each.flat() : each.reduce(combined, alternatives(undefined));
    }
    case 'unary':
      return [one(filter.op === 'IS_NULL' || filter.op === 'IS_NAN' ? 'equal' : 'ranged', filter.path)];
    case 'field':
      switch (filter.op) {
        case 'EQUAL':
          return [one('equal', filter.path)];
        case 'IN':
          return hasElements(filter.value) ? [one('equal', filter.path)] : [];
        case 'ARRAY_CONTAINS':
        case 'ARRAY_CONTAINS_ANY':
          return [one('contains', filter.path)];
        case 'LESS_THAN':
        case 'LESS_THAN_OR_EQUAL':
        case 'GREATER_THAN':
        case 'GREATER_THAN_OR_EQUAL':
        case 'NOT_EQUAL':
        case 'NOT_IN':
          return [one('ranged', filter.path)];
      }
  }
}

const hasElements = (value: Value): boolean => 'arrayValue' in value && arrayElements(value).length > 0;

/** A document's key needs no index of a field. */
function one(kind: keyof Alternative, path: readonly string[]): Alternative {
  const names: ReadonlySet<string> = new Set(isKeyPath(path) ? [] : [path.join('.')]);
  const none: ReadonlySet<string> = new Set();
  return { equal: none, contains: none, ranged: none, [kind]: names };
}

function combined(left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] {
  const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> => new Set([...a, ...b]);
  return left.flatMap((a) =>
    right.map((b) => ({
      equal: union(a.equal, b.equal),
      contains: union(a.contains, b.contains),
      ranged: union(a.ranged, b.ranged),
    })),
  );
}
