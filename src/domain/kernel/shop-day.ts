import { FIRST_ZONE, momentOfShopClock, type ShopZone, shopClock } from './shop-zone.ts';

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

/** The shop's day of a moment in milliseconds, `2026-11-20`. Without `Intl`, whose first object takes fifty milliseconds of a start. */
export const shopDayAt = (milliseconds: number, zone?: ShopZone): string =>
  new Calendar(shopClock(milliseconds, zone)).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

/** The moment, in milliseconds, at which the shop's day of a moment is over. */
export const shopDayEnd = (milliseconds: number, zone?: ShopZone): number =>
  momentOfShopClock((Math.floor(shopClock(milliseconds, zone) / DAY_MS) + 1) * DAY_MS, zone);

/** The day that `firestore.rules` counts by, which is the same for every shop: the rules do not know what zone a shop has chosen. */
export const countedDayAt = (milliseconds: number): string => shopDayAt(milliseconds, FIRST_ZONE);

/** The shop's time of that moment, `10:32`. */
export const shopTimeAt = (milliseconds: number, zone?: ShopZone): string =>
  new Calendar(shopClock(milliseconds, zone)).toISOString().slice(11, 16);

/** The shop's day and time of that moment as a spreadsheet reads them, `2026-11-20 20:58`. */
export const shopMomentAt = (milliseconds: number): string => `${shopDayAt(milliseconds)} ${shopTimeAt(milliseconds)}`;
