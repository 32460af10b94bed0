import { formatPhone } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { mainLine, shortAddress } from '../shell/store-links.ts';
import css from './PrintHeader.module.css';

/** The store's name and address on a printed page, in place of the header and footer. */
export function PrintHeader() {
  return (
    <p className={css['store']}>
      {storeProfile.name} · {shortAddress} · {formatPhone(mainLine.phone)}
    </p>
  );
}
