import { withPriceNote } from '#domain/catalogue/price-stamp.ts';
import type { ListView } from '#domain/quotes/list-view.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useConnection } from '#store/connection-store.ts';
import { hasPrices } from './send-quote.ts';

/** The message as it is sent now: it says itself that the prices of the list were not confirmed today. */
export function useNotedMessage(message: string, view: ListView): string {
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const today = useShopDay();
  return today === '' ? message : withPriceNote(message, { hasPrices: hasPrices(view), confirmedAt, today });
}
