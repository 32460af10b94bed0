import type { Change } from '../journal/change.ts';
import type { StaffDocument } from '../journal/staff-document.ts';

/** The collection of what only staff may know of a product: cost, hidden price, supplier and notes. */
export const PRIVATE = 'internos';

/** Private documents by id. One without fields was emptied: it says no more than one that never existed, but its revision goes on. */
export type PrivateDocuments = ReadonlyMap<string, StaffDocument>;

/** The documents with those of `read` that are newer; the very same map where none is. */
export function withNewer(known: PrivateDocuments, read: readonly StaffDocument[]): PrivateDocuments {
  const newer = read.filter(({ id, rev }) => rev > (known.get(id)?.rev ?? -1));
  return newer.length === 0 ? known : new Map([...known, ...newer.map((one) => [one.id, one] as const)]);
}

/**
 * A change of a private document as it is written. It is emptied instead of deleted, because a device that reads what was written since its last
 * visit would not hear of a deletion and would show the cost for ever. So nothing and an empty document are the same start.
 */
export function withoutDeletion(change: Change): Change {
  if (change.collection !== PRIVATE) return change;
  const base = change.base ?? (change.baseRev === 0 ? {} : null);
  return { ...change, base, document: change.document ?? {} };
}
