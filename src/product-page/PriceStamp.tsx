import { priceStamp } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useConnection } from '#store/connection-store.ts';
import css from './PriceStamp.module.css';
import { useShopDay } from './use-shop-day.ts';

/** Since when a public price holds, and whether this device has confirmed it today; one that it has not stands out. */
export function PriceStamp({
  product: { precioVigente, offer },
}: {
  readonly product: Pick<Product, 'precioVigente' | 'offer'>;
}) {
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const today = useShopDay();
  const { begin, told, isOld } = priceStamp({ since: precioVigente, until: offer?.until, confirmedAt, today });
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
