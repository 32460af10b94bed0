import { withoutIva } from '#domain/kernel/iva.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { readTerms } from '#domain/quotes/check-answer.ts';
import { percentText } from '#domain/quotes/percent.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow } from '../shared/forms/FormSection.tsx';
import { Amount } from './Amount.tsx';
import css from './QuoteLines.module.css';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteTotalsProps {
  readonly state: QuoteFormState;
  readonly net: boolean;
}

/** What holds for the quotation as a whole: discount, freight and validity, and what it all comes to with IVA broken out. */
export function QuoteTotals({ state: { form, problems, set }, net }: QuoteTotalsProps) {
  const terms = readTerms(form);
  const amounts = quoteAmounts(terms);
  const shown = (amount: Centavos): string => formatCentavos(net ? withoutIva(amount) : amount);
  return (
    <>
      <FieldRow>
        <FieldWithNews of="descuento">
          <TextField
            label="Descuento general (%)"
            name="descuento"
            inputMode="decimal"
            value={form.descuento}
            hint="Sobre todas las líneas. El flete no lleva descuento."
            problem={problems.descuento}
            onChange={(descuento) => set({ descuento })}
          />
        </FieldWithNews>
        <FieldWithNews of="flete">
          <TextField
            label="Flete, con IVA"
            name="flete"
            inputMode="decimal"
            prefix="$"
            value={form.flete}
            hint="Vacío si lo recogen en la tienda."
            problem={problems.flete}
            onChange={(flete) => set({ flete })}
          />
        </FieldWithNews>
        <FieldWithNews of="vigencia">
          <TextField
            label="Precios vigentes hasta"
            name="vigencia"
            type="date"
            value={form.vigencia}
            problem={problems.vigencia}
            onChange={(vigencia) => set({ vigencia })}
          />
        </FieldWithNews>
      </FieldRow>
      <div className={css['totals']} aria-live="polite">
        {!amounts && (
          <p>{form.lineas.length === 0 ? 'Sin líneas no hay total.' : 'Falta el precio de alguna línea.'}</p>
        )}
        {amounts && (
          <dl>
            {(amounts.discount > 0 || amounts.freight > 0) && (
              <Amount name={net ? 'Líneas, sin IVA' : 'Líneas'} text={shown(amounts.lines)} />
            )}
            {amounts.discount > 0 && (
              <Amount name={`Descuento de ${percentText(terms.descuento)} %`} text={`-${shown(amounts.discount)}`} />
            )}
            {amounts.freight > 0 && <Amount name="Flete" text={shown(amounts.freight)} />}
            <Amount name="Subtotal sin IVA" text={formatCentavos(amounts.net)} />
            <Amount name="IVA 16 %" text={formatCentavos(amounts.iva)} />
            <Amount name="Total con IVA" text={formatCentavos(amounts.total)} isTotal />
          </dl>
        )}
      </div>
    </>
  );
}
