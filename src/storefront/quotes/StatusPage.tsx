import { dayInFull, shopDayOf, shortDay } from '#domain/kernel/written-forms.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import {
  QUOTE_STATES,
  type QuoteState,
  type QuoteStatus,
  quoteStateName,
  stateOn,
} from '#domain/quotes/quote-state.ts';
import { quoteTotal } from '#domain/quotes/reply-message.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { paths } from '../paths.ts';
import { useQuoteDesk } from '../quote-list/use-quote-desk.ts';
import { chatHref } from '../shell/store-links.ts';
import css from './ListPage.module.css';
import { PaperStore } from './PaperStore.tsx';
import rows from './PlainLines.module.css';
import { PlainLines } from './PlainLines.tsx';
import steps from './StatusPage.module.css';
import { useQuoteStatus } from './use-quote-status.ts';

/** The way every quotation goes; the others are ends of it. */
const WAY = QUOTE_STATES.slice(0, 3);

/** For whoever has the link. It shows the state and the prices, and nothing of who asked; that is known on the device that asked. */
export function StatusPage({ secreto }: { readonly secreto: string }) {
  useQuoteDesk();
  const [{ asked, heard, now }, again] = useQuoteStatus(secreto);
  const own = useQuotes(({ outbox }) => outbox.find((entry) => entry.secreto === secreto));
  const status = heard?.status;
  const state = status && stateOn(status, shopDayOf(now));
  const folio = status?.folio ?? own?.folio;

  return (
    <div className={`container ${css['page']}`}>
      <PageHead title="Tu cotización" hidden />
      <PaperStore />
      <PageHeading className={css['title']}>{folio ? `Cotización ${folio}` : 'Tu cotización'}</PageHeading>
      <div aria-live="polite">
        {asked === 'asking' && !heard && <p className={css['intro']}>Consultando…</p>}
        {asked === 'unreachable' && (
          <div className={steps['away']}>
            <p>
              {heard
                ? `Sin conexión. Así estaba el ${shortDay(heard.at)}.`
                : 'Sin conexión no podemos consultar cómo va.'}
            </p>
            <Button look="outline" onClick={again}>
              Consultar de nuevo
            </Button>
          </div>
        )}
        {asked === 'unknown' && (
          <p className={css['intro']}>
            No encontramos una cotización con este enlace. Revisa que esté completo; si pediste borrar tus datos, ya no
            existe.
          </p>
        )}
        {status && state && <StateOf status={status} state={state} />}
      </div>
      <Lines status={status} own={own} />
      <div className={rows['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(folio ? `folio ${folio}` : '')}>
          Preguntar por WhatsApp
        </ButtonLink>
        <Button look="outline" onClick={() => print()}>
          Imprimir
        </Button>
        <ButtonLink look="outline" href={paths.quote}>
          Mi lista
        </ButtonLink>
      </div>
    </div>
  );
}

function explained(state: QuoteState, hasPrices: boolean): string {
  switch (state) {
    case 'recibida':
      return 'Ya la tenemos. La revisamos en horario de tienda.';
    case 'en-revision':
      return 'Estamos consultando precios y existencias.';
    case 'vencida':
      return 'Sus precios ya no están vigentes. Pídela de nuevo y la actualizamos.';
    case 'cancelada':
      return 'La cerramos. Si fue un error, escríbenos.';
    default:
      return hasPrices
        ? 'Estos son tus precios. Para confirmarla, escríbenos o llámanos.'
        : 'Está lista. Te la enviamos por WhatsApp o correo.';
  }
}

function StateOf({ status, state }: { readonly status: QuoteStatus; readonly state: QuoteState }) {
  const { vigencia, lineas } = status;
  return (
    <>
      <p className={css['intro']}>
        <b>{quoteStateName[state]}.</b> {explained(state, lineas.length > 0)}
      </p>
      {WAY.includes(state) && (
        <ol className={steps['way']}>
          {WAY.map((step) => (
            <li
              key={step}
              data-done={WAY.indexOf(step) <= WAY.indexOf(state) || undefined}
              aria-current={step === state ? 'step' : undefined}
            >
              {quoteStateName[step]}
            </li>
          ))}
        </ol>
      )}
      {vigencia && (
        <p className={steps['until']} data-over={state === 'vencida' || undefined}>
          {state === 'vencida' ? 'Sus precios valieron' : 'Precios vigentes'} hasta el {dayInFull(vigencia)}.
        </p>
      )}
    </>
  );
}

interface LinesProps {
  readonly status: QuoteStatus | undefined;
  readonly own: OutboxEntry | undefined;
}

/** The answer where there is one; before that what was asked for, where this device asked. */
function Lines({ status, own }: LinesProps) {
  const answered = status?.lineas ?? [];
  const lineas = answered.length > 0 ? answered : (own?.lineas ?? []);
  if (lineas.length === 0 && !own) return null;
  const total = quoteTotal(lineas);
  return (
    <section aria-label={answered.length > 0 ? 'Tu cotización' : 'Lo que pediste'}>
      {lineas.length > 0 && (
        <PlainLines
          lines={lineas.map((line, at) => ({
            ...line,
            // The link carries no notes; the device that asked has its own.
            nota: own?.lineas[at]?.nota ?? '',
            amount: line.precio === null ? null : line.precio * line.cantidad,
          }))}
          total={
            total === null
              ? null
              : { name: answered.length > 0 ? 'Total, con IVA' : 'Estimado, con IVA', amount: total }
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
