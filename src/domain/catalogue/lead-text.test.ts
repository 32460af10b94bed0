import { expect, test } from 'vitest';
import { leadText } from './lead-text.ts';
import type { Product } from './product.ts';

const product = (precio?: number, demostracion = false, marca = 'TENAZ') =>
  ({ marca, demostracion, ...(precio !== undefined && { precio }) }) as Product;
const plain = (products: readonly Product[]): string => leadText(products).replaceAll('\u00a0', ' ');

test('a category is introduced by its products', () => {
  expect(plain([product(49_950), product(799_900, true), product()])).toBe(
    '3 productos TENAZ, de $499.50 a $7,999 con IVA. Uno lo puedes probar en nuestro centro de experiencia.',
  );
  expect(plain([product(10_000), product(10_000, false, 'Bravío')])).toBe('2 productos a $100 con IVA.');
  expect(plain([product(), product()])).toBe('2 productos TENAZ; los cotizamos el mismo día.');
  expect(plain([])).toBe('');
});

test('a brand is named only where all products say that they are of it', () => {
  expect(plain([product(10_000), product(20_000, false, '')])).toBe('2 productos, de $100 a $200 con IVA.');
  expect(plain([product(10_000, false, ''), product(20_000, false, '')])).toBe('2 productos, de $100 a $200 con IVA.');
});

test('one product is spoken of as one, and one price is no range', () => {
  expect(plain([product()])).toBe('1 producto TENAZ; lo cotizamos el mismo día.');
  expect(plain([product(9950, true)])).toBe(
    '1 producto TENAZ a $99.50 con IVA. Lo puedes probar en nuestro centro de experiencia.',
  );
  expect(plain([product(9950), product(9950)])).toBe('2 productos TENAZ a $99.50 con IVA.');
  expect(plain([product(9950), product(9960)])).toBe('2 productos TENAZ, de $99.50 a $99.60 con IVA.');
  // Nothing costs nought, nor less than the cheapest.
  expect(plain([product(50), product(249_910)])).toBe('2 productos TENAZ, de $0.50 a $2,499.10 con IVA.');
});

test('a range of prices says since when it holds, or until when an offer at one of its ends does', () => {
  const at = (precio: number, day: string, until?: string) =>
    ({ ...product(precio), precioVigente: day, ...(until && { offer: { before: precio + 1, until } }) }) as Product;
  const [old, middle, newest] = ['2026-10-01', '2026-11-03', '2026-11-20'];
  expect(plain([at(10_000, old), at(20_000, newest), at(30_000, middle)])).toBe(
    '3 productos TENAZ, de $100 a $300 con IVA, desde el 3 nov 2026.',
  );
  expect(plain([at(10_000, newest), at(10_000, old)])).toBe('2 productos TENAZ a $100 con IVA, desde el 1 oct 2026.');
  expect(plain([at(10_000, old, '2026-11-30'), at(30_000, middle)])).toBe(
    '2 productos TENAZ, de $100 a $300 con IVA, hasta el 30 nov 2026.',
  );
  // What nobody said is not claimed of the other end either.
  expect(plain([product(10_000), at(30_000, middle)])).toBe('2 productos TENAZ, de $100 a $300 con IVA.');
});
