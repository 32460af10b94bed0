import { expect, test } from 'vitest';
import { dayInFull, shopDayOf, shortDay } from './written-days.ts';

const HOUR_MS = 3_600_000;
/** Eleven at night of the last day of 2023 in Monterrey, and the end of 2028. */
const [FIRST, LAST] = [1_704_085_200_000, 1_861_920_000_000];
const byIntl = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (moment: number): string => format.format(moment).replaceAll(' ', '\u00a0');
};
const timeZone = 'America/Monterrey';

test('days are written as `Intl` writes them for Mexico, in the shop’s time zone', () => {
  const short = byIntl('es-MX', { day: 'numeric', month: 'short', timeZone });
  const stored = byIntl('sv-SE', { timeZone });
  const full = byIntl('es-MX', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  for (let moment = FIRST; moment < LAST; moment += 11 * HOUR_MS) {
    expect(shortDay(moment)).toBe(short(moment));
    const day = shopDayOf(moment);
    expect(day).toBe(stored(moment));
    expect(dayInFull(day)).toBe(full(moment));
  }
});

test('text that is no day is shown as it came', () => {
  for (const text of ['', 'ayer', '2026-13-01', '2026-02-30', '2026-11', '2026-11-20T10:00'])
    expect(dayInFull(text)).toBe(text);
});
