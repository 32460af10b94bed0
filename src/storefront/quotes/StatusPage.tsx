import { shopDayOf, shortDay } from '#domain/kernel/written-days.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { lineAmount, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import type { QuoteLine } from '#domain/quotes/quote-list.ts';
import { type QuoteStatus, stateOn } from '#domain/quotes/quote-state.ts';
import { statusTerms } from '#domain/quotes/status-terms.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FolioHeading } from '../page/FolioHeading.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PrintHeader } from '../page/PrintHeader.tsx';
import { paths } from '../paths.ts';
import { useQuoteClient } from '../quote-list/use-quote-client.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import { AskedNote } from './AskedNote.tsx';
import css from './ListPage.module.css';
import rows from './PlainLines.module.css';
import { PlainLines } from './PlainLines.tsx';
import steps from './StatusPage.module.css';
import { StatusState } from './StatusState.tsx';
import { useQuoteStatus } from './use-quote-status.ts';

/** The status page for whoever has the link: state and prices, but no personal data, which only the device that made the request knows. */
export function StatusPage({ secreto }: { readonly secreto: string }) {
  const { chatHref } = useStoreLinks();
  useQuoteClient();
  const [{ asked, last, now }, again] = useQuoteStatus(secreto);
  const own = useQuotes(({ outbox }) => outbox.find((entry) => entry.secreto === secreto));
  const status = last?.status;
  const today = shopDayOf(now);
  const state = status && stateOn(status, today);
  const folio = status?.folio ?? own?.folio;

  return (
    <div className={`container ${css['page']}`}>
      <PageHead title="Tu cotización" hidden />
      <PrintHeader />
      <FolioHeading kind="Cotización" folio={folio} />
      <div aria-live="polite">
        <AskedNote asked={asked} since={last && `el ${shortDay(last.at)}`} what="una cotización" again={again} />
        {status && state && <StatusState status={status} state={state} today={today} />}
      </div>
      <Lines status={status} own={own} />
      <div className={rows['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(folio ? `folio ${folio}` : '')}>
          Preguntar por WhatsApp
        </ButtonLink>
        {(status ?? own) && (
          <Button look="outline" data-print onClick={() => print()}>
            Imprimir
          </Button>
        )}
        <ButtonLink look="outline" href={paths.quote}>
          Mi lista
        </ButtonLink>
      </div>
    </div>
  );
}

interface LinesProps {
  readonly status: QuoteStatus | undefined;
  readonly own: OutboxEntry | undefined;
}

/** The answered lines; before an answer, the requested ones, if this device made the request. */
function Lines({ status, own }: LinesProps) {
  const answered = status?.lineas ?? [];
  const lineas = answered.length > 0 ? answered : (own?.lineas ?? []);
  if (lineas.length === 0 && !own) return null;
  const amounts = quoteAmounts({ lineas, descuento: status?.descuento, flete: status?.flete });
  return (
    <section aria-label={answered.length > 0 ? 'Tu cotización' : 'Lo que pediste'}>
      {lineas.length > 0 && (
        <PlainLines
          lines={lineas.map((line) => ({
            ...line,
            nota: noteOf(line, own),
            each: line.precio,
            amount: lineAmount(line),
          }))}
          terms={status && answered.length > 0 ? statusTerms(status, amounts) : []}
          total={
            amounts && {
              name: answered.length > 0 ? 'Total, con IVA' : 'Estimado, con IVA',
              amount: amounts.total,
            }
          }
          open={answered.length > 0 ? 'Por confirmar' : 'Cotizar'}
        />
      )}
      {own && (
        <p className={steps['asked']}>
          Lo pediste el {shortDay(own.hecha)} a nombre de {own.contacto.nombre}.
        </p>
      )}
      {own?.contacto.mensaje && <p className={steps['message']}>{own.contacto.mensaje}</p>}
      <p className={steps['asked']}>Pedir una cotización no aparta mercancía.</p>
    </section>
  );
}

/** The link carries no notes; the device that made the request has them. The answer may have other lines, in another order. */
function noteOf({ clave, nombre }: Pick<QuoteLine, 'clave' | 'nombre'>, own: OutboxEntry | undefined): string {
  const asked = own?.lineas.find((line) => line.clave === clave && (clave !== '' || line.nombre === nombre));
  return asked?.nota ?? '';
}
