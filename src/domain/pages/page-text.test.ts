import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWith, oneLine } from './page-text.ts';

test('a long text ends at a word, and a short one is as it was written', () => {
  expect(oneLine('Taladro percutor de media pulgada', 20)).toBe('Taladro percutor de…');
  expect(oneLine('Ñandú 1/2" 😀', 20)).toBe('Ñandú 1/2" 😀');
  expect(oneLine('a\u0000b\n\tc\u2028d\u00a0 e', 20)).toBe('a b c d e');
});

test('a sign that turns the direction is not written, because it would turn all that follows', () => {
  expect(oneLine('Taladro \u202e31 \u2067mm', 20)).toBe('Taladro 31 mm');
  expect(oneLine('\u202eTaladro', 20)).toBe('Taladro');
});

/** Letters, blanks, what cannot be printed, both halves of a pair alone, and a pair. */
const unit = fc.constantFrom('a', 'ñ', ' ', '.', '\n', '\u0000', '\u0085', '\ud83d', '\udd27', '🔧');

test('no text is longer than asked for, and none is cut within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 300 }), fc.integer({ min: 2, max: 200 }), (text, max) => {
      const line = oneLine(text, max);
      expect(line.length).toBeLessThanOrEqual(max);
      expect(line).not.toMatch(/\p{Cs}|\p{Cc}/u);
    }),
  );
});

test('a short description says nothing twice, because a store of few words had its telephone in it two times', () => {
  expect(describeWith('Pinturas.', ['', 'Cotiza por WhatsApp.'])).toBe('Pinturas. Cotiza por WhatsApp.');
  const long = 'y'.repeat(200);
  expect(describeWith('Pinturas.', [long, 'Con IVA.'])).toBe(`Pinturas. Con IVA. ${'y'.repeat(140)}…`);
});

test('a description has what fits, the most important first, and is never too short for a search engine', () => {
  const long = 'x'.repeat(100);
  expect(describeWith('Taladro.', [long, 'y'.repeat(60), 'Con IVA.'])).toBe(`Taladro. ${long} Con IVA.`);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.array(fc.string({ minLength: 10 }), { minLength: 8, maxLength: 10 }),
      (first, more) => {
        expect(describeWith(first, more).length).toBeLessThanOrEqual(160);
      },
    ),
  );
});
