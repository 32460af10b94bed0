import { type FieldPath, fieldAt } from './fields.ts';
import type { Fields, Value } from './value.ts';

/** One level of maps: values as they were, and levels below that have been opened to be changed. */
type Level = Map<string, Value | Draft>;

/**
 * Fields that many paths of one write change. A level is copied once, when the first of its fields changes: to copy it for each path
 * makes the work of a write the product of its paths and the document's fields.
 */
class Draft {
  readonly #level: Level;
  readonly #copied: (entries: number) => void;

  constructor(fields: Fields, copied: (entries: number) => void) {
    const entries = Object.entries(fields);
    copied(entries.length);
    this.#level = new Map(entries);
    this.#copied = copied;
  }

  get(path: FieldPath, from = 0): Value | undefined {
    const entry = this.#level.get(path[from] ?? '');
    if (entry instanceof Draft) return from + 1 === path.length ? entry.asMap() : entry.get(path, from + 1);
    return entry === undefined ? undefined : fieldAt({ entry }, ['entry', ...path.slice(from + 1)]);
  }

  set(path: FieldPath, value: Value, from = 0): void {
    const head = path[from] ?? '';
    if (from + 1 === path.length) this.#level.set(head, value);
    else (this.#opened(head) ?? this.#open(head, {})).set(path, value, from + 1);
  }

  delete(path: FieldPath, from = 0): void {
    const head = path[from] ?? '';
    if (from + 1 === path.length) this.#level.delete(head);
    else this.#opened(head)?.delete(path, from + 1);
  }

  asMap(): Value {
    return { mapValue: { fields: this.toFields() } };
  }

  toFields(): Fields {
    const entries = [...this.#level].map(([name, entry]) => [name, entry instanceof Draft ? entry.asMap() : entry]);
    return Object.fromEntries(entries) as Fields;
  }

  /** Undefined where there is no map. */
  #opened(head: string): Draft | undefined {
    const entry = this.#level.get(head);
    if (entry instanceof Draft) return entry;
    return entry !== undefined && 'mapValue' in entry ? this.#open(head, entry.mapValue.fields ?? {}) : undefined;
  }

  #open(head: string, fields: Fields): Draft {
    const opened = new Draft(fields, this.#copied);
    this.#level.set(head, opened);
    return opened;
  }
}

/** The fields of one document while a write changes them. What is not changed is not copied. */
export class FieldsDraft {
  readonly #base: Fields;
  readonly #count: (entries: number) => void;
  #draft: Draft | undefined;

  /** `count` is told of each entry that is copied or compared, and may throw. */
  constructor(base: Fields, count: (entries: number) => void = () => {}) {
    this.#base = base;
    this.#count = count;
  }

  /** The value at a path, or undefined when any part of the way is missing or is not a map. */
  get(path: FieldPath): Value | undefined {
    return this.#draft === undefined ? fieldAt(this.#base, path) : this.#draft.get(path);
  }

  /** Puts a value at a path; whatever stands in the way and is not a map becomes one. */
  set(path: FieldPath, value: Value): void {
    this.#opened().set(path, value);
  }

  /** Takes the value at a path away; a way that does not exist is left alone. */
  delete(path: FieldPath): void {
    this.#opened().delete(path);
  }

  /** Says that elements of lists are going to be compared. */
  count(elements: number): void {
    this.#count(elements);
  }

  toFields(): Fields {
    return this.#draft?.toFields() ?? this.#base;
  }

  #opened(): Draft {
    this.#draft ??= new Draft(this.#base, this.#count);
    return this.#draft;
  }
}

/** Only the masked parts of the fields: a projection, or the `mask` of a read. */
export function selectFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  const selected = new FieldsDraft({});
  for (const path of mask) {
    const value = fieldAt(fields, path);
    if (value !== undefined) selected.set(path, value);
  }
  return selected.toFields();
}
