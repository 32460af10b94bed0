import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('a name within a sentence loses its capital, an abbreviation does not', () => {
  expect(inSentence('Herramienta inalámbrica')).toBe('herramienta inalámbrica');
  expect(inSentence('SDS Plus')).toBe('SDS Plus');
});
