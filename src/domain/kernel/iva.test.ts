import { expect, test } from 'vitest';
import { withIva, withoutIva } from './iva.ts';

test('adding IVA to a price and removing it again gives the same price to the centavo', () => {
  for (let amount = 1; amount < 200_000; amount += 1) expect(withoutIva(withIva(amount))).toBe(amount);
});

test('a price with IVA is never off by more than one', () => {
  for (let amount = 1; amount < 200_000; amount += 1) {
    expect(Math.abs(withIva(withoutIva(amount)) - amount)).toBeLessThanOrEqual(1);
  }
  expect(withIva(withoutIva(249_900))).toBe(249_900);
});
