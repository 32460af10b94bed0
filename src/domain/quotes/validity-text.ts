import { dayInFull } from '#domain/kernel/written-days.ts';
import type { QuoteState } from './quote-state.ts';

/**
 * Until when the prices of a quotation hold, as a sentence for its customer. Empty where it has no last day, and where that day has passed after the
 * quotation was accepted or closed: such a day ends nothing any more.
 * @param until `2026-11-29`, or empty
 * @param today the shop's day
 */
export function validityText(
  { estado, until }: { readonly estado: QuoteState; readonly until: string },
  today: string,
): string {
  if (until === '') return '';
  if (until >= today) return `Precios vigentes hasta el ${dayInFull(until)}.`;
  return estado === 'aceptada' || estado === 'cancelada' ? '' : `Sus precios valieron hasta el ${dayInFull(until)}.`;
}
