import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { QuoteActor } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { statusPath } from '#domain/quotes/status-link.ts';
import { selectEmail, sessionStore } from '#store/session-store.ts';
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

export function totalText(quote: Quote): string {
  const amounts = quoteAmounts(quote);
  return amounts ? formatCentavos(amounts.total) : '';
}

/** Who is signed in, and the time of this tablet. */
export function actorNow(): QuoteActor {
  return { por: selectEmail(sessionStore.getState()), en: Date.now() };
}

/** Where the customer sees how the quotation goes; empty where it has no such place. */
export function statusHref({ secreto }: Quote): string {
  return secreto && `${location.origin}${statusPath(secreto)}`;
}
