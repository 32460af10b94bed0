import { expect, test } from 'vitest';
import { foldText, textToSlug } from './text-fold.ts';

test('folds accents, ñ and case', () => {
  expect(foldText('MARTILLO de uña, Cautín')).toBe('martillo de una, cautin');
});

test('a slug keeps letters and digits only', () => {
  expect(textToSlug('Esmeriladora 4 1/2" · 900 W')).toBe('esmeriladora-4-1-2-900-w');
  expect(textToSlug('¡¿?!')).toBe('');
});
