// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours behind UTC of each zone that a shop may choose. Since 2022 only the northwest changes its clocks, with California. */
const BEHIND = { centro: 6, sureste: 5, pacifico: 7, noroeste: 8 };

export type ShopZone = keyof typeof BEHIND;

/** What every shop had before there was a choice. */
export const FIRST_ZONE: ShopZone = 'centro';

// One page, and one server, shows one shop. A parameter would have to reach every sentence that names a day.
let shopZone: ShopZone = FIRST_ZONE;

/** The zone of the shop that is shown. Only the store of the profile sets it. */
export const currentShopZone = (): ShopZone => shopZone;
/** Sets the zone that every day and hour of the shop is told in from now on. */
export function setShopZone(zone: ShopZone): void {
  shopZone = zone;
}

/** A moment by the clock on the shop's wall, in milliseconds of the same kind: read its day and hour as if they were UTC's. */
export const shopClock = (at: number, zone = shopZone): number =>
  at - (BEHIND[zone] - (zone === 'noroeste' && isSummer(at) ? 1 : 0)) * HOUR_MS;

/** The moment at which the shop's clock shows a time, the reverse of {@link shopClock}. */
export function momentOfShopClock(clock: number, zone = shopZone): number {
  const guess = 2 * clock - shopClock(clock, zone);
  return guess + clock - shopClock(guess, zone);
}

/** How far the shop's clock is from UTC when it shows a time, as ISO 8601 writes it: `2026-11-30`, `23:59` and `-0600`. Empty for a day that no calendar has. */
export function utcOffset(day: string, time: string, zone = shopZone): string {
  const clock = Calendar.parse(`${day}T${time}Z`);
  // Some engines take the thirtieth of February for the second of March.
  if (new Calendar(clock).getUTCDate() !== Number(day.slice(8, 10))) return '';
  const hours = (momentOfShopClock(clock, zone) - clock) / HOUR_MS;
  return `-${String(hours).padStart(2, '0')}00`;
}

/** From two o'clock of the second Sunday of March to two o'clock of the first Sunday of November, as California has it. */
function isSummer(at: number): boolean {
  const year = new Calendar(at).getUTCFullYear();
  return at >= sundayFrom(Calendar.UTC(year, 2, 8, 10)) && at < sundayFrom(Calendar.UTC(year, 10, 1, 9));
}

const sundayFrom = (at: number): number => at + ((7 - new Calendar(at).getUTCDay()) % 7) * DAY_MS;
