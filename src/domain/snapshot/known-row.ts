import type { Product } from '#domain/catalogue/product.ts';

/** What is known of one product: its revision, and `null` in place of the product when that revision withdrew it. */
export interface KnownRow {
  readonly rev: number;
  readonly product: Product | null;
}

/** Whether a revision says more about a product than what is known of it. */
export function isNewer(rev: number, known: KnownRow | undefined): boolean {
  return known === undefined || rev > known.rev;
}

/**
 * What a screen shows of one product: the row of the delta where that is newer than the snapshot's, else the snapshot's. `null` when the product
 * is not sold, or not known.
 */
export function rowInView(base: KnownRow | undefined, over: KnownRow | undefined): Product | null {
  const row = over && isNewer(over.rev, base) ? over : base;
  return row?.product ?? null;
}
