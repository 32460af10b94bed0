import type { Product } from '#domain/catalogue/product.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';

/** The products whose price holds since a day, `2026-11-20`, or a later one: their labels in the store may say another. In the order given. */
export function pricedSince<One extends Pick<Product, 'precio' | 'precioVigente'>>(
  products: readonly One[],
  day: string,
): readonly One[] {
  return products.filter(({ precio, precioVigente }) => precio !== undefined && (precioVigente ?? '') >= day);
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
