import { expect, test } from 'vitest';
import { FIRST_PAGE, hiddenProduct } from './hidden-product.ts';

const multi = { id: 'm', nombre: 'Multiherramienta oscilante 300 W', clave: 'MO-300', marca: 'TENAZ', modelo: 'X9' };
const productOf = (id: string) => (id === 'm' ? multi : undefined);
const discs = Array.from({ length: FIRST_PAGE }, (_, at) => `d${at}`);

test.each(['oscilante', 'Oscilantes', 'mo-300', 'tenaz', 'multiherramienta oscilante'])(
  'a product that is called %s and leaves the first page is named',
  (frase) => {
    expect(hiddenProduct(frase, ['m'], [...discs, 'm'], productOf)).toBe(multi);
  },
);

test('one that stays on the first page, is not called so, or was not first is not', () => {
  expect(hiddenProduct('oscilante', ['m'], [...discs.slice(1), 'm'], productOf)).toBeUndefined();
  expect(hiddenProduct('pulidor', ['m'], discs, productOf)).toBeUndefined();
  expect(hiddenProduct('oscilante', ['d0', 'm'], discs, productOf)).toBeUndefined();
  expect(hiddenProduct('oscilante', [], discs, productOf)).toBeUndefined();
});
