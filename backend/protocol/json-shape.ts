import { invalid } from '../engine/status.ts';

/** Narrowing of parsed JSON, which is outside data: each throws INVALID_ARGUMENT naming the place that was wrong. */
export type JsonObject = { readonly [key: string]: unknown };

/** A JSON object; neither null nor an array. */
export function asObject(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(`${where} must be an object.`);
  return value as JsonObject;
}

/**
 * A JSON object with no other names than the known ones: without a name that is passed over the request would mean something else. A name may be
 * spelled as proto3 has it too, `update_time` for `updateTime`, as both are proto3 JSON. There null is an absent member, and is left out.
 */
export function asMessage(value: unknown, where: string, known: readonly string[]): JsonObject {
  const object = asObject(value, where);
  if (Object.keys(object).every((key) => known.includes(key) && object[key] !== null)) return object;
  const message: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(object)) {
    const name = jsonName(key);
    if (!known.includes(name)) throw invalid(`Unknown name "${key}" at ${where}.`);
    if (Object.hasOwn(message, name)) throw invalid(`"${name}" is there twice at ${where}.`);
    if (member !== null) message[name] = member;
  }
  return message;
}

/** The name in JSON, `fieldPaths`, of one that may be spelled as in the .proto files, `field_paths`. */
export function jsonName(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The members of a `Document`. */
export const DOCUMENT = ['name', 'fields', 'createTime', 'updateTime'];

/** An array; an absent one is empty, as proto3 JSON omits empty lists. */
export function asArray(value: unknown, where: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${where} must be an array.`);
  return value;
}

/** A string, which may be empty. */
export function asString(value: unknown, where: string): string {
  if (typeof value !== 'string') throw invalid(`${where} must be a string.`);
  return value;
}

/** A boolean, which may be its text; absent is false, as proto3 JSON omits defaults. */
export function asBoolean(value: unknown, where: string): boolean {
  if (value === undefined || value === null) return false;
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value !== 'boolean') throw invalid(`${where} must be true or false.`);
  return value;
}

/** An int32, given as a number or (64-bit proto3 style) as a string of digits. */
export function asInt32(value: unknown, where: string): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 0x7fffffff) {
    throw invalid(`${where} must be an integer.`);
  }
  return number;
}

/** The name of an enum's value, which proto3 JSON may have by its number. Undefined when it has no such value. */
export function enumName<Name extends string>(
  json: unknown,
  numbers: Readonly<Record<Name, number>>,
): Name | undefined {
  for (const name in numbers) {
    if (json === name || json === numbers[name] || json === String(numbers[name])) return name;
  }
  return undefined;
}

/** A request wrapper: proto3's Int32Value may also arrive as {value: n}. */
export function asOptionalInt32(value: unknown, where: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  return asInt32(typeof value === 'object' ? (value as JsonObject)['value'] : value, where);
}
