import type { Fields, Value } from './value.ts';

/** A path into a document's fields, one entry per segment. */
export type FieldPath = readonly string[];

export const DOCUMENT_KEY = '__name__';

export function isKeyPath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === DOCUMENT_KEY;
}

/** The value at a path, or undefined when any part of the way is missing or is not a map. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    if (level === undefined || !Object.hasOwn(level, segment)) return undefined;
    value = level[segment];
    level = value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}
