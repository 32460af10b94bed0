import { formatPhone } from '#domain/kernel/phone.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './PrintHeader.module.css';

/** The store's name and address on a printed page, in place of the header and footer. */
export function PrintHeader() {
  const { name } = useStoreProfile();
  const { phone, shortAddress } = useStoreLinks();
  return (
    <p className={css['store']}>
      {name} · {shortAddress} · {formatPhone(phone)}
    </p>
  );
}
