import protobuf from 'protobufjs/minimal.js';
import type { Sliced } from '../engine/slices.ts';
import { invalid, StatusError } from '../engine/status.ts';
import type { JsonObject } from '../protocol/json-shape.ts';
import { type FieldShape, isMessage, type MessageShape } from './schema.ts';

/** How deep messages may nest: a value of the 20 levels a document may have needs some 70. */
const DEEPEST = 100;
/** Fields in one message, as many as a request in JSON may have values. */
const MOST_FIELDS = 1_000_000;
/** Fields in one write, or another element of the outermost message, as in JSON. A value in a list is two, and one with a name four. */
const MOST_IN_ELEMENT = 200_000;
/** Fields that are read without an interruption: a millisecond. */
const FIELDS_AT_ONCE = 4096;

type Members = Record<string, unknown>;

/** A message that is being read. */
interface Open {
  readonly shape: MessageShape;
  readonly end: number;
  readonly members: Members;
  /** Puts what was read where it belongs. */
  readonly close: (members: Members) => void;
}

/** A message of protocol buffers as proto3 JSON, which is what the rest of the backend reads. Throws INVALID_ARGUMENT. */
export function* decodeMessage(shape: MessageShape, bytes: Buffer): Sliced<JsonObject> {
  const reader = protobuf.Reader.create(bytes);
  const whole: Members = {};
  const open: Open[] = [{ shape, end: bytes.length, members: whole, close: () => {} }];
  let [fields, own] = [0, 0];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (reader.pos >= top.end) {
      if (reader.pos > top.end) throw malformed();
      open.pop();
      top.close(top.members);
      continue;
    }
    fields += 1;
    own = open.length === 1 ? 0 : own + 1;
    if (own > MOST_IN_ELEMENT) throw invalid(`A write has more than ${MOST_IN_ELEMENT} values.`);
    if (fields > MOST_FIELDS) throw invalid(`The request has more than ${MOST_FIELDS} values.`);
    if (fields % FIELDS_AT_ONCE === 0) yield;
    const begun = asRefusal(() => readField(reader, top));
    if (begun === undefined) continue;
    if (begun.end > top.end) throw malformed();
    if (open.length >= DEEPEST) throw invalid(`The request is nested deeper than ${DEEPEST} levels.`);
    open.push(begun);
  }
  return whole;
}

const malformed = () => invalid('The message is not valid protobuf.');

function asRefusal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof StatusError ? error : malformed();
  }
}

/** Reads a field of the message, or only its beginning when it is a message itself. Passes over fields that nobody knows. */
function readField(reader: protobuf.Reader, { shape, members }: Open): Open | undefined {
  const tag = reader.uint32();
  const wire = tag & 7;
  const field = shape.byId.get(tag >>> 3);
  if (field === undefined) {
    // Groups, which nobody has written for twenty years, nest.
    if (wire === 3 || wire === 4) throw malformed();
    reader.skipType(wire);
    return undefined;
  }
  if (wire !== wireOf(field)) throw malformed();
  if (field.kind === 'map') return openEntry(reader, field, members);
  const { type } = field;
  if (isMessage(type)) return openMessage(reader, field, type, members);
  put(members, field, readScalar(reader, type));
  return undefined;
}

/** The type on the wire: 0 a varint, 1 eight bytes, 2 with a length. */
function wireOf({ type, kind }: FieldShape): number {
  if (kind === 'map' || isMessage(type) || type === 'string' || type === 'bytes') return 2;
  return type === 'double' ? 1 : 0;
}

function readScalar(reader: protobuf.Reader, type: Exclude<FieldShape['type'], MessageShape>): unknown {
  switch (type) {
    case 'string':
      return reader.string();
    case 'bytes':
      return Buffer.from(reader.bytes()).toString('base64');
    case 'bool':
      return reader.bool();
    case 'int32':
      return reader.int32();
    case 'int64': {
      const { low, high } = reader.int64();
      return String((BigInt(high) << 32n) | BigInt(low >>> 0));
    }
    case 'double':
      return doubleToJson(reader.double());
    default: {
      const number = reader.int32();
      return type.nameOf.get(number) ?? number;
    }
  }
}

function doubleToJson(number: number): number | string {
  return Number.isFinite(number) ? number : String(number);
}

const DEFAULTS: ReadonlySet<unknown> = new Set(['', '0', 0, false]);

function put(members: Members, { name, kind, type, oneof, hasPresence }: FieldShape, value: unknown): void {
  if (kind === 'list') return void listOf(members, name).push(value);
  if (!hasPresence && !isMessage(type) && DEFAULTS.has(value)) return;
  // The last one counts.
  if (oneof !== undefined) for (const other in members) if (oneof.has(other)) delete members[other];
  members[name] = value;
}

function listOf(members: Members, name: string): unknown[] {
  const list = (members[name] ?? []) as unknown[];
  members[name] = list;
  return list;
}

function openMessage(reader: protobuf.Reader, field: FieldShape, shape: MessageShape, members: Members): Open {
  const end = reader.uint32() + reader.pos;
  const before = field.kind === 'one' ? members[field.name] : undefined;
  // Parts of one message that come apart are put together.
  const begun = typeof before === 'object' ? (before as Members) : {};
  return { shape, end, members: begun, close: (read) => put(members, field, toJson(shape, read)) };
}

/** On the wire a map is a list of messages with a key and a value. */
function openEntry(reader: protobuf.Reader, field: FieldShape, members: Members): Open {
  const end = reader.uint32() + reader.pos;
  // Without a prototype, so that `__proto__` is a name like any other.
  const map = (members[field.name] ?? Object.create(null)) as Members;
  members[field.name] = map;
  const close = ({ key = '', value }: Members): void => {
    map[key as string] = value ?? (isMessage(field.type) ? {} : '');
  };
  return { shape: entryOf(field), end, members: {}, close };
}

const entries = new WeakMap<FieldShape, MessageShape>();

function entryOf(field: FieldShape): MessageShape {
  const known = entries.get(field);
  if (known !== undefined) return known;
  const plain = { kind: 'one', oneof: undefined, hasPresence: false } as const;
  const byId = new Map<number, FieldShape>([
    [1, { ...plain, id: 1, name: 'key', type: 'string' }],
    [2, { ...plain, id: 2, name: 'value', type: field.type }],
  ]);
  const shape = { name: '', byId, byName: new Map() };
  entries.set(field, shape);
  return shape;
}

/** Times and wrapped numbers are no objects in proto3 JSON. */
function toJson({ name }: MessageShape, members: Members): unknown {
  if (name === 'Timestamp') return timestampToJson(Number(members['seconds'] ?? 0), Number(members['nanos'] ?? 0));
  if (name === 'Int32Value' || name === 'DoubleValue') return members['value'] ?? 0;
  return name === 'Int64Value' ? (members['value'] ?? '0') : members;
}

const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

function timestampToJson(seconds: number, nanos: number): string {
  const isInRange = seconds >= FIRST_SECOND && seconds <= LAST_SECOND && nanos >= 0 && nanos < 1e9;
  if (!isInRange) throw invalid('A timestamp must lie between the years 0001 and 9999.');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanos).padStart(9, '0')}Z`;
}
