import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const store = { name: 'La Fragua', brand: 'TENAZ' };

test('a title ends with as much of the store as search engines show', () => {
  expect(pageTitle(store)).toBe('La Fragua | Distribuidor Autorizado TENAZ');
  expect(pageTitle(store, 'Nosotros')).toBe('Nosotros | La Fragua | Distribuidor Autorizado TENAZ');
  expect(pageTitle(store, 'T'.repeat(26))).toHaveLength(70);
  expect(pageTitle(store, 'T'.repeat(27))).toBe(`${'T'.repeat(27)} | La Fragua`);
  expect(pageTitle(store, 'T'.repeat(58))).toHaveLength(70);
  expect(pageTitle(store, 'T'.repeat(59))).toBe('T'.repeat(59));
});

test('a name cannot turn the direction of the rest of the title', () => {
  expect(pageTitle(store, 'Taladro \u202e31 \u2067mm')).toBe(
    'Taladro 31 mm | La Fragua | Distribuidor Autorizado TENAZ',
  );
});
