import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { FIRST_ZONE, setShopZone } from '#domain/kernel/shop-zone.ts';
import { SHOP_ZONES } from '#domain/kernel/shop-zone-names.ts';

const HOUR_MS = 3_600_000;
/** A week of March in which the northwest changes its clocks. */
const FIRST = Date.UTC(2026, 2, 5);
const WEEK_HOURS = 7 * 24;

afterEach(() => setShopZone(FIRST_ZONE));

/** How many hours behind UTC the rules count their day, by `shopDay(time)` of `firestore.rules`. */
function hoursInRules(): number {
  const rules = readFileSync('firestore.rules', 'utf8');
  const body = /function shopDay\(time\) \{\n\s+let now = time - duration\.value\((\d+), 'h'\);/.exec(rules);
  return Number(body?.[1]);
}

test.each(SHOP_ZONES)('a device counts by the day of the rules, whatever zone its shop has chosen: %s', (zone) => {
  setShopZone(zone);
  const behind = hoursInRules() * HOUR_MS;
  for (let hour = 0; hour < WEEK_HOURS; hour += 1) {
    const at = FIRST + hour * HOUR_MS;
    expect(countedDayAt(at)).toBe(new Date(at - behind).toISOString().slice(0, 10));
  }
});
