import { expect, test } from 'vitest';
import { formatCentavos, isCentavos } from './money.ts';

test('prices are written as in Mexico', () => {
  expect(formatCentavos(249_900)).toBe('$2,499.00');
  expect(formatCentavos(5)).toBe('$0.05');
});

test('a price is a whole, positive number of centavos', () => {
  expect([249_900, 1].every(isCentavos)).toBe(true);
  expect([0, -1, 10.5, Number.NaN, '100', 2 ** 53, null].some(isCentavos)).toBe(false);
});
