import { compareInstants, type Instant, shiftInstant } from '#domain/kernel/instant.ts';

/**
 * A change marker is a document of `ajustes` that holds only its own stamps and is written in the same commit as every write, or every deletion, of
 * some collections (see `subjects.ts`). Devices listen to `ajustes` anyway, so an unchanged marker saves them reading those collections.
 *
 * This is how long an unchanged marker is believed. Then the collections are read again, because an earlier version of the site, or somebody who
 * bypasses the rules, writes without a marker.
 */
const BELIEVED_MS = 7 * 24 * 3_600_000;

/** What was known of a change marker when the collection that it stands for was read. Stored on devices, hence its field names. */
export interface MarkedReading {
  /** The marker's time as it was known before the reading began; absent where there was no marker. */
  readonly told?: Instant | undefined;
  /** Server time as of which everything written was read. */
  readonly asOf: Instant;
}

/**
 * Whether nothing can have been written since a reading. A write and its marker are one commit, so a reading that began with the present marker has
 * read the write. The times are compared for equality and not for order, because data restored from a backup bring an earlier marker.
 * @param told the marker's time as the server says now @param now the server's time
 */
export function isUnchangedSince(
  reading: MarkedReading | undefined,
  told: Instant | undefined,
  now: Instant | null,
): boolean {
  if (!reading || !told || !now || reading.told !== told) return false;
  return compareInstants(now, shiftInstant(reading.asOf, BELIEVED_MS)) < 0;
}
