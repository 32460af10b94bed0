import { expect, test } from 'vitest';
import { leadText } from './lead-text.ts';
import type { Product } from './product.ts';

const product = (precio?: number, demostracion = false, marca = 'TENAZ') =>
  ({ marca, demostracion, ...(precio !== undefined && { precio }) }) as Product;
const plain = (products: readonly Product[]): string => leadText(products).replaceAll('\u00a0', ' ');

test('a category is introduced by its products', () => {
  expect(plain([product(49_950), product(799_900, true), product()])).toBe(
    '3 productos TENAZ, de $499 a $7,999 con IVA. Uno lo puedes probar en nuestro centro de experiencia.',
  );
  expect(plain([product(10_000), product(10_000, false, 'Bravío')])).toBe('2 productos a $100 con IVA.');
  expect(plain([product()])).toBe('1 producto TENAZ; los cotizamos el mismo día.');
  expect(plain([])).toBe('');
});
