import {
  and,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  collectionGroup,
  type DocumentData,
  DocumentReference,
  deleteField,
  doc,
  documentId,
  endAt,
  endBefore,
  type FieldPath,
  type Firestore,
  GeoPoint,
  increment,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  serverTimestamp,
  startAfter,
  startAt,
  Timestamp,
  VectorValue,
  vector,
  type WhereFilterOp,
  where,
} from 'firebase/firestore';
import type { FilterSpec, Plain, PlainFields, QuerySpec } from './plain.ts';

type Special = (argument: never, db: Firestore) => unknown;

const special: Record<string, Special> = {
  $time: () => serverTimestamp(),
  $delete: () => deleteField(),
  $inc: (by: number) => increment(by),
  $union: (values: Plain[], db) => arrayUnion(...values.map((value) => fromPlain(value, db))),
  $remove: (values: Plain[], db) => arrayRemove(...values.map((value) => fromPlain(value, db))),
  $ts: ([seconds, nanos]: [number, number]) => new Timestamp(seconds, nanos),
  $bytes: (base64: string) => Bytes.fromBase64String(base64),
  $geo: ([latitude, longitude]: [number, number]) => new GeoPoint(latitude, longitude),
  $ref: (path: string, db) => doc(db, path),
  $vec: (numbers: number[]) => vector(numbers),
  $num: (text: string) => Number(text),
};

function fromPlain(value: Plain, db: Firestore): unknown {
  if (Array.isArray(value)) return value.map((element) => fromPlain(element, db));
  if (value === null || typeof value !== 'object') return value;
  const [key, ...more] = Object.keys(value);
  const make = key === undefined || more.length > 0 ? undefined : special[key];
  if (make) return make(Object.values(value)[0] as never, db);
  return fieldsFromPlain(value, db);
}

export function fieldsFromPlain(fields: PlainFields, db: Firestore): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromPlain(value, db)]));
}

export function toPlain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $num: Object.is(value, -0) ? '-0' : String(value) };
  }
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Timestamp) return { $ts: [value.seconds, value.nanoseconds] };
  if (value instanceof Bytes) return { $bytes: value.toBase64() };
  if (value instanceof GeoPoint) return { $geo: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { $ref: value.path };
  if (value instanceof VectorValue) return { $vec: value.toArray() };
  return Object.fromEntries(
    Object.entries(Object(value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, toPlain(inner)]),
  );
}

const fieldOf = (name: string): string | FieldPath => (name === '__name__' ? documentId() : name);

function toFilter(spec: FilterSpec, db: Firestore): QueryFilterConstraint {
  if (spec.kind === 'where') return where(fieldOf(spec.field), spec.op as WhereFilterOp, fromPlain(spec.value, db));
  return compositeOf(spec.kind, spec.filters, db);
}

function compositeOf(kind: 'and' | 'or', filters: FilterSpec[], db: Firestore): QueryCompositeFilterConstraint {
  const inner = filters.map((filter) => toFilter(filter, db));
  return kind === 'and' ? and(...inner) : or(...inner);
}

export function toQuery(spec: QuerySpec, db: Firestore): Query {
  const base = spec.group ? collectionGroup(db, spec.path) : collection(db, spec.path);
  const values = (cursor: Plain[]) => cursor.map((value) => fromPlain(value, db));
  const rest: QueryNonFilterConstraint[] = [];
  for (const [field, direction] of spec.orderBy ?? []) rest.push(orderBy(fieldOf(field), direction));
  if (spec.startAt) rest.push(startAt(...values(spec.startAt)));
  if (spec.startAfter) rest.push(startAfter(...values(spec.startAfter)));
  if (spec.endAt) rest.push(endAt(...values(spec.endAt)));
  if (spec.endBefore) rest.push(endBefore(...values(spec.endBefore)));
  if (spec.limit !== undefined) rest.push(limit(spec.limit));
  if (spec.limitToLast !== undefined) rest.push(limitToLast(spec.limitToLast));
  if (spec.filter === undefined) return query(base, ...rest);
  return query(
    base,
    spec.filter.kind === 'where'
      ? and(toFilter(spec.filter, db))
      : compositeOf(spec.filter.kind, spec.filter.filters, db),
    ...rest,
  );
}
