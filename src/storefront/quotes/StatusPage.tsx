import { formatCentavos } from '#domain/kernel/money.ts';
import { QUOTE_STATES, type QuoteState, quoteStateName, stateOn } from '#domain/quotes/quote-state.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { chatHref } from '../shared/store-links.ts';
import { useQuoteDesk } from '../shared/use-quote-desk.ts';
import { dayInFull, shopDayOf, shortDay } from '../shared/written-forms.ts';
import css from './ListPage.module.css';
import rows from './PlainLines.module.css';
import steps from './StatusPage.module.css';
import { useQuoteStatus } from './use-quote-status.ts';

const explained: Readonly<Record<QuoteState, string>> = {
  recibida: 'Ya la tenemos. La revisamos en horario de tienda.',
  'en-revision': 'Estamos consultando precios y existencias.',
  cotizada: 'Está lista. Te la enviamos por WhatsApp o correo.',
  vencida: 'Sus precios ya no están vigentes. Pídela de nuevo y la actualizamos.',
  cancelada: 'La cerramos. Si fue un error, escríbenos.',
};

/** The way every quotation goes; the other two are ends of it. */
const WAY = QUOTE_STATES.slice(0, 3);

/** For whoever has the link. It shows the state and nothing of who asked; what was asked for is known on the device that asked. */
export function StatusPage({ secreto }: { readonly secreto: string }) {
  useQuoteDesk();
  const { answer, at, again } = useQuoteStatus(secreto);
  const own = useQuotes(({ outbox }) => outbox.find((entry) => entry.secreto === secreto));
  const status = typeof answer === 'object' ? answer : null;
  const state = status && stateOn(status, shopDayOf(at));
  const folio = status?.folio ?? own?.folio;

  return (
    <div className={`contenido ${css['page']}`}>
      <PageHead title="Tu cotización" hidden />
      <PageHeading className={css['title']}>{folio ? `Cotización ${folio}` : 'Tu cotización'}</PageHeading>
      <div aria-live="polite">
        {answer === 'asking' && <p className={css['intro']}>Consultando…</p>}
        {answer === 'unreachable' && (
          <>
            <p className={css['intro']}>Sin conexión no podemos consultar cómo va.</p>
            <div className={rows['actions']}>
              <Button look="linea" onClick={again}>
                Consultar de nuevo
              </Button>
            </div>
          </>
        )}
        {answer === 'unknown' && (
          <p className={css['intro']}>No encontramos una cotización con este enlace. Revisa que esté completo.</p>
        )}
        {state && status && (
          <>
            <p className={css['intro']}>
              <b>{quoteStateName[state]}.</b> {explained[state]}
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
            {status.vigencia && <p>Precios vigentes hasta el {dayInFull(status.vigencia)}.</p>}
          </>
        )}
      </div>
      {own && (
        <section aria-label="Lo que pediste">
          <p className={steps['asked']}>
            Lo pediste el {shortDay(own.hecha)} a nombre de {own.contacto.nombre}.
          </p>
          <ul className={rows['lines']}>
            {own.lineas.map((line) => (
              <li key={line.key} className={rows['line']}>
                <b className={rows['count']}>{line.cantidad} ×</b>
                <span className={rows['name']}>
                  {line.nombre}
                  {line.clave && <span className={rows['code']}>Clave {line.clave}</span>}
                  {line.nota && <span className={rows['code']}>{line.nota}</span>}
                </span>
                <span className={rows['amount']}>
                  {line.precio === null ? 'Cotizar' : formatCentavos(line.precio * line.cantidad)}
                </span>
              </li>
            ))}
          </ul>
          {own.contacto.mensaje && <p className={steps['message']}>{own.contacto.mensaje}</p>}
          <p className={steps['asked']}>Pedir una cotización no aparta mercancía. {storeProfile.name}.</p>
        </section>
      )}
      <div className={rows['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(folio ? `folio ${folio}` : '')}>
          Preguntar por WhatsApp
        </ButtonLink>
        <Button look="linea" onClick={() => print()}>
          Imprimir
        </Button>
        <ButtonLink look="linea" href={paths.quote}>
          Mi lista
        </ButtonLink>
      </div>
    </div>
  );
}
