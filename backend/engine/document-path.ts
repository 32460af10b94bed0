import { compareText } from './text-order.ts';

/**
 * Where a document lives under its database: `productos/taladro-1`, `cargas/7/lotes/0`. Ids cannot contain a slash, so the joined text is
 * unambiguous, and serves as the key of every map.
 */
export interface DocumentPath {
  readonly path: string;
  /** The collection's path: `productos`, `cargas/7/lotes`. */
  readonly collection: string;
  readonly id: string;
}

export function documentPath(path: string): DocumentPath {
  const slash = path.lastIndexOf('/');
  return { path, collection: path.slice(0, slash), id: path.slice(slash + 1) };
}

/** `lotes` for `cargas/7/lotes`: what a collection group query asks for. */
export function collectionIdOf(collection: string): string {
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/** Whether a collection lies below a document (or the root, ''). */
export function isBelow(collection: string, parent: string): boolean {
  return parent === '' || collection.startsWith(`${parent}/`);
}

/** Order of document keys: segment by segment, a shorter path first. */
export function comparePaths(a: DocumentPath, b: DocumentPath): number {
  if (a.collection === b.collection) return compareIds(a.id, b.id);
  const left = a.path.split('/');
  const right = b.path.split('/');
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = compareIds(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** A number in its one spelling. Google takes no zero. */
export const NUMERIC_ID = /^__id(-?[1-9]\d{0,18})__$/;

/** Ids of the form `__id7__` (numeric ids of another product) come first, by number; the others by their UTF-8 bytes. */
function compareIds(a: string, b: string): number {
  if (a.charCodeAt(0) !== 95 && b.charCodeAt(0) !== 95) return compareText(a, b);
  const left = NUMERIC_ID.exec(a)?.[1];
  const right = NUMERIC_ID.exec(b)?.[1];
  if (left === undefined && right === undefined) return compareText(a, b);
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  const difference = BigInt(left) - BigInt(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
