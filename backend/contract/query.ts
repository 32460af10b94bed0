import type { Answer, Database, StoredDocument } from './database.ts';
import type { Value } from './values.ts';

export type Operator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';
export type Unary = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: Operator; value: Value };
  unaryFilter?: { op: Unary; field: { fieldPath: string } };
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] };
}

export interface Cursor {
  values: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  select?: { fields: { fieldPath: string }[] };
  from?: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction?: 'ASCENDING' | 'DESCENDING' }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
}

export const where = (fieldPath: string, op: Operator, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const unary = (fieldPath: string, op: Unary): Filter => ({ unaryFilter: { op, field: { fieldPath } } });
export const all = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
export const any = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });
export const asc = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' as const });
export const desc = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' as const });

/** A query on the collection `c`, where the scripts keep their documents. */
export const onC = (rest: StructuredQuery): StructuredQuery => ({ from: [{ collectionId: 'c' }], ...rest });

export function runQuery(db: Database, structuredQuery: StructuredQuery, parent = ''): Promise<Answer> {
  return db.call('runQuery', { structuredQuery }, parent);
}

export function documentsOf(answer: Answer): StoredDocument[] {
  if (answer.status !== 200) throw new Error(`query: ${answer.status} ${answer.text}`);
  const rows = answer.body as unknown as { document?: StoredDocument }[];
  return rows.flatMap((row) => (row.document ? [row.document] : []));
}

/** Paths below the root of the documents found, in the order of the answer; for `c/x` only `x`. */
export async function found(db: Database, query: StructuredQuery, parent = ''): Promise<string> {
  const documents = documentsOf(await runQuery(db, query, parent));
  return documents.map((document) => document.name.slice(db.root.length + 1).replace(/^c\/(?=[^/]+$)/, '')).join(' ');
}
