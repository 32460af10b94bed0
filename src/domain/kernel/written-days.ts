/** How days are written for people in Mexico. */

import { shopDayAt } from './shop-day.ts';

const NBSP = '\u00a0';
// Without `Intl`, whose first object takes fifty milliseconds of a page on a phone, and every product's page has a day.
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Whether a text has the form of a stored day, `2026-11-20`. The calendar may not have that day. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** `2026-11-03` → `3 nov`. */
export function dayAndMonth(day: string): string {
  return `${Number(day.slice(8, 10))}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

/** The day of a moment in the shop's time zone, `20 nov`, whatever the device's is. */
export function shortDay(milliseconds: number): string {
  return dayAndMonth(shopDayAt(milliseconds));
}

/** The shop's day of a moment as it is stored, `2026-11-20`. */
export function shopDayOf(milliseconds: number): string {
  return shopDayAt(milliseconds);
}

/** `2026-11-20` → `20 nov 2026`. Text that is no day is shown as it came. */
export function dayInFull(day: string): string {
  // oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
  const at = new Date(`${isDay(day) ? day : ''}T00:00:00Z`);
  // Some browsers take the thirtieth of February for the second of March.
  const isReal = !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day.slice(8, 10));
  return isReal ? `${dayAndMonth(day)}${NBSP}${Number(day.slice(0, 4))}` : day;
}
