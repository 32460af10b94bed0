import type { Centavos } from '#domain/kernel/money.ts';
import { type QuoteTerms, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import type { Repair } from './repair.ts';
import type { RepairState } from './repair-state.ts';

/** The states in which work is done, or was, that the customer has authorised. */
const AUTHORISED: ReadonlySet<RepairState> = new Set(['autorizada', 'en-reparacion', 'reparada']);

/** What the customer is told that it costs, with IVA; without lines nothing. `undefined` while a line has no price. */
export const toldTotal = ({ lineas }: Pick<QuoteTerms, 'lineas'>): Centavos | undefined =>
  lineas.length === 0 ? 0 : quoteAmounts({ lineas })?.total;

/** What the customer authorised last and what it comes to by now, where that is more; `null` where it is not, or one of the two is not known. */
export function beyondAuthorised(
  { estado, historial }: Pick<Repair, 'estado' | 'historial'>,
  data: Pick<QuoteTerms, 'lineas'>,
): { readonly authorised: Centavos; readonly total: Centavos } | null {
  if (!AUTHORISED.has(estado)) return null;
  const authorised = historial.findLast((step) => step.autorizado !== undefined)?.autorizado;
  const total = toldTotal(data);
  return authorised !== undefined && total !== undefined && total > authorised ? { authorised, total } : null;
}
