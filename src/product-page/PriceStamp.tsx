import { useSyncExternalStore } from 'react';
import { priceStamp } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { useConnection } from '#store/connection-store.ts';
import css from './PriceStamp.module.css';

/** Since when a public price holds, and whether this device has confirmed it today; one that it has not stands out. */
export function PriceStamp({ product: { precioVigente } }: { readonly product: Pick<Product, 'precioVigente'> }) {
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const today = useSyncExternalStore(onReturn, shopDayNow, noDay);
  const { begin, told, isOld } = priceStamp({ since: precioVigente, confirmedAt, today });
  if (begin === '' && told === '') return null;
  return (
    <p className={isOld ? css['old'] : css['date']}>
      {begin}
      <span data-late>
        {told}
        {isOld && '. Confírmalo con la tienda.'}
      </span>
    </p>
  );
}

/** A page that was left open overnight is of another day when somebody comes back to it. */
function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const shopDayNow = (): string => shopDayOf(Date.now());
const noDay = (): string => '';
