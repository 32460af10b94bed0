import type { PriceCandidate } from './choose-price.ts';
import { FEWEST_COMPARED } from './price-evidence.ts';

/** Title of another column that today's prices resemble far more than the chosen one; empty without one. */
export function swappedColumn(prices: readonly PriceCandidate[], chosen: number | null): string {
  const own = prices.find(({ column }) => column === chosen);
  if (!own || own.compared < FEWEST_COMPARED || nearness(own) > 0.2) return '';
  const other = prices.find((one) => one.column !== chosen && one.compared >= FEWEST_COMPARED && nearness(one) >= 0.6);
  return other ? other.title || 'otra columna' : '';
}

/** Share of the prices that move together around one that is not far from today's. */
function nearness({ median, together }: PriceCandidate): number {
  return median !== null && median > 0.6 && median < 1.67 ? together : 0;
}
