/** How days are written for people in Mexico. */

const NBSP = '\u00a0';
const TIME_ZONE = 'America/Monterrey';

/** Created when first used, because most pages do not need it and the first `Intl` object of a page takes fifty milliseconds. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (moment) => {
    formatter ??= new Intl.DateTimeFormat(locale, options);
    return formatter.format(moment).replaceAll(' ', NBSP);
  };
}
const shopDay = formatterOf('es-MX', { day: 'numeric', month: 'short', timeZone: TIME_ZONE });
const calendarDay = formatterOf('es-MX', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
// The Swedish format, because it is the stored one: `2026-11-20`.
const storedDay = formatterOf('sv-SE', { timeZone: TIME_ZONE });

/** The day of a moment in the shop's time zone, `20 nov`, whatever the device's is. */
export function shortDay(milliseconds: number): string {
  return shopDay(milliseconds);
}

/** The shop's day of a moment as it is stored, `2026-11-20`. */
export function shopDayOf(milliseconds: number): string {
  return storedDay(milliseconds);
}

/** `2026-11-20` → `20 nov 2026`. Text that is no day is shown as it came. */
export function dayInFull(day: string): string {
  // oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(milliseconds) ? day : calendarDay(milliseconds);
}
