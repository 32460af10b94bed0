import type { Fields, Value } from '#backend/engine/value.ts';

/** A value that plain data cannot say. */
export class Stored {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

export type Plain = null | boolean | number | string | Stored | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainFields = Readonly<Record<string, Plain>>;

export const float = (value: number): Stored => new Stored({ doubleValue: value });
export const bytesOf = (size: number): Stored => new Stored({ bytesValue: Buffer.alloc(size, 7).toString('base64') });
export const instant = (iso: string): Stored => new Stored({ timestampValue: iso });
/** A document, by its path below the database. */
export const reference = (path: string): Stored => new Stored({ referenceValue: path });
/** A moment so many minutes before this run. */
export const ago = (minutes: number): Stored =>
  instant(new Date(Date.now() - minutes * 60_000).toISOString().replace('Z', '000Z'));

export function fieldsOf(plain: PlainFields): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
}

export function valueOf(plain: Plain): Value {
  if (plain instanceof Stored) return plain.value;
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (isList(plain)) return { arrayValue: { values: plain.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(plain) } };
}

const isList = (plain: readonly Plain[] | PlainFields): plain is readonly Plain[] => Array.isArray(plain);
