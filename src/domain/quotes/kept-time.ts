import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import type { Quote } from './parse-quote.ts';

/**
 * Whether a quotation is kept for longer than the built privacy notice says: twelve months, unless it ended in a purchase. They are counted from its last
 * change, which may have been a customer's who still means to buy.
 * @param today the shop's day, `2026-11-21`
 */
export function isKeptTooLong(
  { estado, creado, historial }: Pick<Quote, 'estado' | 'creado' | 'historial'>,
  today: string,
): boolean {
  if (estado === 'aceptada') return false;
  const changed = Math.max(instantToMilliseconds(creado), ...historial.map(({ en }) => en));
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return shopDayAt(changed) < yearAgo;
}
