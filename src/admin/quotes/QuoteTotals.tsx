import { formatCentavos } from '#domain/kernel/money.ts';
import { readTerms } from '#domain/quotes/check-answer.ts';
import { percentText } from '#domain/quotes/percent.ts';
import { partsWithoutIva, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { FieldRow } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { Amount } from './Amount.tsx';
import css from './QuoteLines.module.css';
import { TotalWithIva } from './TotalWithIva.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteTotalsProps {
  readonly state: QuoteFormState;
  readonly net: boolean;
}

/** What holds for the quotation as a whole: discount, freight and validity, and what it all comes to with IVA broken out. */
export function QuoteTotals({ state, net }: QuoteTotalsProps) {
  const { form, until, problems, set } = state;
  const terms = readTerms(form);
  const amounts = quoteAmounts(terms);
  const parts = amounts && net ? partsWithoutIva(amounts) : amounts;
  return (
    <>
      <FieldRow>
        <FormText
          state={state}
          name="descuento"
          label="Descuento general (%)"
          inputMode="decimal"
          hint="Sobre todas las líneas. El flete no lleva descuento."
        />
        <FormText
          state={state}
          name="flete"
          label="Flete, con IVA"
          inputMode="decimal"
          prefix="$"
          hint="Vacío si lo recogen en la tienda."
        />
        <FormText
          state={{ form: { vigencia: until }, problems, set }}
          name="vigencia"
          label="Precios vigentes hasta"
          type="date"
        />
      </FieldRow>
      <div className={css['totals']} aria-live="polite">
        {!amounts && (
          <p>{form.lineas.length === 0 ? 'Sin líneas no hay total.' : 'Falta el precio de alguna línea.'}</p>
        )}
        {amounts && parts && (
          <dl>
            {(amounts.discount > 0 || amounts.freight > 0) && (
              <Amount name={net ? 'Líneas, sin IVA' : 'Líneas'} text={formatCentavos(parts.lines)} />
            )}
            {amounts.discount > 0 && (
              <Amount
                name={`Descuento de ${percentText(terms.descuento)} %`}
                text={`-${formatCentavos(parts.discount)}`}
              />
            )}
            {amounts.freight > 0 && <Amount name="Flete" text={formatCentavos(parts.freight)} />}
            <TotalWithIva amounts={amounts} />
          </dl>
        )}
      </div>
    </>
  );
}
