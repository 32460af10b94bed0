import { expect, test } from 'vitest';
import { formatCentavos, isCentavos } from './money.ts';

test('prices are written as in Mexico', () => {
  expect(formatCentavos(249_900)).toBe('$2,499.00');
  expect(formatCentavos(5)).toBe('$0.05');
});

test('amounts of any size are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
  for (let at = 0; at < 1e13; at = at * 3 + 7) {
    expect(formatCentavos(at)).toBe(intl.format(at / 100));
    expect(formatCentavos(-at - 1)).toBe(intl.format((-at - 1) / 100));
  }
});

test('a price is a whole, positive number of centavos', () => {
  expect([249_900, 1].every(isCentavos)).toBe(true);
  expect([0, -1, 10.5, Number.NaN, '100', 2 ** 53, null].some(isCentavos)).toBe(false);
});
