import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNumbers, tokensOf } from './lexer.ts';
import { measureTerms } from './measures.ts';
import { spokenNumbersToDigits } from './spoken-numbers.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';

const ONES = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS = 'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

/** A number as it is said, written apart from the code that reads it. */
function said(n: number): string {
  if (n < 16) return ONES[n] ?? '';
  if (n < 20) return `dieci${said(n - 10)}`;
  if (n === 20) return 'veinte';
  if (n < 30) return `veinti${said(n - 20)}`;
  if (n < 100) {
    const tens = TENS[Math.floor(n / 10) - 3] ?? '';
    return n % 10 === 0 ? tens : `${tens} y ${said(n % 10)}`;
  }
  if (n < 1000) {
    const hundred = HUNDREDS.split(' ')[Math.floor(n / 100) - 1] ?? '';
    if (n % 100 === 0) return hundred;
    return `${hundred === 'cien' ? 'ciento' : hundred} ${said(n % 100)}`;
  }
  const thousands = Math.floor(n / 1000);
  const thousand = thousands === 1 ? 'mil' : `${said(thousands)} mil`;
  return n % 1000 === 0 ? thousand : `${thousand} ${said(n % 1000)}`;
}

// `uno` by itself is left, and thousands are counted with `un`, which nobody says of tools.
const number = fc
  .integer({ min: 2, max: 99_999 })
  .filter((n) => n < 2000 || (Math.floor(n / 1000) % 10 !== 1 && n % 1000 !== 0) || n % 1000 === 0)
  .filter((n) => n < 11_000 || Math.floor(n / 1000) % 10 !== 1);
const sizesOf = (text: string): string[] =>
  tokensOf(plainNumbers(spokenSizesToNumbers(text))).flatMap((token) =>
    token.kind === 'measure' ? measureTerms(token.measure).slice(1) : [],
  );

describe('numbers in words', () => {
  test('any number up to a hundred thousand is read as it is said', () => {
    fc.assert(fc.property(number, (n) => spokenNumbersToDigits(said(n)) === String(n)));
    for (let n = 2; n < 2000; n += 1) expect(spokenNumbersToDigits(said(n))).toBe(String(n));
  });

  test('a number within words is read, and the words around it stay', () => {
    const word = fc.constantFrom('disco', 'de', 'pulgadas', 'para', 'y', 'cubeta', 'con', '"', ',');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), number, word, (before, n, after) => {
        fc.pre(before.at(-1) !== 'y' && after !== 'y');
        const around = (middle: string): string => [...before, middle, after].join(' ');
        return spokenNumbersToDigits(around(said(n))) === around(String(n));
      }),
    );
  });

  test('a number and a half, and so many eighths', () => {
    const whole = fc.integer({ min: 2, max: 99 });
    const parts = fc.constantFrom(1, 3, 5, 7);
    fc.assert(
      fc.property(whole, parts, (n, eighths) => {
        const [half] = sizesOf(`${said(n)} y media pulgadas`);
        const part = `${eighths === 1 ? 'un octavo' : `${said(eighths)} octavos`} de pulgada`;
        const [alone] = sizesOf(part);
        const [both] = sizesOf(`${said(n)} y ${part}`);
        const of8 = Math.round((eighths / 8) * 1000) / 1000;
        expect([half, alone, both]).toEqual([
          `${n + 0.5}in`,
          `${of8}in`,
          `${Math.round((n + eighths / 8) * 1000) / 1000}in`,
        ]);
      }),
    );
  });

  test('any text without such words stays as it is', () => {
    const letters = fc.string({ unit: fc.constantFrom('f', 'g', 'p', 'r', ' ', '1', '/', '.', '"'), maxLength: 30 });
    fc.assert(fc.property(letters, (text) => spokenNumbersToDigits(text) === text));
  });
});

test.each([
  ['disco de catorce pulgadas', 'disco de 14 pulgadas'],
  ['tinaco de mil cien litros', 'tinaco de 1100 litros'],
  ['tinaco de dos mil quinientos', 'tinaco de 2500'],
  ['tinaco de 2 mil litros', 'tinaco de 2000 litros'],
  ['veinticinco metros', '25 metros'],
  ['sincuenta watts', '50 watts'],
  ['lija del ciento veinte', 'lija del 120'],
  ['diez y seis', '16'],
  ['treintaicinco', '35'],
  ['doscientas veinte', '220'],
  ['cincuenta cincuenta', '50 50'],
  ['pastilla de treinta dos polos', 'pastilla de 30 2 polos'],
  ['pastilla de veinte un polo', 'pastilla de 20 un polo'],
  ['una broca', 'una broca'],
  ['mil gracias', 'mil gracias'],
  ['ciento por ciento', 'ciento por ciento'],
])('%s → %s', (text, expected) => {
  expect(spokenNumbersToDigits(text)).toBe(expected);
});

test.each([
  ['tres treinta y dos avos', ['~0.094']],
  ['cinco dieciseisavos', ['~0.313']],
  ['veinte y tres cuartos', ['~20.75']],
  ['tres punto cinco milimetros', ['3.5mm']],
  ['dos y cuarto pulgadas', ['2.25in']],
  ['tres octavos por dos pulgadas', ['0.375in', '2in']],
  ['ocho por uno y medio', ['~8', '~1.5']],
  ['medio milimetro', ['0.5mm']],
])('%s is %j', (text, sizes) => {
  expect(sizesOf(text)).toEqual(sizes);
});
