import { formatPhone, whatsappHref } from '#domain/kernel/phone.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import css from './SettingsFields.module.css';

/** The phones as their page lists them, and the chat to try. */
export function ContactPreview({ profile: { lines, whatsapp, whatsappGreeting } }: { readonly profile: StoreProfile }) {
  return (
    <>
      <dl className={css['facts']}>
        {lines.map(({ title, phone }) => (
          <div key={`${title} ${phone}`}>
            <dt>{title}</dt>
            <dd>{formatPhone(phone)}</dd>
          </div>
        ))}
        <div>
          <dt>WhatsApp</dt>
          <dd>{formatPhone(whatsapp.slice(2))}</dd>
        </div>
      </dl>
      <a href={whatsappHref(whatsapp, whatsappGreeting)} target="_blank" rel="noopener" className={css['text']}>
        Probar el WhatsApp
      </a>
    </>
  );
}
