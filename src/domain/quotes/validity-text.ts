import { dayInFull } from '#domain/kernel/written-days.ts';
import type { QuoteState } from './quote-state.ts';

interface Validity {
  readonly estado: QuoteState;
  /** `2026-11-29`, or empty. */
  readonly until: string;
}

/**
 * The last day of a quotation as its customer is told it, on paper as well. Empty where it has none, and where that day has passed after the quotation
 * was accepted or closed: such a day ends nothing any more.
 * @param today the shop's day
 */
export const toldLastDay = ({ estado, until }: Validity, today: string): string =>
  until < today && (estado === 'aceptada' || estado === 'cancelada') ? '' : until;

/**
 * Until when the prices of a quotation hold, as a sentence for its customer. Empty where there is no {@link toldLastDay}.
 * @param today the shop's day
 */
export function validityText(validity: Validity, today: string): string {
  const last = toldLastDay(validity, today);
  if (last === '') return '';
  return last >= today
    ? `Precios vigentes hasta el ${dayInFull(last)}.`
    : `Sus precios valieron hasta el ${dayInFull(last)}.`;
}
