import { useEffect } from 'react';
import { createPortal } from 'react-dom';
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
import { Amount } from './Amount.tsx';
import css from './QuoteSheet.module.css';
import { statusHref } from './quote-labels.ts';
import { SheetLines } from './SheetLines.tsx';

interface QuoteSheetProps {
  readonly quote: Quote;
  readonly form: AnswerForm;
}

/**
 * The quotation on paper, for the customer: nothing on it is internal. It is beside the page and only printed; while it is there nothing else of
 * the page is printed.
 */
export function QuoteSheet({ quote, form }: QuoteSheetProps) {
  const store = useStoreProfile();
  usePrintTitle(`Cotización ${quote.folio} ${store.name}`);
  const terms = readTerms(form);
  const amounts = quoteAmounts(terms);
  const link = statusHref(quote);
  const { address, lines } = store;
  const person = [form.nombre, form.telefono && formatPhone(form.telefono), form.correo].filter(Boolean);
  return createPortal(
    <article className={css['sheet']} aria-hidden="true">
      <header className={css['head']}>
        <img src="/icons/emblema.svg" alt="" width={56} height={56} />
        <div className={css['store']}>
          <b>{store.name}</b>
          <span>{store.trade}</span>
          <span>
            {address.street}, {address.postalCode} {address.city}, {address.state}
          </span>
          <span>
            Tel. {formatPhone(lines[0]?.phone ?? '')} · WhatsApp {formatPhone(store.whatsapp.slice(2))}
          </span>
        </div>
        <div className={css['folio']}>
          <span>Cotización</span>
          <b>{quote.folio}</b>
        </div>
      </header>
      <dl className={css['facts']}>
        <div>
          <dt>Para</dt>
          <dd>{person.length > 0 ? person.join(' · ') : 'Público en general'}</dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>{dayInFull(shopDayOf(instantToMilliseconds(quote.creado)))}</dd>
        </div>
        {form.vigencia && (
          <div>
            <dt>Precios vigentes hasta</dt>
            <dd>{dayInFull(form.vigencia)}</dd>
          </div>
        )}
      </dl>
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
          {amounts && (
            <>
              <Amount name="Subtotal sin IVA" text={formatCentavos(amounts.net)} />
              <Amount name="IVA 16 %" text={formatCentavos(amounts.iva)} />
              <Amount name="Total con IVA" text={formatCentavos(amounts.total)} isTotal />
            </>
          )}
          {terms.lineas.some((line) => lineAmount(line) === null) && (
            <Amount name="Total" text="Falta confirmar un precio" />
          )}
        </dl>
      </div>
      <section className={css['conditions']}>
        <h2>Condiciones</h2>
        <ul>
          {quoteConditions(store, form.vigencia && dayInFull(form.vigencia), terms.flete > 0).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </article>,
    document.body,
  );
}

/** While something is printed the page has the document's title: browsers print it, and name the PDF by it. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let before: string | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'beforeprint',
      () => {
        before = document.title;
        document.title = title;
      },
      { signal },
    );
    addEventListener(
      'afterprint',
      () => {
        if (before !== null) document.title = before;
      },
      { signal },
    );
    return () => listening.abort();
  }, [title]);
}
