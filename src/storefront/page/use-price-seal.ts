import { type PriceSeal, priceSeal } from '#domain/catalogue/price-stamp.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useConnection } from '#store/connection-store.ts';

/** Whether this device has confirmed its prices today; `null` on a server, and before the device has heard anything. */
export function usePriceSeal(): PriceSeal | null {
  const confirmedAt = useConnection((state) => state.confirmedAt);
  return priceSeal({ confirmedAt, today: useShopDay() });
}
