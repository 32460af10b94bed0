import { daysOfWeek } from '#domain/pages/structured-store.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { SHOP_OFFSET_MS } from './shop-weeks.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** When the shop is open on each day of the week, from Sunday on: pairs of milliseconds since midnight. */
export type OpenTimes = readonly (readonly (readonly [opens: number, closes: number])[])[];

/** The shop's hours as they are written, by day of the week. */
export function openTimes(hours: StoreProfile['hours']): OpenTimes {
  return WEEKDAYS.map((weekday) =>
    hours
      .filter(({ days }) => daysOfWeek(days).some((day) => day.endsWith(weekday)))
      .map(({ opens, closes }) => [sinceMidnight(opens), sinceMidnight(closes)] as const),
  );
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/**
 * How much of the time between two moments the shop was open, in milliseconds. Holidays count as open, because nobody writes them down.
 * @param from milliseconds since 1970, as is `to`
 */
export function openTimeBetween(times: OpenTimes, from: number, to: number): number {
  const [first, last] = [from + SHOP_OFFSET_MS, to + SHOP_OFFSET_MS];
  let open = 0;
  for (let day = Math.floor(first / DAY_MS); day * DAY_MS < last; day += 1) {
    const midnight = day * DAY_MS;
    // Days before 1970 are no matter here, but a remainder of a negative number would be none of the seven.
    const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
    for (const [opens, closes] of times[weekday] ?? []) {
      open += Math.max(0, Math.min(last, midnight + closes) - Math.max(first, midnight + opens));
    }
  }
  return open;
}
