import type { FieldPath } from './fields.ts';
import type { Value } from './value.ts';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';
export type UnaryOperator = 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN';

/**
 * `path op value`. Where the path is the document key (`__name__`), reference values hold the document's path relative to its database
 * (`productos/7`), here and in cursors: documents do not know their database's name.
 */
export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
}
export interface UnaryFilter {
  readonly kind: 'unary';
  readonly path: FieldPath;
  readonly op: UnaryOperator;
}
export interface CompositeFilter {
  readonly kind: 'composite';
  readonly op: 'and' | 'or';
  readonly filters: readonly Filter[];
}
export type Filter = FieldFilter | UnaryFilter | CompositeFilter;

export interface Order {
  readonly path: FieldPath;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** A position among ordered documents; `before` puts it just before, rather than just after, the documents with these values. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A query ready to run: `orderBy` is complete, down to the document key. */
export interface Query {
  /** Path of the document the collection hangs from; '' for the root. */
  readonly parent: string;
  /** Absent: every collection right below the parent, with `allDescendants` those below their documents too. */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** Projection. Absent: whole documents. */
  readonly select: readonly FieldPath[] | undefined;
}

export function hasWindow(query: Query): boolean {
  return query.limit !== undefined || query.offset > 0;
}
