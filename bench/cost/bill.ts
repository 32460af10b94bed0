import { type MonthlyUsage, PRICES, UNITS } from './price-list.ts';

export const NOTHING = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as unknown as MonthlyUsage;

/** Usages added together. */
export function sum(...usages: readonly MonthlyUsage[]): MonthlyUsage {
  const total = UNITS.map((unit) => [unit, usages.reduce((all, usage) => all + usage[unit], 0)]);
  return Object.fromEntries(total);
}

export function times(count: number, usage: MonthlyUsage): MonthlyUsage {
  return Object.fromEntries(UNITS.map((unit) => [unit, usage[unit] * count])) as unknown as MonthlyUsage;
}

/**
 * Dollars for each unit of a month.
 * @param hasFree whether what every project has for nothing is taken off; without it the price of more of the same is seen.
 */
export function bill(usage: MonthlyUsage, hasFree: boolean): Readonly<Record<keyof MonthlyUsage, number>> {
  const dollars = UNITS.map((unit) => {
    const price = PRICES[unit];
    return [unit, (Math.max(0, usage[unit] - (hasFree ? price.free : 0)) / price.per) * price.dollars];
  });
  return Object.fromEntries(dollars);
}

export const total = (dollars: Readonly<Record<keyof MonthlyUsage, number>>): number =>
  UNITS.reduce((all, unit) => all + dollars[unit], 0);

/**
 * How much of a month's pages the function renders. Hosting's network answers an address from its cache for `kept` seconds after a rendering, so
 * an address costs one call in each such time in which anybody asks for it.
 * @param views in a month, of all addresses. @param addresses how many share them, each the same part, the costliest way to share.
 */
export function rendered(views: number, addresses: number, kept: number): number {
  const seconds = 30 * 86_400;
  // The first request after a copy has expired: one in (1 + how many come while it is kept).
  const whileKept = (views / addresses / seconds) * kept;
  return views / (1 + whileKept);
}
