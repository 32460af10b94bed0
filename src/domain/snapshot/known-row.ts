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
