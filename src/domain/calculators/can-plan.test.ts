import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { planCans } from './can-plan.ts';

const can = (litres: number, price: number | undefined, existencia?: Product['existencia']) => ({
  product: { id: `${litres} L`, existencia } as Product,
  size: litres * 1000,
  price,
});
const planOf = (litres: number, ...cans: readonly ReturnType<typeof can>[]) => {
  const plan = planCans(litres * 1000, cans);
  return (
    plan && {
      picks: plan.picks.map(({ presentation, count }) => `${count} × ${presentation.product.id}`),
      soldOut: plan.soldOut.map(({ product }) => product.id),
      isSoldOut: plan.isSoldOut,
      cost: plan.cost,
    }
  );
};

test('a size that is sold out is not recommended while the store has another one', () => {
  expect(planOf(17, can(4, 36_900, 'disponible'), can(19, 149_900, 'agotado'))).toEqual({
    picks: ['5 × 4 L'],
    soldOut: ['19 L'],
    isSoldOut: false,
    cost: 184_500,
  });
  // Nobody has said of a size whether the store has it, or it can be ordered: both are sold.
  expect(planOf(17, can(4, 36_900), can(19, 149_900, 'sobre-pedido'))?.picks).toEqual(['1 × 19 L']);
});

test('when the sizes with a price are sold out, those without a price are proposed, to be quoted', () => {
  expect(planOf(17, can(4, undefined), can(19, 149_900, 'agotado'))).toMatchObject({
    picks: ['5 × 4 L'],
    cost: undefined,
  });
});

test('where every size is sold out the plan uses them all the same, and says so', () => {
  expect(planOf(17, can(4, 36_900, 'agotado'), can(19, 149_900, 'agotado'))).toEqual({
    picks: ['1 × 19 L'],
    soldOut: [],
    isSoldOut: true,
    cost: 149_900,
  });
});

test('every size is in the comparison, also one that is sold out', () => {
  expect(planCans(17_000, [can(4, 36_900), can(19, 149_900, 'agotado')])?.alone).toHaveLength(2);
});
