import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, foldText, textToSlug } from './text-fold.ts';

test('folds accents, ñ and case', () => {
  expect(foldText('MARTILLO de uña, Cautín')).toBe('martillo de una, cautin');
});

test('the table of Spanish letters gives the same text as taking off the marks of every script', () => {
  const everyScript = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
  const letters = fc.constantFrom(...Array.from('aeiounáéíóúüñÁÉÍÓÚÜÑàçÖß"½°ΣςИй\u0301\u0303\u0308İ'), ' ');
  const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldText(text)).toBe(everyScript(text));
    }),
  );
});

test('a slug keeps letters and digits only', () => {
  expect(textToSlug('Esmeriladora 4 1/2" · 900 W')).toBe('esmeriladora-4-1-2-900-w');
  expect(textToSlug('¡¿?!')).toBe('');
});

test('a text that is too long is cut between its signs, because half of one is a text that no database takes', () => {
  expect([cutText('abc', 3), cutText('abcd', 3)]).toEqual(['abc', 'abc']);
  expect([cutText('ab🔧', 3), cutText('ab🔧', 4), cutText('ab🔧c', 4)]).toEqual(['ab', 'ab🔧', 'ab🔧']);
});
