import type { Centavos } from '#domain/kernel/money.ts';

/** A share in hundredths of one percent, a whole number from 0 to {@link ALL}: `1250` is 12.5 %. */
export type BasisPoints = number;

export const ALL: BasisPoints = 10_000;

/** A share as it is typed, `10` or `12.5 %`; `null` where it is no number of percent. One above a hundred percent is read as it stands. */
export function parsePercent(text: string): BasisPoints | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** `1250` → `12.5`: what a field holds and `parsePercent` reads. */
export function percentText(points: BasisPoints): string {
  return String(points / 100);
}

/** The share of an amount in whole centavos, half a centavo upwards. Taken apart first, so that no product passes what a double holds exactly. */
export function shareOf(amount: Centavos, points: BasisPoints): Centavos {
  const whole = Math.floor(amount / ALL);
  return whole * points + Math.floor(((amount % ALL) * points + ALL / 2) / ALL);
}
