import { formatPhone } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { chatHref, mainLine, mainLineHref, shortAddress, whatsappDigits } from '../shell/store-links.ts';
import css from './TopBanner.module.css';

export function TopBanner() {
  return (
    <div className={css['banner']}>
      <div className={`container ${css['row']}`}>
        <b className={css['brand']}>Distribuidor Autorizado {storeProfile.brand}</b>
        <AppLink href={storeProfile.address.mapUrl} className={css['link']}>
          {shortAddress}
        </AppLink>
        <AppLink href={chatHref()} className={css['link']}>
          WhatsApp {formatPhone(whatsappDigits)}
        </AppLink>
        <AppLink href={mainLineHref} className={css['link']}>
          Tel. <b>{formatPhone(mainLine.phone)}</b>
        </AppLink>
        <AppLink href={paths.contact} className={css['quote']}>
          Solicita tu cotización
        </AppLink>
      </div>
    </div>
  );
}
