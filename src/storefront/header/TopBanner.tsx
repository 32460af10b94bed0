import { formatPhone } from '#domain/kernel/phone.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './TopBanner.module.css';

export function TopBanner() {
  const { brand, address } = useStoreProfile();
  const { chatHref, phone, callHref, shortAddress, whatsappDigits } = useStoreLinks();
  return (
    <div className={css['banner']}>
      <div className={`container ${css['row']}`}>
        <b className={css['brand']}>Distribuidor Autorizado {brand}</b>
        <AppLink href={address.mapUrl} className={css['link']}>
          {shortAddress}
        </AppLink>
        <AppLink href={chatHref()} className={css['link']}>
          WhatsApp {formatPhone(whatsappDigits)}
        </AppLink>
        <AppLink href={callHref} className={css['link']}>
          Tel. <b>{formatPhone(phone)}</b>
        </AppLink>
        <AppLink href={paths.contact} className={css['quote']}>
          Solicita tu cotización
        </AppLink>
      </div>
    </div>
  );
}
