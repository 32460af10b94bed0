import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteTotal } from '#domain/quotes/reply-message.ts';
import { momentText } from '../shared/moment-text.ts';

const DAY_MS = 86_400_000;

/** When the server received it. */
export function receivedText({ creado }: Quote): string {
  return momentText(instantToMilliseconds(creado));
}

/** The shop's calendar day some days after a moment, as it is stored: `2026-11-29`. */
export function dayAfter(milliseconds: number, days: number): string {
  return shopDayOf(milliseconds + days * DAY_MS);
}

export function summaryText({ lineas, mensaje }: Quote): string {
  return lineas.map(({ cantidad, nombre }) => `${cantidad} × ${nombre}`).join(', ') || mensaje;
}

export function totalText(lineas: Quote['lineas']): string {
  const total: Centavos | null = quoteTotal(lineas);
  return total === null ? '' : formatCentavos(total);
}
