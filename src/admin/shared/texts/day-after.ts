import { shopDayOf } from '#domain/kernel/written-days.ts';

const DAY_MS = 86_400_000;

/** The shop's calendar day some days after a moment, as it is stored: `2026-11-29`. */
export function dayAfter(milliseconds: number, days: number): string {
  return shopDayOf(milliseconds + days * DAY_MS);
}
