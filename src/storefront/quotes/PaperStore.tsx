import { formatPhone } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { mainLine, shortAddress } from '../shell/store-links.ts';
import css from './PaperStore.module.css';

/** Whose paper it is, in the place of the site's header and footer, which are no use there. */
export function PaperStore() {
  return (
    <p className={css['store']}>
      {storeProfile.name} · {shortAddress} · {formatPhone(mainLine.phone)}
    </p>
  );
}
