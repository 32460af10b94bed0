import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { statusPath } from '#domain/quotes/status-link.ts';
import { momentText } from '../shared/texts/moment-text.ts';

/** When the server received it. */
export function receivedText({ creado }: Quote): string {
  return momentText(instantToMilliseconds(creado));
}

export function summaryText({ lineas, mensaje }: Quote): string {
  return lineas.map(({ cantidad, nombre }) => `${groupThousands(cantidad)} × ${nombre}`).join(', ') || mensaje;
}

export function totalText(quote: Quote): string {
  const amounts = quoteAmounts(quote);
  return amounts ? formatCentavos(amounts.total) : '';
}

/** Where the customer sees how the quotation goes; empty where it has no such place. */
export function statusHref({ secreto }: Quote): string {
  return secreto && `${location.origin}${statusPath(secreto)}`;
}
