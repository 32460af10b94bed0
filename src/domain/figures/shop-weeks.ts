import { momentOfShopClock, shopClock } from '#domain/kernel/shop-zone.ts';

/** A week of the shop, from Monday to Sunday. */
export interface ShopWeek {
  /** Its Monday, `2026-11-16`. */
  readonly monday: string;
  /** Its number as ISO 8601 counts, 1 to 53. */
  readonly number: number;
}

const DAY_MS = 86_400_000;
/** The day number of the first Monday before 1970 began: it began on a Thursday. */
const FIRST_MONDAY = -3;

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

/** The shop's week of a moment. @param at milliseconds since 1970 */
export function shopWeekOf(at: number): ShopWeek {
  return weekFrom(mondayOf(shopClock(at)));
}

/** The last weeks up to that of a day, the oldest first. @param day `2026-11-20` */
export function lastWeeks(day: string, count: number): readonly ShopWeek[] {
  const last = mondayOf(Calendar.parse(`${day}T00:00:00Z`));
  return Array.from({ length: count }, (_, week) => weekFrom(last - (count - 1 - week) * 7));
}

/** When a week begins in the shop, in milliseconds since 1970. */
export function startOfWeek({ monday }: ShopWeek): number {
  return momentOfShopClock(Calendar.parse(`${monday}T00:00:00Z`));
}

/** The number of a moment's Monday, in days since 1970. @param clock milliseconds by the shop's clock */
function mondayOf(clock: number): number {
  const day = Math.floor(clock / DAY_MS);
  return Math.floor((day - FIRST_MONDAY) / 7) * 7 + FIRST_MONDAY;
}

/** A week belongs to the year that its Thursday is in: ISO 8601. */
function weekFrom(monday: number): ShopWeek {
  const thursday = new Calendar((monday + 3) * DAY_MS);
  const yearBegan = Calendar.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    monday: new Calendar(monday * DAY_MS).toISOString().slice(0, 10),
    number: Math.floor((thursday.getTime() - yearBegan) / DAY_MS / 7) + 1,
  };
}
