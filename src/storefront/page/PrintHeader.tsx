import { formatPhone } from '#domain/kernel/phone.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './PrintHeader.module.css';

/** The store's name and address on a printed page, in place of the header and footer, and the day it is of: paper says no other “today”. */
export function PrintHeader() {
  const { name } = useStoreProfile();
  const { phone, shortAddress } = useStoreLinks();
  const today = useShopDay();
  return (
    <p className={css['store']}>
      {name}&nbsp;· {shortAddress}&nbsp;· {formatPhone(phone)}
      <span data-late>{today && `\u00a0· Impreso el ${dayInFull(today)}`}</span>
    </p>
  );
}
