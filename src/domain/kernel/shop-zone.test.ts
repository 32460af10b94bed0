import { afterEach, expect, test } from 'vitest';
import { countedDayAt, shopDayAt } from './shop-day.ts';
import { FIRST_ZONE, momentOfShopClock, setShopZone, shopClock, utcOffset } from './shop-zone.ts';
import { intlZone, SHOP_ZONES } from './shop-zone-names.ts';

const HOUR_MS = 3_600_000;
/** From 2024 to the end of 2027. */
const [FIRST, LAST] = [1_704_085_200_000, 1_830_297_600_000];

afterEach(() => setShopZone(FIRST_ZONE));

test.each(SHOP_ZONES)('the clock of %s is the one that `Intl` knows, at every hour of four years', (zone) => {
  const styles = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const there = new Intl.DateTimeFormat('sv-SE', { ...styles, timeZone: intlZone(zone) });
  const utc = new Intl.DateTimeFormat('sv-SE', { ...styles, timeZone: 'UTC' });
  const wrong: string[] = [];
  for (let moment = FIRST; moment < LAST; moment += HOUR_MS)
    if (utc.format(shopClock(moment, zone)) !== there.format(moment)) wrong.push(utc.format(moment));
  expect(wrong).toEqual([]);
});

test.each(SHOP_ZONES)('midnight of every day in %s is found again', (zone) => {
  const day = 24 * HOUR_MS;
  for (let midnight = Math.floor(FIRST / day) * day; midnight < LAST; midnight += day)
    expect(shopClock(momentOfShopClock(midnight, zone), zone)).toBe(midnight);
});

test('a shop that says no zone is in the one that every shop had', () => {
  // Half past five of 23 November 2025 in UTC.
  const evening = 1_763_875_800_000;
  expect(shopDayAt(evening)).toBe('2025-11-22');
  setShopZone('sureste');
  expect(shopDayAt(evening)).toBe('2025-11-23');
  // What the rules count by does not follow.
  expect(countedDayAt(evening)).toBe('2025-11-22');
});

test('a day that no calendar has is no distance from UTC, whatever a browser makes of it', () => {
  expect(['2026-02-28', '2026-02-30', '2026-13-01'].map((day) => utcOffset(day, '23:59', 'centro'))).toEqual([
    '-0600',
    '',
    '',
  ]);
});
