import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-forms.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteTotal } from '#domain/quotes/reply-message.ts';
import { momentText } from '../shared/moment-text.ts';

const DAY_MS = 86_400_000;

/** When the server took it in. */
export function cameText({ creado }: Quote): string {
  return momentText(instantToMilliseconds(creado));
}

/** The shop's day, so many days from a moment, as it is stored: `2026-11-29`. */
export function dayAfter(milliseconds: number, days: number): string {
  return shopDayOf(milliseconds + days * DAY_MS);
}

export function whatText({ lineas, mensaje }: Quote): string {
  return lineas.map(({ cantidad, nombre }) => `${cantidad} × ${nombre}`).join(', ') || mensaje;
}

export function totalText(lineas: Quote['lineas']): string {
  const total: Centavos | null = quoteTotal(lineas);
  return total === null ? '' : formatCentavos(total);
}
