import { useState } from 'react';
import { whatsappHref } from '#domain/kernel/phone.ts';
import { CONTACT_LIMITS } from '#domain/quotes/contact-form.ts';
import { type ListView, refreshed } from '#domain/quotes/list-view.ts';
import { quoteMessage } from '#domain/quotes/quote-message.ts';
import { shownLines } from '#domain/quotes/shown-text.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { copyText } from '../page/copy-text.ts';
import { useOrigin } from '../page/use-origin.ts';
import { listLink } from '../quote-list/list-link.ts';
import css from './SendByWhatsapp.module.css';

interface SendByWhatsappProps {
  readonly view: ListView;
  readonly message: string;
  /** The folio of a request that was submitted already, so that the chat refers to it. */
  readonly folio?: string;
  /** Whether something has to be mended before it is sent; then it leads there. */
  readonly isHeld?: (() => boolean) | undefined;
}

/** Sends the same request as a chat message, or copies it where WhatsApp cannot be opened (a desktop, an installed app on iOS). */
export function SendByWhatsapp({ view, message, folio, isHeld }: SendByWhatsappProps) {
  const { whatsapp, whatsappGreeting } = useStoreProfile();
  const origin = useOrigin();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const list = refreshed(view);
  const parts = {
    greeting: whatsappGreeting,
    folio: folio ?? null,
    list,
    message: shownLines(message, CONTACT_LIMITS.mensaje),
    link: origin && list.length > 0 ? listLink(list, origin) : null,
  };
  const text = quoteMessage(parts);

  async function copy(): Promise<void> {
    // The whole message is copied, because a link can carry only a part of a long one.
    setOutcome(await copyText(quoteMessage({ ...parts, limit: Number.POSITIVE_INFINITY })));
  }

  return (
    <div className={css['way']}>
      <ButtonLink
        look="whatsapp"
        href={whatsappHref(whatsapp, text)}
        full
        onClick={(event) => isHeld?.() && event.preventDefault()}
      >
        <WhatsappIcon size={20} /> {folio ? 'Avisar por WhatsApp' : 'Enviar por WhatsApp'}
      </ButtonLink>
      {/* Not awaited: the outcome is shown below. */}
      <button type="button" className={css['copy']} onClick={() => isHeld?.() || void copy()}>
        Copiar mensaje
      </button>
      <output className={css['outcome']}>
        {outcome === 'copied' && 'Mensaje copiado: pégalo en tu chat.'}
        {outcome === 'failed' && 'Tu navegador no dejó copiarlo.'}
      </output>
    </div>
  );
}
