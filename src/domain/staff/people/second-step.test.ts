import { expect, test } from 'vitest';
import { checkStepCode, codesLeftText, groupedSecret } from './second-step.ts';

test.each(['123456', '123 456', 'abcd-efgh-jkmn', 'ABCD EFGH JKMN'])('%j may be sent', (code) => {
  expect(checkStepCode(code)).toBe('');
});

test.each([
  ['', /Escribe/],
  ['12345', /seis números/],
  ['1234567', /seis números/],
  ['abcd-efgh', /doce letras/],
])('%j is answered on the spot', (code, words) => {
  expect(checkStepCode(code)).toMatch(words);
});

test('a secret is shown in groups of four', () => {
  expect(groupedSecret('ABCDEFGH')).toBe('ABCD EFGH');
  expect(groupedSecret('ABCDEF')).toBe('ABCD EF');
});

test.each([
  [0, 'No te queda ningún código de respaldo.'],
  [1, 'Te queda 1 código de respaldo.'],
  [10, 'Te quedan 10 códigos de respaldo.'],
])('of %i recovery codes it is said how many are left', (count, text) => {
  expect(codesLeftText(count)).toBe(text);
});
