import type { Centavos } from '#domain/kernel/money.ts';
import { cheapestCans, type SameCans, sameCans } from './cheapest-cans.ts';
import type { Presentation } from './product-calculator.ts';

export interface PickedCans {
  readonly presentation: Presentation;
  readonly count: number;
}

/** What to buy for a need. */
export interface CanPlan {
  /** The cheapest combination, largest can first. Without any price the one that leaves least over. */
  readonly picks: readonly PickedCans[];
  /** Absent where no price is public. */
  readonly cost?: Centavos;
  /** Millilitres or grams. */
  readonly left: number;
  /** The same need with one size only, for each size. */
  readonly alone: readonly (SameCans & { readonly presentation: Presentation })[];
  /** Sizes that are left out of the combination because their price is not public, although others' are. */
  readonly unpriced: readonly Presentation[];
  /** Sizes that are left out of the combination because the store has none of them, although it has others. */
  readonly soldOut: readonly Presentation[];
  /** The store has no size at all: the combination is of what it would sell. */
  readonly isSoldOut: boolean;
}

const isSoldOut = ({ product }: Presentation): boolean => product.existencia === 'agotado';

/** `null` where nothing can be bought by the can: no presentation, or more than is sold so. What is sold out is picked only where everything is. */
export function planCans(need: number, presentations: readonly Presentation[]): CanPlan | null {
  const available = presentations.filter((one) => !isSoldOut(one));
  const isAllSoldOut = available.length === 0;
  const sold = isAllSoldOut ? presentations : available;
  const counts = cheapestCans(need, sold);
  if (!counts) return null;
  const picks = sold
    .map((presentation, at) => ({ presentation, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .reverse();
  const held = picks.reduce((sum, { presentation, count }) => sum + presentation.size * count, 0);
  const isPriced = sold.some(({ price }) => price !== undefined);
  const cost = picks.reduce((sum, { presentation, count }) => sum + (presentation.price ?? 0) * count, 0);
  return {
    picks,
    ...(isPriced && { cost }),
    left: held - need,
    alone: presentations.map((presentation) => ({ presentation, ...sameCans(need, presentation) })),
    unpriced: isPriced ? sold.filter(({ price }) => price === undefined) : [],
    soldOut: isAllSoldOut ? [] : presentations.filter(isSoldOut),
    isSoldOut: isAllSoldOut,
  };
}
