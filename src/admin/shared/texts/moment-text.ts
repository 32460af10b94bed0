import { type Instant, instantToMilliseconds } from '#domain/kernel/instant.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';

const parts = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Monterrey',
} as const;
const moment = new Intl.DateTimeFormat('es-MX', parts);
const momentOfYear = new Intl.DateTimeFormat('es-MX', { ...parts, year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'America/Monterrey' });
const dayOfYear = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'America/Monterrey',
});
const HALF_YEAR_MS = 183 * 86_400_000;

/** `21 nov, 2:05 p.m.` in the shop's time zone, from milliseconds; with the year when it is more than half a year ago. */
export function momentText(at: number): string {
  return (Date.now() - at > HALF_YEAR_MS ? momentOfYear : moment).format(at);
}

/** `21 nov 2026, 2:05 p.m.`, from a server time. */
export function momentInFull(instant: Instant): string {
  return momentOfYear.format(instantToMilliseconds(instant));
}

/** `3 ago`, from a server time; with the year when it is more than half a year ago. */
export function dayText(instant: Instant): string {
  const at = instantToMilliseconds(instant);
  return (Date.now() - at > HALF_YEAR_MS ? dayOfYear : dayAndMonth).format(at);
}

const hour = new Intl.DateTimeFormat('es-MX', { hour: 'numeric', minute: '2-digit', timeZone: parts.timeZone });

/** `2:05 p.m.` in the shop's time zone, from milliseconds. */
export const hourText = (at: number): string => hour.format(at);

/** `de hoy 10:42 a.m.`, or `del 21 nov, 2:05 p.m.`, from milliseconds. */
export function recentMomentText(at: number): string {
  return shopDayOf(at) === shopDayOf(Date.now()) ? `de hoy ${hour.format(at)}` : `del ${momentText(at)}`;
}
