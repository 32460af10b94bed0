import { unknownFields } from '#domain/staff/forms/unknown-fields.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { withTrash } from '#domain/staff/log/trash.ts';

interface Named {
  readonly id: string;
}

/** The change that replaces a row's document, without losing fields that only a newer version of the site knows; `null` deletes it. */
export function changeOf(collection: string, row: StaffRow<Named>, document: Fields | null): Change {
  return {
    collection,
    id: row.value.id,
    baseRev: row.rev,
    base: row.fields,
    document: document && { ...unknownFields(collection, row.fields), ...document },
  };
}

/** The changes that delete a row's document and keep it in the trash. */
export const deletionOf = (collection: string, row: StaffRow<Named>): Change[] =>
  withTrash([changeOf(collection, row, null)]);

/** The change that creates a document, under a new short id where it has none of its own. */
export function creation(collection: string, document: Fields, id = newId()): Change {
  return { collection, id, baseRev: 0, base: null, document };
}

/**
 * The changes that put rows in an order: 1 for the first, and so on. Rows that already have their number are left alone.
 */
export function orderChanges<Value extends Named & { readonly orden: number }>(
  collection: string,
  rows: readonly StaffRow<Value>[],
): Change[] {
  return rows.flatMap((row, at) =>
    row.value.orden === at + 1 ? [] : [changeOf(collection, row, { ...row.fields, orden: at + 1 })],
  );
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twelve random characters, 60 bits, without the letters and digits that look alike. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
