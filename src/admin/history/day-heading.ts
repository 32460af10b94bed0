import { dayBefore } from '#domain/kernel/day-before.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { capitalised } from '#domain/kernel/written-forms.ts';
import { shopFormat } from '../shared/texts/shop-format.ts';

const day = shopFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * `Hoy, lunes, 23 de noviembre de 2026`, in the shop's time zone.
 * @param at milliseconds
 * @param today `2026-11-23`
 */
export function dayHeading(at: number, today: string): string {
  const text = day.format(at);
  const stored = shopDayOf(at);
  if (stored === today) return `Hoy, ${text}`;
  if (stored === dayBefore(today, 1)) return `Ayer, ${text}`;
  return capitalised(text);
}
