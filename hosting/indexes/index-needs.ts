type Direction = 'ASCENDING' | 'DESCENDING';

/** The parts of Firestore's `StructuredQuery` that decide which index answers it, as REST and the streams write them. */
export interface StructuredQuery {
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly { readonly field: { readonly fieldPath: string }; readonly direction?: Direction }[];
}

interface Filter {
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string };
  readonly unaryFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string };
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

interface SortField {
  readonly fieldPath: string;
  readonly direction: Direction;
}

/** What an index must hold: fields compared for equality in any order, then the sorted ones in theirs. */
export interface IndexNeed {
  readonly collectionId: string;
  readonly isGroup: boolean;
  readonly equal: readonly string[];
  readonly sort: readonly SortField[];
}

const NAME = '__name__';
const INEQUALITIES = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** What a query needs; several where it has alternatives (`OR`). Source: firebase.google.com/docs/firestore/query-data/index-overview. */
export function indexNeeds({ from = [], where, orderBy = [] }: StructuredQuery): readonly IndexNeed[] {
  const { collectionId = '', allDescendants = false } = from[0] ?? {};
  return alternatives(where).map((terms) => {
    const equal = [...new Set(terms.filter(({ isInequality }) => !isInequality).map(({ fieldPath }) => fieldPath))];
    const asked = orderBy.map(({ field, direction = 'ASCENDING' }) => ({ fieldPath: field.fieldPath, direction }));
    // An inequality sorts by its field where the query does not say so itself.
    const implied = [...new Set(terms.filter(({ isInequality }) => isInequality).map(({ fieldPath }) => fieldPath))]
      .filter((fieldPath) => !asked.some((one) => one.fieldPath === fieldPath))
      .map((fieldPath): SortField => ({ fieldPath, direction: asked.at(-1)?.direction ?? 'ASCENDING' }));
    const sort = [...asked, ...implied].filter(({ fieldPath }) => !equal.includes(fieldPath));
    return { collectionId, isGroup: allDescendants, equal, sort: withoutName(sort) };
  });
}

/** Every index ends with the document's name in the direction of its last field, so a query that asks for just that needs nothing more. */
function withoutName(sort: readonly SortField[]): readonly SortField[] {
  const name = sort.findIndex(({ fieldPath }) => fieldPath === NAME);
  if (name < 0) return sort;
  const before = sort.slice(0, name);
  const last = before.at(-1);
  return last && last.direction !== sort[name]?.direction ? sort.slice(0, name + 1) : before;
}

interface Term {
  readonly fieldPath: string;
  readonly isInequality: boolean;
}

function alternatives(filter: Filter | undefined): readonly (readonly Term[])[] {
  if (!filter) return [[]];
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter;
    const each = filters.map(alternatives);
    if (op === 'OR') return each.flat();
    return each.reduce<readonly (readonly Term[])[]>(
      (all, next) => all.flatMap((terms) => next.map((more) => [...terms, ...more])),
      [[]],
    );
  }
  const simple = filter.fieldFilter ?? filter.unaryFilter;
  return simple ? [[{ fieldPath: simple.field.fieldPath, isInequality: INEQUALITIES.has(simple.op) }]] : [[]];
}
