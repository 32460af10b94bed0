/**
 * A server time as Firestore's REST writes it, `2026-11-21T02:58:56.532000Z`. Kept as text because a double of milliseconds loses the
 * microseconds that a cursor needs. Two of them compare by `compareInstants`, never by `<`: trailing zeros of the fraction may be left out.
 */
export type Instant = string & { readonly __brand: 'Instant' };

const FORM = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;

/** The instant, its fraction written to nine digits; `null` where the text is none. */
export function parseInstant(text: unknown): Instant | null {
  const match = typeof text === 'string' ? FORM.exec(text) : null;
  return match ? (`${match[1]}.${(match[2] ?? '').padEnd(9, '0')}Z` as Instant) : null;
}

/** Negative when `a` came first. Both have nine digits, so text order is time order. */
export function compareInstants(a: Instant, b: Instant): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

/** The instant so many milliseconds later (earlier, when negative), its finer digits kept. */
export function shiftInstant(instant: Instant, milliseconds: number): Instant {
  const shifted = new Calendar(instantToMilliseconds(instant) + milliseconds).toISOString();
  return `${shifted.slice(0, 23)}${instant.slice(23)}` as Instant;
}

/** Milliseconds since 1970, finer digits cut: for how long ago something was, not for an order. */
export function instantToMilliseconds(instant: Instant): number {
  return Calendar.parse(`${instant.slice(0, 23)}Z`);
}
