import type { Cursor, Filter, Query } from './query.ts';
import { arrayElements, type Value } from './value.ts';

/** Bytes of memory that a value takes beside its text, and a query beside its values: about what the objects cost. */
const PER_VALUE = 64;
const PER_QUERY = 512;

/** About the bytes of memory that a query takes as long as it is kept: by a listener, or by a transaction that has read it. */
export function querySize({ parent, collectionId = '', filter, startAt, endAt, orderBy, select = [] }: Query): number {
  const paths = [...orderBy.map(({ path }) => path), ...select];
  const names = paths.reduce((sum, path) => sum + PER_VALUE + path.reduce((chars, name) => chars + name.length, 0), 0);
  const cursors = [startAt, endAt].reduce((sum, cursor) => sum + cursorSize(cursor), 0);
  return PER_QUERY + parent.length + collectionId.length + names + cursors + (filter ? filterSize(filter) : 0);
}

function cursorSize(cursor: Cursor | undefined): number {
  return (cursor?.values ?? []).reduce((sum, value) => sum + memoryOf(value), 0);
}

function filterSize(filter: Filter): number {
  if (filter.kind === 'composite') return filter.filters.reduce((sum, part) => sum + filterSize(part), PER_VALUE);
  const path = filter.path.reduce((sum, name) => sum + name.length, PER_VALUE);
  return filter.kind === 'field' ? path + memoryOf(filter.value) : path;
}

function memoryOf(value: Value): number {
  if ('stringValue' in value) return PER_VALUE + value.stringValue.length;
  if ('bytesValue' in value) return PER_VALUE + value.bytesValue.length;
  if ('referenceValue' in value) return PER_VALUE + value.referenceValue.length;
  if ('arrayValue' in value) return arrayElements(value).reduce((sum, element) => sum + memoryOf(element), PER_VALUE);
  if ('mapValue' in value) {
    const entries = Object.entries(value.mapValue.fields ?? {});
    return entries.reduce((sum, [name, inner]) => sum + name.length + memoryOf(inner), PER_VALUE);
  }
  return PER_VALUE;
}
