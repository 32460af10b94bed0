import protobuf from 'protobufjs/minimal.js';
import { type FieldShape, isMessage, type MessageShape } from './schema.ts';

const NO_MEMBERS: Readonly<Record<string, unknown>> = {};

/** An answer in proto3 JSON as a message of protocol buffers. What is undefined is left out. */
export function encodeMessage(shape: MessageShape, json: unknown): Uint8Array {
  const writer = protobuf.Writer.create();
  writeMembers(writer, shape, json);
  return writer.finish();
}

function writeMembers(writer: protobuf.Writer, shape: MessageShape, json: unknown): void {
  const members = membersOf(shape, json);
  for (const name in members) {
    const value = members[name];
    if (value === undefined) continue;
    const field = shape.byName.get(name);
    if (field === undefined) throw new Error(`${shape.name} has no field ${name}.`);
    if (field.kind === 'map') writeMap(writer, field, value as Readonly<Record<string, unknown>>);
    else if (field.kind === 'list') writeList(writer, field, value as readonly unknown[]);
    else writeField(writer, field, value);
  }
}

/** Times and wrapped numbers are no objects in proto3 JSON. */
function membersOf({ name }: MessageShape, json: unknown): Readonly<Record<string, unknown>> {
  if (name === 'Timestamp') return timestampMembers(json as string);
  if (/^(Int32|Int64|Double)Value$/.test(name)) return { value: json };
  return json === null ? NO_MEMBERS : (json as Readonly<Record<string, unknown>>);
}

function timestampMembers(text: string): Readonly<Record<string, unknown>> {
  const [whole = '', fraction = ''] = text.replace('Z', '').split('.');
  return { seconds: String(Date.parse(`${whole}Z`) / 1000), nanos: Number(fraction.padEnd(9, '0')) };
}

function writeMap(writer: protobuf.Writer, field: FieldShape, map: Readonly<Record<string, unknown>>): void {
  for (const key in map) {
    writer.uint32(tag(field.id, 2)).fork().uint32(tag(1, 2)).string(key);
    writeField(writer, { ...field, id: 2 }, map[key]);
    writer.ldelim();
  }
}

function writeList(writer: protobuf.Writer, field: FieldShape, list: readonly unknown[]): void {
  if (list.length === 0) return;
  // Numbers are packed into one field.
  if (field.type !== 'int32') return list.forEach((value) => writeField(writer, field, value));
  writer.uint32(tag(field.id, 2)).fork();
  for (const value of list) writer.int32(value as number);
  writer.ldelim();
}

const tag = (id: number, wire: number): number => ((id << 3) | wire) >>> 0;

function writeField(writer: protobuf.Writer, { id, type }: FieldShape, value: unknown): void {
  if (isMessage(type)) {
    writer.uint32(tag(id, 2)).fork();
    writeMembers(writer, type, value);
    return void writer.ldelim();
  }
  switch (type) {
    case 'string':
      return void writer.uint32(tag(id, 2)).string(value as string);
    case 'bytes':
      return void writer.uint32(tag(id, 2)).bytes(Buffer.from(value as string, 'base64'));
    case 'bool':
      return void writer.uint32(tag(id, 0)).bool(value as boolean);
    case 'int32':
      return void writer.uint32(tag(id, 0)).int32(Number(value));
    case 'int64':
      return void writer.uint32(tag(id, 0)).int64(longOf(value as string));
    case 'double':
      return void writer.uint32(tag(id, 1)).double(Number(value));
    default:
      // The null of a value is the only number of its enum.
      return void writer.uint32(tag(id, 0)).int32(type.numberOf.get(value as string) ?? 0);
  }
}

type Long = Exclude<Parameters<protobuf.Writer['int64']>[0], number | string>;

/** All 64 bits, of which a number has 53. */
function longOf(text: string): Long {
  const bits = BigInt.asUintN(64, BigInt(text));
  const [low, high] = [Number(bits & 0xffff_ffffn) | 0, Number(bits >> 32n) | 0];
  return { low, high, unsigned: false };
}
