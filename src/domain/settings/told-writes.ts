import { compareInstants, type Instant, shiftInstant } from '#domain/kernel/instant.ts';

/** So long nothing is read where nothing was told: an earlier version of the site, or somebody past the rules, writes without telling. */
const LOOK_AGAIN_MS = 7 * 24 * 3_600_000;

/** What a reading knew. */
export interface ToldReading {
  /** When a write was last told, as far as was known before the reading began; absent where none was. */
  readonly told?: Instant | undefined;
  /** Server time as of which everything written was read. */
  readonly asOf: Instant;
}

/**
 * Whether nothing can have been written since a reading. A write and what tells of it are one commit, so whoever knew of the one before reading has
 * read the other. It is the same write and not a later one that is asked for, because data that came back from a backup tell of an earlier one.
 * @param told when a write was last told, as the server says now @param now the server's time
 */
export function isUnchangedSince(
  reading: ToldReading | undefined,
  told: Instant | undefined,
  now: Instant | null,
): boolean {
  if (!reading || !told || !now || reading.told !== told) return false;
  return compareInstants(now, shiftInstant(reading.asOf, LOOK_AGAIN_MS)) < 0;
}
