import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { formatPhone } from '#domain/kernel/phone.ts';
import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import type { AnswerForm } from '#domain/quotes/answer-form.ts';
import { readTerms } from '#domain/quotes/check-answer.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { percentText } from '#domain/quotes/percent.ts';
import { lineAmount, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { quoteConditions } from '#domain/quotes/quote-conditions.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { PaperConditions } from '../shared/paper/PaperConditions.tsx';
import { PaperFacts } from '../shared/paper/PaperFacts.tsx';
import { PaperSheet } from '../shared/paper/PaperSheet.tsx';
import { Amount } from './Amount.tsx';
import css from './QuoteSheet.module.css';
import { statusHref } from './quote-labels.ts';
import { SheetLines } from './SheetLines.tsx';
import { TotalWithIva } from './TotalWithIva.tsx';

interface QuoteSheetProps {
  readonly quote: Quote;
  readonly form: AnswerForm;
  /** Last day the prices hold; empty for none. */
  readonly until: string;
}

/** The quotation on paper, for the customer: nothing on it is internal. */
export function QuoteSheet({ quote, form, until }: QuoteSheetProps) {
  const store = useStoreProfile();
  const terms = readTerms(form);
  const amounts = quoteAmounts(terms);
  const link = statusHref(quote);
  const person = [form.nombre, form.telefono && formatPhone(form.telefono), form.correo].filter(Boolean);
  return (
    <PaperSheet kind="Cotización" folio={quote.folio}>
      <PaperFacts
        facts={[
          ['Para', person.join('\u00a0· ') || 'Público en general'],
          ['Fecha', dayInFull(shopDayOf(instantToMilliseconds(quote.creado)))],
          ['Precios vigentes hasta', until && dayInFull(until)],
        ]}
      />
      {quote.mensaje && <p className={css['message']}>Lo que pidió: {quote.mensaje}</p>}
      {terms.lineas.length > 0 && <SheetLines lineas={terms.lineas} />}
      <div className={css['end']}>
        {link && (
          <div className={css['code']}>
            <QrCode text={link} label="" />
            <p>Consulta esta cotización en tu celular.</p>
          </div>
        )}
        <dl className={css['totals']}>
          {amounts && (amounts.discount > 0 || amounts.freight > 0) && (
            <Amount name="Suma de las líneas" text={formatCentavos(amounts.lines)} />
          )}
          {amounts && amounts.discount > 0 && (
            <Amount
              name={`Descuento de ${percentText(terms.descuento)} %`}
              text={`-${formatCentavos(amounts.discount)}`}
            />
          )}
          {terms.flete > 0 && <Amount name="Flete" text={formatCentavos(terms.flete)} />}
          {amounts && <TotalWithIva amounts={amounts} />}
          {terms.lineas.some((line) => lineAmount(line) === null) && (
            <Amount name="Total" text="Falta confirmar un precio" />
          )}
        </dl>
      </div>
      <PaperConditions
        texts={quoteConditions(store, { until: until && dayInFull(until), hasFreight: terms.flete > 0 })}
      />
    </PaperSheet>
  );
}
