import { useState } from 'react';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';

/**
 * The row, or the last one while the feed has not shown it: a document that was just made leaves the journal when the server has it, which may be
 * before the feed brings it, and the form must stay on the page meanwhile.
 */
export function useLastKnownRow<Value>(
  row: StaffRow<Value> | undefined,
  isWaiting: boolean,
): StaffRow<Value> | undefined {
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return row ?? (isWaiting ? last : undefined);
}
