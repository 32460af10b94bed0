import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from './pointer.ts';
import type { Snapshot } from './snapshot.ts';

/** Why a snapshot was not adopted. The catalogue on the device stays; nothing of the refused one is used. */
export type SnapshotProblem =
  | { readonly kind: 'unknown-schema'; readonly schema: number }
  /** The bytes are not the ones that the pointer names: cut short, damaged or exchanged. */
  | { readonly kind: 'wrong-bytes' }
  /** The bytes are right and still no snapshot: compressed or written by something else. */
  | { readonly kind: 'unreadable'; readonly detail: string }
  | { readonly kind: 'wrong-count'; readonly expected: number; readonly found: number };

/** What was fetched against what the pointer promises, before anything is read of it. */
export function checkPacked(
  pointer: Pick<SnapshotPointer, 'sha256' | 'bytes'>,
  packed: { readonly sha256: string; readonly bytes: number },
): Result<true, SnapshotProblem> {
  return packed.sha256 === pointer.sha256 && packed.bytes === pointer.bytes ? ok(true) : err({ kind: 'wrong-bytes' });
}

/** The snapshot that was read against the number of products that the pointer promises. */
export function checkCount(
  { count }: Pick<SnapshotPointer, 'count'>,
  snapshot: Snapshot,
): Result<Snapshot, SnapshotProblem> {
  const found = snapshot.rows.length;
  return found === count ? ok(snapshot) : err({ kind: 'wrong-count', expected: count, found });
}
