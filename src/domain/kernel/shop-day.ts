// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

/** America/Monterrey is six hours behind UTC all year. */
const ZONE_MS = 6 * 3_600_000;

/** The shop's day of a moment in milliseconds, `2026-11-20`. Without `Intl`, whose first object takes fifty milliseconds of a start. */
export const shopDayAt = (milliseconds: number): string =>
  new Calendar(milliseconds - ZONE_MS).toISOString().slice(0, 10);

/** The shop's time of that moment, `10:32`. */
export const shopTimeAt = (milliseconds: number): string =>
  new Calendar(milliseconds - ZONE_MS).toISOString().slice(11, 16);
