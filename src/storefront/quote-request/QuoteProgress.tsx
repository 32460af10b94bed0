import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { statusPath } from '#domain/quotes/status-link.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import { outboxText } from './outbox-text.ts';
import css from './QuoteProgress.module.css';
import { SendByWhatsapp } from './SendByWhatsapp.tsx';

interface QuoteProgressProps {
  readonly entry: OutboxEntry;
  readonly onAnother: () => void;
}

/** The progress of the request that was just submitted. */
export function QuoteProgress({ entry, onAnother }: QuoteProgressProps) {
  const { policies } = useStoreProfile();
  const { callHref } = useStoreLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const lasting = useQuotes((state) => state.lasting);
  const { title, text } = outboxText(entry, lasting);
  // The form that had the focus was removed.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={css['progress']} data-state={entry.estado}>
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <p className={css['folio']}>
        Folio <b>{entry.folio}</b>
      </p>
      {entry.estado === 'recibida' && (
        <p className={css['note']}>
          Te respondemos el mismo día hábil; los precios valen {policies.quoteDays}&nbsp;
          {policies.quoteDays === 1 ? 'día' : 'días'}. <AppLink href={statusPath(entry.secreto)}>Ver cómo va</AppLink>
        </p>
      )}
      <SendByWhatsapp view={sentView(entry)} message={entry.contacto.mensaje} folio={entry.folio} />
      {(entry.estado === 'no-se-pudo' || entry.aplazada) && (
        <ButtonLink look="outline" href={callHref} full>
          <PhoneIcon size={18} /> Llamar
        </ButtonLink>
      )}
      <Button look="outline" full onClick={onAnother}>
        Hacer otra solicitud
      </Button>
    </div>
  );
}

/** The lines as they were submitted, even if the catalogue has changed since. */
function sentView({ lineas }: OutboxEntry) {
  const lines = lineas.map(
    (line) => ({ line, product: null, change: 'same', price: line.precio, amount: null }) as const,
  );
  return { lines, pieces: lines.length, total: null };
}
