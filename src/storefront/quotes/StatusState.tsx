import { QUOTE_STATES, type QuoteState, type QuoteStatus, quoteStateName } from '#domain/quotes/quote-state.ts';
import { validityText } from '#domain/quotes/validity-text.ts';
import css from './ListPage.module.css';
import steps from './StatusPage.module.css';

/** The usual sequence of states; the other states are final. */
const STEPS = QUOTE_STATES.slice(0, 3);

interface StatusStateProps {
  readonly status: QuoteStatus;
  readonly state: QuoteState;
  /** The shop's day. */
  readonly today: string;
}

/** The state of a quotation in a sentence, its place in the usual sequence, and until when its prices are valid. */
export function StatusState({ status, state, today }: StatusStateProps) {
  const { vigencia, lineas } = status;
  const validity = validityText({ estado: state, until: vigencia }, today);
  return (
    <>
      <p className={css['intro']}>
        <b>{quoteStateName[state]}.</b> {explained(state, lineas.length > 0)}
      </p>
      {STEPS.includes(state) && (
        <ol className={steps['way']}>
          {STEPS.map((step) => (
            <li
              key={step}
              data-done={STEPS.indexOf(step) <= STEPS.indexOf(state) || undefined}
              aria-current={step === state ? 'step' : undefined}
            >
              {quoteStateName[step]}
            </li>
          ))}
        </ol>
      )}
      {validity && (
        <p className={steps['until']} data-over={state === 'vencida' || undefined}>
          {validity}
        </p>
      )}
    </>
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
    case 'cotizada':
    case 'aceptada':
      return hasPrices
        ? 'Estos son tus precios. Para confirmarla, escríbenos o llámanos.'
        : 'Está lista. Te la enviamos por WhatsApp o correo.';
  }
}
