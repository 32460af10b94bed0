const DAY_MS = 86_400_000;
/** Noon in Monterrey, by UTC. */
const NOON_MS = 18 * 3_600_000;

/** The next noon of the shop, in milliseconds: a clock that begins there passes no midnight before a test lets it. */
export function nextNoon(): number {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS + NOON_MS;
  return today > Date.now() ? today : today + DAY_MS;
}
