import { expect, test } from 'vitest';
import { erasedText } from './erased-text.ts';

test.each([
  [0, 'No lleva artículos.'],
  [1, 'Su artículo se quita de este equipo.'],
  [12, 'Sus 12 artículos se quitan de este equipo.'],
])('of a list of %s articles', (count, text) => {
  expect(erasedText(count)).toBe(text);
});
