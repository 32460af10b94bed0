import type { Fields, Value } from '#backend/engine/value.ts';
import {
  bool,
  bytes,
  type Entries,
  float,
  int,
  list,
  type MapValue,
  map,
  NULL,
  path,
  type RuleValue,
  string,
  timestamp,
} from './rule-value.ts';

/** The only bridge between stored values and the language's. `database` completes references, which are stored without it. */
export function valueToRule(value: Value, database: string): RuleValue {
  if ('nullValue' in value) return NULL;
  if ('booleanValue' in value) return bool(value.booleanValue);
  if ('integerValue' in value) return int(BigInt(value.integerValue));
  if ('doubleValue' in value) return float(Number(value.doubleValue));
  if ('timestampValue' in value) return timestamp(instantToNanos(value.timestampValue));
  if ('stringValue' in value) return string(value.stringValue);
  if ('bytesValue' in value) return bytes(new Uint8Array(Buffer.from(value.bytesValue, 'base64')));
  if ('referenceValue' in value) return path(referenceSegments(value.referenceValue, database));
  if ('geoPointValue' in value) return { type: 'latlng', ...value.geoPointValue };
  if ('arrayValue' in value) return list((value.arrayValue.values ?? []).map((item) => valueToRule(item, database)));
  return fieldsToRule(value.mapValue.fields ?? {}, database);
}

/** A field is converted when it is asked for: rules look at few, and all hundred thousand of a megabyte, which anybody may send, take a third of a second. */
export function fieldsToRule(fields: Fields, database: string): MapValue {
  return map(new StoredEntries(fields, database));
}

class StoredEntries implements Entries {
  readonly #fields: Fields;
  readonly #database: string;
  readonly #converted = new Map<string, RuleValue>();

  constructor(fields: Fields, database: string) {
    this.#fields = fields;
    this.#database = database;
  }

  get size(): number {
    return Object.keys(this.#fields).length;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  get(name: string): RuleValue | undefined {
    const stored = this.has(name) ? this.#fields[name] : undefined;
    if (stored === undefined) return undefined;
    const value = this.#converted.get(name) ?? valueToRule(stored, this.#database);
    this.#converted.set(name, value);
    return value;
  }

  keys(): Iterable<string> {
    return Object.keys(this.#fields);
  }

  *[Symbol.iterator](): Iterator<[string, RuleValue]> {
    for (const name of this.keys()) {
      const value = this.get(name);
      if (value !== undefined) yield [name, value];
    }
  }
}

/** `projects/p/databases/d/documents/a/b` as it comes on the wire, or the path `a/b` alone. */
function referenceSegments(reference: string, database: string): string[] {
  const segments = reference.split('/');
  return segments[0] === 'projects' && segments[2] === 'databases'
    ? segments.slice(2)
    : ['databases', database, 'documents', ...segments];
}

const INSTANT = /^(.+?)(?:\.(\d{1,9}))?Z$/;

/**
 * Nanoseconds since 1970 of an RFC 3339 instant in UTC, with up to nine decimals.
 * @throws Error on any other text: instants reach here from the engine or from the server's clock, never raw from a client.
 */
export function instantToNanos(instant: string): bigint {
  const [, whole = '', fraction = ''] = INSTANT.exec(instant) ?? [];
  const millis = Date.parse(`${whole}Z`);
  if (Number.isNaN(millis)) throw new Error(`not an instant: ${instant}`);
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/** What a decoded token or a file's metadata holds. Whole numbers become integers; what JSON cannot say is not there. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function jsonToRule(value: Json): RuleValue {
  if (value === null) return NULL;
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? int(value) : float(value);
  if (typeof value === 'string') return string(value);
  if (isList(value)) return list(value.map(jsonToRule));
  return map(new Map(Object.entries(value).map(([key, inner]) => [key, jsonToRule(inner)])));
}

const isList = (value: readonly Json[] | { readonly [key: string]: Json }): value is readonly Json[] =>
  Array.isArray(value);
