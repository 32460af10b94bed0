import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { compareInstants, type Instant, instantToMilliseconds, shiftInstant } from '#domain/kernel/instant.ts';
import type { SnapshotPointer } from './pointer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long before the lock the new delta starts. Firestore stamps a write when it arrives and shows it when it is committed: one that arrived
 * before the lock may have landed after the products were read. Ten minutes is more than twice what Firestore lets a transaction last.
 */
export const MARGIN = 10 * MINUTE;

/** Where the delta of a snapshot starts that was read after the lock was taken. */
export const sinceOf = (lockTaken: Instant): Instant => shiftInstant(lockTaken, -MARGIN);

/** Why nothing was published. Readers keep the snapshot they have, and nothing is lost. */
export type PublishRefusal =
  | { readonly kind: 'unreachable' }
  /** The rules refused: whoever asks is not, or no longer, staff. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'cancelled' }
  /** Somebody took the lock meanwhile; `isPublished` when they are done already. What they read was read later, so it misses nothing of ours. */
  | { readonly kind: 'race-lost'; readonly isPublished: boolean }
  /** Products that a reader could not show: they have to be corrected before everybody gets them. */
  | { readonly kind: 'unreadable-products'; readonly problems: readonly ParseProblem[] }
  /** So many products came or went that a person has to confirm it. */
  | { readonly kind: 'count-changed'; readonly before: number; readonly after: number }
  /** A newer version of the site has published: this tab must not write the old form over it. */
  | { readonly kind: 'newer-schema' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  /** What was stored is not what was sent. */
  | { readonly kind: 'not-verified' };

const SANE_SHARE = 0.2;
/** Below this many products a share is no sign of a mistake: three of ten can change in an afternoon. */
const SANE_COUNT = 20;

/** Whether a catalogue may change from so many products to so many without a person confirming it. */
export function isSaneCount(before: number, after: number): boolean {
  const change = Math.abs(after - before);
  return change <= SANE_COUNT || change <= before * SANE_SHARE;
}

/**
 * Whether all products are read anew instead of what changed since: without a snapshot to start from, and once a week, which finds what was
 * changed past the rules, in Firebase's console. The week is that of the server, from Monday on, UTC.
 */
export function isRebuildDue(pointer: SnapshotPointer | null, now: Instant): boolean {
  return pointer === null || weekOf(pointer.actualizado) !== weekOf(now);
}

// The 1st of January 1970 was a Thursday.
const weekOf = (instant: Instant): number => Math.floor((instantToMilliseconds(instant) / DAY + 3) / 7);

/** How many of the rows the new delta still has: written within the margin, every visitor reads them until the catalogue is published again. */
export function stillInDelta(rows: readonly ProductRow[], since: Instant): number {
  return rows.filter(({ actualizado }) => compareInstants(actualizado, since) > 0).length;
}

/** Every visitor pays for each row of the delta. */
const MANY = 150;

/**
 * Whether the catalogue should be published by itself: when the delta is long, or when it is a day old and has anything. Right after a
 * publication the delta cannot become shorter, so it waits out the margin.
 */
export function shouldPublish(delta: number, publishedAgo: number | null): boolean {
  if (delta === 0) return false;
  if (publishedAgo === null) return true;
  return publishedAgo >= DAY || (delta >= MANY && publishedAgo > MARGIN);
}
