import type { Result } from '#domain/kernel/result.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { useLastKnownRow } from '../forms/use-last-known-row.ts';
import { useLatestRow } from '../forms/use-latest-row.ts';

interface OpenRow<Value> {
  /** `undefined` while it is not known, and where there is none. */
  readonly row: StaffRow<Value> | undefined;
  /** Whether the server itself has said what the document is. */
  readonly isConfirmed: boolean;
  /** Whether it may still come. */
  readonly isWaiting: boolean;
}

/** The document of an open page: of the list, or of the page's own listener where it is too old for the list. */
export function useOpenRow<Value extends { readonly id: string }>(
  collections: readonly [string],
  id: string,
  rows: readonly StaffRow<Value>[],
  parse: (id: string, fields: Fields) => Result<Value, unknown>,
): OpenRow<Value> {
  const knowsOwnWork = useJournal(selectIsRead);
  const { row: found, isConfirmed } = useLatestRow(collections, id, rows, parse);
  const isWaiting = !knowsOwnWork || !isConfirmed;
  const row = useLastKnownRow(found, isWaiting);
  return { row: knowsOwnWork ? row : undefined, isConfirmed, isWaiting };
}
