import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonAt, comparisonPath } from './comparison-address.ts';

const read = (path: string) => comparisonAt([...new URL(path, 'https://tienda.mx').searchParams]);

test('an address says which products are compared and whether only what differs is shown', () => {
  const place = { claves: ['100', 'DW-7/8", 5'], onlyDifferences: true };
  expect(comparisonPath(place)).toBe('/comparar?clave=100&clave=DW-7%2F8%22%2C%205&ver=diferencias');
  expect(comparisonPath({ claves: [], onlyDifferences: false })).toBe('/comparar');
});

test('a repeated product is compared once, and an empty field is none', () => {
  expect(read('/comparar?clave=1&clave=2&clave=1&clave=&clave=%20&ver=todo')).toEqual({
    claves: ['1', '2'],
    onlyDifferences: false,
  });
});

test('whatever the claves contain, the address gives them back', () => {
  const clave = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.uniqueArray(clave), fc.boolean(), (claves, onlyDifferences) => {
      expect(read(comparisonPath({ claves, onlyDifferences }))).toEqual({ claves, onlyDifferences });
    }),
  );
});
