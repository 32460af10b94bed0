/**
 * A value while rules are evaluated. Wider than a stored value (paths, durations, sets), and with integers of 64 bits, so it is a type of
 * its own; `convert.ts` is the only bridge to the engine's.
 */
export type RuleValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | StringValue
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since 1970, UTC. */
  | { readonly type: 'timestamp'; readonly value: bigint }
  /** Nanoseconds. */
  | { readonly type: 'duration'; readonly value: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | PathValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PartialMapValue
  | BoundedValue;

export interface StringValue {
  readonly type: 'string';
  readonly value: string;
}
/** Segments without their slashes. One that came from data may hold a slash of its own: it then names no document. */
export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly string[];
}
export interface ListValue {
  readonly type: 'list';
  readonly items: readonly RuleValue[];
}
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly RuleValue[];
}
/** What is asked of a map. Those of documents convert a value only then. */
export interface Entries extends Iterable<[string, RuleValue]> {
  readonly size: number;
  has(key: string): boolean;
  get(key: string): RuleValue | undefined;
  keys(): Iterable<string>;
}
export interface MapValue {
  readonly type: 'map';
  readonly entries: Entries;
}
export interface MapDiffValue {
  readonly type: 'map_diff';
  readonly left: Entries;
  readonly right: Entries;
}
/** A document that a query may return: only what the query's own constraints prove about it. Everything else fails when read. */
export interface PartialMapValue {
  readonly type: 'partial';
  readonly known: Entries;
}
/** What a query's constraints say of a field whose value they leave open. All of them hold. */
export interface BoundedValue {
  readonly type: 'bounded';
  readonly bounds: readonly Bound[];
}
export type Bound =
  /** A value of the type of `than`: a number below a bound may be NaN. */
  | { readonly kind: '<' | '<=' | '>' | '>='; readonly than: RuleValue }
  /** Another value than this, and not null. */
  | { readonly kind: '!='; readonly value: RuleValue }
  /** None of these as lists tell values apart, where 7 is not 7.0, and not null. */
  | { readonly kind: 'not-in'; readonly values: readonly RuleValue[] }
  | { readonly kind: 'not-null' }
  /** Nor null. */
  | { readonly kind: 'not-nan' }
  /** A list with this element in it. */
  | { readonly kind: 'has'; readonly item: RuleValue }
  /** The names of a map's fields, these among them. */
  | { readonly kind: 'keys'; readonly known: Entries };

export const NULL: RuleValue = { type: 'null' };
export const TRUE: RuleValue = { type: 'bool', value: true };
export const FALSE: RuleValue = { type: 'bool', value: false };

export const bool = (value: boolean): RuleValue => (value ? TRUE : FALSE);
export const int = (value: bigint | number): RuleValue => ({ type: 'int', value: BigInt(value) });
export const float = (value: number): RuleValue => ({ type: 'float', value });
export const string = (value: string): StringValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): RuleValue => ({ type: 'bytes', value });
export const timestamp = (nanos: bigint): RuleValue => ({ type: 'timestamp', value: nanos });
export const duration = (nanos: bigint): RuleValue => ({ type: 'duration', value: nanos });
export const path = (segments: readonly string[]): PathValue => ({ type: 'path', segments });
export const list = (items: readonly RuleValue[]): ListValue => ({ type: 'list', items });
export const map = (entries: Entries): MapValue => ({ type: 'map', entries });
export const mapOf = (entries: Readonly<Record<string, RuleValue>>): MapValue => map(new Map(Object.entries(entries)));
