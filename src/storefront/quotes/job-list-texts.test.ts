import { expect, test } from 'vitest';
import { askedText, erasedText } from './job-list-texts.ts';

test.each([
  [0, 'No lleva artículos.'],
  [1, 'Su artículo se quita de este equipo.'],
  [12, 'Sus 12 artículos se quitan de este equipo.'],
])('of a list of %s articles', (count, text) => {
  expect(erasedText(count)).toBe(text);
});

test('a list with a name is kept for years, so the day of its request has its year', () => {
  expect(askedText(Date.UTC(2025, 10, 21, 3))).toBe('Pediste cotización el 20\u00a0nov\u00a02025.');
});
