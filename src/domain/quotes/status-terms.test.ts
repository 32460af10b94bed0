import { expect, test } from 'vitest';
import { quoteAmounts } from './quote-amounts.ts';
import { statusTerms } from './status-terms.ts';

const terms = (precio: number | null, descuento: number, flete: number) =>
  statusTerms({ descuento, flete }, quoteAmounts({ lineas: [{ cantidad: 2, precio }], descuento, flete })).map(
    ({ name, amount }) => `${name}: ${amount}`,
  );

test('a customer’s page says the discount, the freight and the IVA in the total', () => {
  expect(terms(116_000, 1000, 11_600)).toEqual([
    'Descuento de 10 %: -23200',
    'Flete: 11600',
    'Subtotal sin IVA: 190000',
    'IVA 16 %: 30400',
  ]);
  expect(terms(116_000, 0, 0)).toEqual([]);
});

test('it says the freight also while a price is open, as the message that was sent does', () => {
  expect(terms(null, 1000, 11_600)).toEqual(['Flete: 11600']);
  expect(terms(null, 0, 0)).toEqual([]);
});
