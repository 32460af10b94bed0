import { formatCentavos } from '#domain/kernel/money.ts';
import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { Amount } from './Amount.tsx';

/** What it all comes to, with the IVA in it broken out: the last lines of a sum, in its list of terms. */
export function TotalWithIva({ amounts: { net, iva, total } }: { readonly amounts: QuoteAmounts }) {
  return (
    <>
      <Amount name="Subtotal sin IVA" text={formatCentavos(net)} />
      <Amount name="IVA 16 %" text={formatCentavos(iva)} />
      <Amount name="Total con IVA" text={formatCentavos(total)} isTotal />
    </>
  );
}
