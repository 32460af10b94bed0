import type { Centavos } from './money.ts';

/** The general rate, in hundredths. */
const RATE = 16;

/** What a price without IVA comes to with it, in whole centavos. */
export function withIva(amount: Centavos): Centavos {
  return Math.round((amount * (100 + RATE)) / 100);
}

/** The part of a price that is not IVA. `withIva` of it may differ from the price by one centavo: keep the price, derive this. */
export function withoutIva(amount: Centavos): Centavos {
  return Math.round((amount * 100) / (100 + RATE));
}
