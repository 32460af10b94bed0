import { useMemo } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { isFresher } from '#domain/staff/forms/live-document.ts';
import type { Fields, WriterStamp } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useLiveDocuments } from './use-live-documents.ts';

export interface LatestRow<Value> {
  /** The document as the freshest source has it; `undefined` where none has it. */
  readonly row: StaffRow<Value> | undefined;
  /** Whether the server itself has said what the document is, or that there is none. */
  readonly isConfirmed: boolean;
  readonly stamp: WriterStamp | undefined;
}

/** A document of a collection: the list's row with this device's unsent work, or what the open form's own listener knows better. */
export function useLatestRow<Value extends { readonly id: string }>(
  collections: readonly [string],
  id: string | null,
  rows: readonly StaffRow<Value>[],
  parse: (id: string, fields: Fields) => Result<Value, unknown>,
): LatestRow<Value> {
  const live = useLiveDocuments(collections, id).get(`${collections[0]}/${id}`);
  const known = rows.find(({ value }) => value.id === id);
  const row = useMemo(() => {
    const isOwnWork = known?.entry !== undefined && known.entry.state.kind !== 'confirmed';
    if (id === null || isOwnWork || !live || !isFresher(live, known)) return known;
    // Settings that nobody has changed have a row and no document.
    if (!live.fields) return known?.rev === 0 ? known : undefined;
    if (known?.rev === live.rev) return known;
    const parsed = parse(id, { ...live.fields, rev: live.rev });
    return parsed.ok ? { value: parsed.value, rev: live.rev, fields: live.fields, entry: undefined } : known;
  }, [id, live, known, parse]);
  return { row, isConfirmed: live?.isConfirmed === true, stamp: live?.stamp ?? undefined };
}
