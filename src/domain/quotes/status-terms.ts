import type { Centavos } from '#domain/kernel/money.ts';
import { percentText } from './percent.ts';
import type { QuoteAmounts } from './quote-amounts.ts';
import type { QuoteStatus } from './quote-state.ts';

/** An amount between the lines of a quotation and its total. */
export interface QuoteTerm {
  readonly name: string;
  readonly amount: Centavos;
}

/**
 * The discount and the freight of an answer, between its lines and its total, and the IVA that the total has in it. While a price is open there is
 * neither a discount in pesos nor a total, but the freight is known.
 * @param amounts `null` while a price is open
 */
export function statusTerms(
  { descuento = 0, flete = 0 }: Pick<QuoteStatus, 'descuento' | 'flete'>,
  amounts: QuoteAmounts | null,
): readonly QuoteTerm[] {
  if (!amounts) return flete > 0 ? [{ name: 'Flete', amount: flete }] : [];
  const { discount, freight, net, iva } = amounts;
  if (discount === 0 && freight === 0) return [];
  return [
    ...(discount > 0 ? [{ name: `Descuento de ${percentText(descuento)} %`, amount: -discount }] : []),
    ...(freight > 0 ? [{ name: 'Flete', amount: freight }] : []),
    { name: 'Subtotal sin IVA', amount: net },
    { name: 'IVA 16 %', amount: iva },
  ];
}
