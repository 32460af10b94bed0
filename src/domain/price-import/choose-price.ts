import { ivaOfTitle } from './iva-words.ts';
import { distanceFromToday, FEWEST_COMPARED, isPlausible, isRuledOut, type PriceEvidence } from './price-evidence.ts';
import { type PriceLevel, rankOf } from './price-level.ts';

/** A column that could be the price, with the evidence for it. */
export interface PriceCandidate extends PriceEvidence {
  readonly column: number;
  readonly title: string;
  readonly level: PriceLevel;
  /** Whether its title hints at a cost. A column that says so outright is no candidate. */
  readonly isCost: boolean;
}

/** A title counts for more than being a little nearer to today's prices: the right column has moved as well. */
const TITLE_IS_WORTH = 0.03;

/** The candidates, the best first: what the title names, then what is near today's prices, then what stands further left. */
export function rankPrices(candidates: readonly PriceCandidate[]): PriceCandidate[] {
  const score = (one: PriceCandidate): number =>
    (rankOf(one.level) ?? 0.5) * 2 +
    (isPlausible(one) ? 4 : 0) -
    Math.min(rankingDistance(one), 3) +
    // Where the same price stands with and without IVA, the one with it is what the public pays.
    (ivaOfTitle(one.title) === 'incluido' ? 0.5 : 0);
  return candidates.toSorted((a, b) => score(b) - score(a) || a.column - b.column);
}

/** Most lists have IVA in what they call a price, so that reading counts a little more where nothing else tells. */
const rankingDistance = ({ median }: PriceCandidate): number =>
  median === null ? 3 : Math.min(Math.abs(Math.log(median)), Math.abs(Math.log(median * 1.16)) + 0.05);

/**
 * The one column that titles and prices agree on, or `null` where a person has to choose. It is never enough to have the better title
 * or to be nearer to today's prices: no other column may contradict it by either. A price for some customers is never taken unasked, even alone.
 */
export function decidePrice(candidates: readonly PriceCandidate[]): number | null {
  const [best, ...others] = rankPrices(candidates);
  if (!best || best.level === 'none' || best.level === 'partial' || best.level === 'hint-of-cost') return null;
  if (isScattered(best)) return null;
  return others.every((other) => isBeaten(other, best)) ? best.column : null;
}

/** Prices that do not move together stand beside the wrong articles, or are of another kind. */
const isScattered = ({ compared, together }: PriceCandidate): boolean =>
  compared >= FEWEST_COMPARED && together < LEAST_TOGETHER;

const LEAST_TOGETHER = 0.5;

function isBeaten(other: PriceCandidate, best: PriceCandidate): boolean {
  if (other.level === 'none' && !isPlausible(other)) return true;
  const [its, ours] = [rankOf(other.level), rankOf(best.level)];
  // A title that nobody knows may be the right one: only the prices can rule it out.
  if (its === null || ours === null)
    return ours === null && its !== null ? false : isPlausible(best) && isRuledOut(other);
  if (its >= ours) return false;
  // Some suppliers call the public's price `LISTA`, others `PRECIO`.
  const isSaid = best.level === 'public';
  if (best.compared < FEWEST_COMPARED) return isSaid;
  if (!isPlausible(other)) return true;
  return isSaid && isPlausible(best) && distanceFromToday(best) <= distanceFromToday(other) + TITLE_IS_WORTH;
}
