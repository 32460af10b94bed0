import { shopClock } from '#domain/kernel/shop-zone.ts';
import type { StoreProfile } from '#domain/store-profile.ts';

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;
const DAY_MS = 86_400_000;
/** 1970 began on a Thursday, and a week begins on Monday. */
const FIRST_WEEKDAY = 3;

/** When the store is open. */
export interface OpenTimes {
  /** Pairs of milliseconds since midnight for each day of the week, Monday first. */
  readonly week: readonly (readonly (readonly [opens: number, closes: number])[])[];
  /** The days, `2026-12-25`, on which it is closed all the same. */
  readonly closed: ReadonlySet<string>;
}

/** The hours and the closed days that a store has set. */
export function openTimes({ hours, closedDays }: Pick<StoreProfile, 'hours' | 'closedDays'>): OpenTimes {
  return {
    week: hours.map((periods) =>
      periods.map(({ opens, closes }) => [sinceMidnight(opens), sinceMidnight(closes)] as const),
    ),
    closed: new Set(closedDays.map(({ day }) => day)),
  };
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/**
 * How much of the time between two moments the store was open, in milliseconds.
 * @param from milliseconds since 1970, as is `to`
 */
export function openTimeBetween({ week, closed }: OpenTimes, from: number, to: number): number {
  const [first, last] = [shopClock(from), shopClock(to)];
  let open = 0;
  for (let day = Math.floor(first / DAY_MS); day * DAY_MS < last; day += 1) {
    const midnight = day * DAY_MS;
    if (closed.has(new Calendar(midnight).toISOString().slice(0, 10))) continue;
    // Days before 1970 are no matter here, but a remainder of a negative number would be none of the seven.
    const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
    for (const [opens, closes] of week[weekday] ?? []) {
      open += Math.max(0, Math.min(last, midnight + closes) - Math.max(first, midnight + opens));
    }
  }
  return open;
}
