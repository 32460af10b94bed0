import type { Result } from '#domain/kernel/result.ts';
import type { Fields } from './change.ts';
import { type Entry, isOvertaken, type OverlaidDocument } from './journal.ts';

/** A document as staff see it: what the server confirmed, with this device's work over it. */
export interface StaffRow<Value> {
  readonly value: Value;
  /** What an edit of it starts from: its revision, and its fields without stamps. */
  readonly rev: number;
  readonly fields: Fields;
  /** The unsent or unsettled edit that made it what it is. */
  readonly entry: Entry | undefined;
}

/**
 * The rows of a collection with the journal's work over them: changed in their place, new ones at the end, deleted ones gone. An edit that
 * cannot be read as a document of the collection is left out; the journal still shows it.
 */
export function staffRows<Value extends { readonly id: string }>(
  collection: string,
  confirmed: readonly Omit<StaffRow<Value>, 'entry'>[],
  overlay: ReadonlyMap<string, OverlaidDocument>,
  parse: (id: string, fields: Fields) => Result<Value, unknown>,
): StaffRow<Value>[] {
  const prefix = `${collection}/`;
  const rows = new Map<string, StaffRow<Value>>(confirmed.map((row) => [row.value.id, { ...row, entry: undefined }]));
  for (const [key, over] of overlay) {
    if (!key.startsWith(prefix)) continue;
    const { rev, document, entry } = over;
    const id = key.slice(prefix.length);
    if (isOvertaken(over, rows.get(id)?.rev ?? 0)) continue;
    if (document === null) {
      rows.delete(id);
      continue;
    }
    const parsed = parse(id, { ...document, rev });
    if (parsed.ok) rows.set(id, { value: parsed.value, rev, fields: document, entry });
  }
  return [...rows.values()];
}
