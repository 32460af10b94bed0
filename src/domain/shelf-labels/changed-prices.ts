import type { Product } from '#domain/catalogue/product.ts';
import { dayBefore } from '#domain/kernel/day-before.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import type { Promotions } from '#domain/promotions/promotions.ts';

/**
 * The products whose price holds since a day, `2026-11-20`, or a later one: their labels in the store may say another. In the order given.
 * One whose price was taken away is not among them, because its day went along.
 * @param products with the prices of today. One whose promotion has ended is among them if its own price came back on that day or later.
 */
export function pricedSince<One extends Pick<Product, 'id' | 'precio' | 'precioVigente'>>(
  products: readonly One[],
  day: string,
  { promotions, today }: { readonly promotions: Promotions; readonly today: string },
): readonly One[] {
  const lastDay = dayBefore(day, 1);
  /** The lowest of each product's promotional prices that ended: another may have followed that was never less than its own. */
  const ended = new Map<string, number>();
  for (const { id, price, until } of promotions.prices)
    if (lastDay <= until && until < today) ended.set(id, Math.min(price, ended.get(id) ?? price));
  return products.filter(
    ({ id, precio, precioVigente }) =>
      precio !== undefined && ((precioVigente ?? '') >= day || (ended.get(id) ?? precio) < precio),
  );
}

/**
 * Ids of the products whose price an upload wrote, in the order of its file: also where it was undone, because a label that was printed in between
 * is wrong again. What it skipped has the price it had.
 */
export function changedByUpload(rows: readonly LotRow[]): readonly string[] {
  return rows
    .filter(({ fin, antes, despues }) => fin !== undefined && fin !== 'saltada' && antes !== despues)
    .map(({ id }) => id);
}
