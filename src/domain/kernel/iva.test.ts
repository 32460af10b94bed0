import { expect, test } from 'vitest';
import { withIva, withoutIva } from './iva.ts';

const amounts = Array.from({ length: 199_999 }, (_, at) => at + 1);

test('adding IVA to a price and removing it again gives the same price to the centavo', () => {
  expect(amounts.filter((amount) => withoutIva(withIva(amount)) !== amount)).toEqual([]);
});

test('a price with IVA is never off by more than one', () => {
  expect(amounts.filter((amount) => !(Math.abs(withIva(withoutIva(amount)) - amount) <= 1))).toEqual([]);
  expect(withIva(withoutIva(249_900))).toBe(249_900);
});
