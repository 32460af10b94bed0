import type { Centavos } from '#domain/kernel/money.ts';
import { DEFAULT_THRESHOLDS } from '#domain/price-import/choices.ts';
import { isOneWay } from '#domain/price-import/file-warnings.ts';
import { MOST_PRICE } from '../forms/pesos.ts';
import { changedPrice, type Rounding } from './price-rounding.ts';

/** A chosen product as its price is changed. */
export interface PricedProduct {
  readonly id: string;
  readonly nombre: string;
  readonly precio?: Centavos | undefined;
}

/** Why a price is changed only once a person has said so: the price import asks about the same. */
export type PriceDoubt = 'under-cost' | 'much';

export interface PriceMove {
  readonly id: string;
  readonly nombre: string;
  readonly before: Centavos;
  readonly after: Centavos;
  readonly doubt: PriceDoubt | null;
}

/** What a change of many prices would do. */
export interface PricePlan {
  /** The prices that change, the doubtful ones first, otherwise in the order of the list. */
  readonly moves: readonly PriceMove[];
  readonly underCost: number;
  readonly much: number;
  readonly up: number;
  readonly down: number;
  /** Rounding leads back to the same price. */
  readonly same: number;
  /** Products without a price stay without one. */
  readonly unpriced: number;
  /** The price would pass the rules' limit, so it stays. */
  readonly tooHigh: number;
  /** Enough prices move the same way that a person must say that they mean it. */
  readonly isOneWay: boolean;
}

/** A change beyond this share, up or down, is asked about: twice and half the price, ten times and a tenth are far beyond. */
export const MUCH_PERCENT = DEFAULT_THRESHOLDS.confirm;

/**
 * Every chosen product with its price before and after.
 * @param points hundredths of a percent
 * @param costs centavos by product, as far as they are known. They are without IVA and prices with it, so what is below is certainly a loss.
 */
export function planPrices(
  products: readonly PricedProduct[],
  points: number,
  rounding: Rounding,
  costs: ReadonlyMap<string, Centavos>,
): PricePlan {
  const moves: PriceMove[] = [];
  let [same, unpriced, tooHigh] = [0, 0, 0];
  for (const { id, nombre, precio: before } of products) {
    if (before === undefined) {
      unpriced += 1;
      continue;
    }
    const after = changedPrice(before, points, rounding);
    if (after === before) same += 1;
    else if (after > MOST_PRICE) tooHigh += 1;
    else moves.push({ id, nombre, before, after, doubt: priceDoubt(before, after, costs.get(id)) });
  }
  const count = (is: (move: PriceMove) => boolean): number => moves.filter(is).length;
  const [up, down] = [count(({ before, after }) => after > before), count(({ before, after }) => after < before)];
  return {
    moves: [...moves.filter(({ doubt }) => doubt !== null), ...moves.filter(({ doubt }) => doubt === null)],
    underCost: count(({ doubt }) => doubt === 'under-cost'),
    much: count(({ doubt }) => doubt === 'much'),
    up,
    down,
    same,
    unpriced,
    tooHigh,
    isOneWay: isOneWay(up, down, moves.length + same),
  };
}

/** Why a price looks like a mistake. All in centavos; one without a price before cannot change by much. */
export function priceDoubt(
  before: Centavos | undefined,
  after: Centavos,
  cost: Centavos | undefined,
): PriceDoubt | null {
  if (cost !== undefined && after < cost) return 'under-cost';
  if (before === undefined) return null;
  return Math.abs(after - before) * 100 > before * MUCH_PERCENT ? 'much' : null;
}

/** The prices that are written: a doubtful one only once it is confirmed. */
export function movesToWrite({ moves }: PricePlan, areDoubtsConfirmed: boolean): readonly PriceMove[] {
  return areDoubtsConfirmed ? moves : moves.filter(({ doubt }) => doubt === null);
}
