import { shopDayOf } from '#domain/kernel/written-days.ts';
import { shopFormat } from '../shared/texts/shop-format.ts';

const day = shopFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const DAY_MS = 86_400_000;

/** `Hoy, lunes, 23 de noviembre de 2026`, in the shop's time zone. Both in milliseconds. */
export function dayHeading(at: number, now: number): string {
  const text = day.format(at);
  const stored = shopDayOf(at);
  if (stored === shopDayOf(now)) return `Hoy, ${text}`;
  if (stored === shopDayOf(now - DAY_MS)) return `Ayer, ${text}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
