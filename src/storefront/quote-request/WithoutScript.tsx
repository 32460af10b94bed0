import { formatPhone } from '#domain/kernel/phone.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './QuoteForm.module.css';

/** In the place of the form, which needs JavaScript: whom to ask. */
export function WithoutScript() {
  const { chatHref, phone, callHref } = useStoreLinks();
  return (
    <noscript>
      <p className={css['instead']}>
        El formulario y tu lista necesitan JavaScript. Pide tu cotización por{' '}
        <a href={chatHref()} target="_blank" rel="noopener">
          WhatsApp
        </a>{' '}
        o llámanos al <a href={callHref}>{formatPhone(phone)}</a>: te respondemos el mismo día hábil.
      </p>
    </noscript>
  );
}
