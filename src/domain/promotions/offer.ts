import type { Centavos } from '#domain/kernel/money.ts';

/** What a promotion has changed of a product: its own price and since when that holds. */
export interface Offer {
  /** The stored price, which is what visitors are told as the one before. */
  readonly before: Centavos;
  readonly beforeSince?: string | undefined;
  readonly until: string;
}
