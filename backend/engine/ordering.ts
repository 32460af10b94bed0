import { compareValues } from './compare.ts';
import type { Document } from './document.ts';
import { comparePaths } from './document-path.ts';
import { fieldAt, isKeyPath } from './fields.ts';
import { type DocumentTest, keyOf } from './filter.ts';
import type { Cursor, Order } from './query.ts';
import type { Value } from './value.ts';

export type DocumentOrder = (a: Document, b: Document) => number;

/** Order of documents that have all the fields of the order (`hasOrderFields`). */
export function compileOrder(orderBy: readonly Order[]): DocumentOrder {
  const parts = orderBy.map(({ path, direction }): DocumentOrder => {
    const sign = direction === 'DESCENDING' ? -1 : 1;
    if (isKeyPath(path)) return (a, b) => sign * comparePaths(a, b);
    return (a, b) => sign * compareValues(fieldAt(a.fields, path) as Value, fieldAt(b.fields, path) as Value);
  });
  return (a, b) => {
    for (const part of parts) {
      const order = part(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** A document that lacks a field of the order is in no result. */
export function hasOrderFields(orderBy: readonly Order[]): DocumentTest {
  const paths = orderBy.map(({ path }) => path).filter((path) => !isKeyPath(path));
  return (document) => paths.every((path) => fieldAt(document.fields, path) !== undefined);
}

/** Negative when the document lies before the cursor, positive when after it; never zero. */
export function compileCursor(cursor: Cursor, orderBy: readonly Order[]): (document: Document) => number {
  const parts = cursor.values.map((bound, i) => {
    const { path, direction } = orderBy[i] as Order;
    const sign = direction === 'DESCENDING' ? -1 : 1;
    if (isKeyPath(path)) {
      const key = keyOf(bound);
      return (document: Document) => sign * comparePaths(document, key);
    }
    return (document: Document) => sign * compareValues(fieldAt(document.fields, path) as Value, bound);
  });
  return (document) => {
    for (const part of parts) {
      const order = part(document);
      if (order !== 0) return order;
    }
    return cursor.before ? 1 : -1;
  };
}
