import { expect, test } from 'vitest';
import type { TextField } from '#domain/catalogue/product-fields.ts';
import { textProblem, uniqueKey } from './product-field-checks.ts';

const barcode: TextField = { kind: 'barcode', label: 'Código', max: 13 };

test.each(['', '7501234567893', '036000291452', '96385074'])('%j may be a barcode', (code) => {
  expect(textProblem(code, barcode, false)).toBeUndefined();
});

test.each([
  ['7501234567890', 'Algún número está mal copiado: por los demás, el último sería 3 y no 0.'],
  ['7501234567839', /mal copiado/],
  // UPC-E, whose eight digits stand for twelve: one for each way in which noughts are left out.
  ['04252614', 'Es un código corto (UPC-E): escribe los 12 números que abrevia, 042100005264.'],
  ['01234133', /UPC-E.*012300000413/],
  ['01234543', /UPC-E.*012340000053/],
  // Neither an EAN-8 nor a UPC-E.
  ['24252615', 'Algún número está mal copiado: por los demás, el último sería 4 y no 5.'],
  ['04252615', 'Algún número está mal copiado: por los demás, el último sería 0 (EAN-8) o 4 (UPC-E) y no 5.'],
  // Both have the same last digit where the digit before it is 5 or more.
  ['01234571', 'Algún número está mal copiado: por los demás, el último sería 2 y no 1.'],
  ['750123', /los 8, 12 o 13 números/],
  ['7501234567893a', /los 8, 12 o 13 números/],
  ['<b>', /los 8, 12 o 13 números/],
])('%j is none, and the form says why', (code, says) => {
  expect(textProblem(code, barcode, false)).toMatch(says);
});

test('the same article has the same barcode, with the nought that some scanners send or without', () => {
  expect(uniqueKey('036000291452', 'barcode')).toBe(uniqueKey('0036000291452', 'barcode'));
  expect(uniqueKey('', 'barcode')).toBe('');
});
