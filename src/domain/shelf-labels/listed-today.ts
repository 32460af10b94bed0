import { isOn, type Promotions, productToday } from '#domain/promotions/promotions.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';

/** Products of the staff's list, those in the shop with the price that visitors see on a day. The same list where no promotion runs. */
export function listedToday(
  listed: readonly ListedProduct[],
  { prices }: Promotions,
  day: string,
): readonly ListedProduct[] {
  const on = new Map(prices.filter((one) => isOn(one, day)).map((one) => [one.id, one] as const));
  if (on.size === 0) return listed;
  return listed.map((one) => {
    const promotion = one.state === 'public' ? on.get(one.id) : undefined;
    return promotion ? { ...one, product: productToday(one.product, promotion) } : one;
  });
}
