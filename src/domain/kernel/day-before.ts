// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;
const DAY_MS = 86_400_000;

/** The day that was so many days before another: `2026-11-20` and 1 → `2026-11-19`. */
export const dayBefore = (day: string, count: number): string =>
  new Calendar(Calendar.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
