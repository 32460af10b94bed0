import { expect, test } from 'vitest';
import { beyondText } from './offered-items.ts';

test.each([
  [1, 'Falta el último: pídelo en otra lista.'],
  [3, 'Faltan los últimos 3: pídelos en otra lista.'],
])('of %s articles beyond what a list takes', (beyond, text) => {
  expect(beyondText(beyond)).toBe(text);
});
