import { groupThousands } from '#domain/kernel/money.ts';
import { shortDay } from '#domain/kernel/written-days.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { statusPath } from '#domain/quotes/status-link.ts';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { outboxText } from '../quote-request/outbox-text.ts';
import { askAgain, forgetQuote, retryQuote } from './list-actions.ts';
import css from './SentQuotes.module.css';

/** The quotations requested from this device, and the state of each. */
export function SentQuotes() {
  const outbox = useQuotes((state) => state.outbox);
  if (outbox.length === 0) return null;
  return (
    <section className={css['sent']} aria-labelledby="solicitudes">
      <h2 id="solicitudes" className={css['title']}>
        Tus solicitudes
      </h2>
      <ul className={css['entries']}>
        {outbox.map((entry) => (
          <SentQuote key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function SentQuote({ entry }: { readonly entry: OutboxEntry }) {
  const { folio, hecha, lineas, estado, contacto } = entry;
  const lasting = useQuotes((state) => state.lasting);
  const what =
    lineas.map(({ cantidad, nombre }) => `${groupThousands(cantidad)} × ${nombre}`).join(', ') || contacto.mensaje;
  return (
    <li className={css['entry']}>
      <p className={css['head']}>
        <b className={css['folio']}>{folio}</b>
        <span className={css['state']} data-state={estado}>
          {outboxText(entry, lasting).short}
        </span>
        <span className={css['day']}>{shortDay(hecha)}</span>
      </p>
      <p className={css['what']}>{what}</p>
      <p className={css['actions']}>
        {estado === 'recibida' && <AppLink href={statusPath(entry.secreto)}>Ver cómo va</AppLink>}
        {estado === 'no-se-pudo' && (
          <button type="button" onClick={() => retryQuote(entry.id)}>
            Intentar de nuevo
          </button>
        )}
        {lineas.length > 0 && (
          <button type="button" onClick={() => askAgain(entry)}>
            Volver a pedir<span className="visually-hidden"> lo de {folio}</span>
          </button>
        )}
        {(estado === 'recibida' || estado === 'no-se-pudo') && (
          <button type="button" onClick={() => forgetQuote(entry.id)}>
            Borrar de este equipo<span className="visually-hidden"> la solicitud {folio}</span>
          </button>
        )}
      </p>
    </li>
  );
}
