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

/** Fields with a value put at a path; whatever stands in the way and is not a map becomes one. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) return { ...fields, [head]: value };
  return { ...fields, [head]: { mapValue: { fields: withField(childFields(fields, head) ?? {}, rest, value) } } };
}

/** Fields without the value at a path; a way that does not exist is left alone. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [head, ...rest] = path;
  if (head === undefined || !Object.hasOwn(fields, head)) return fields;
  if (rest.length === 0) {
    const { [head]: _dropped, ...kept } = fields;
    return kept;
  }
  const inner = childFields(fields, head);
  if (inner === undefined) return fields;
  return { ...fields, [head]: { mapValue: { fields: withoutField(inner, rest) } } };
}

/** Only the masked parts of the fields: a projection, or the `mask` of a read. */
export function selectFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  let selected: Fields = {};
  for (const path of mask) {
    const value = fieldAt(fields, path);
    if (value !== undefined) selected = withField(selected, path, value);
  }
  return selected;
}

function childFields(fields: Fields, key: string): Fields | undefined {
  const child = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return child !== undefined && 'mapValue' in child ? (child.mapValue.fields ?? {}) : undefined;
}
