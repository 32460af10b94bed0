import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrice } from './amount.ts';
import type { DecimalSign } from './price-digits.ts';
import { decimalSignOf, readPriceText } from './price-text.ts';

const centavos = (text: string, decimal: DecimalSign | null = '.') => {
  const reading = readPrice(text, decimal, 'incluido');
  return reading.kind === 'price' ? reading.centavos : reading.kind === 'problem' ? reading.problem : reading.kind;
};

describe('prices as people write them', () => {
  test.each([
    [' $1,234.50 ', 123_450],
    ['1.234,50', 123_450],
    ['1234.5 MXN', 123_450],
    ['$ 1 234,50', 123_450],
    ["1'234,567.00", 123_456_700],
    ['2856,99', 285_699],
    ['$185', 18_500],
    ['MX$ 99.90', 9990],
    ['1,299.00*', 129_900],
    ['120.00 c/u', 12_000],
    ['$ 450 M.N.', 45_000],
    ['1,234,567.89', 123_456_789],
    ['１２３.50', 12_350],
    ['.50', 50],
    ['0.125', 13],
    ['100 + IVA', 11_600],
    ['100 más IVA', 11_600],
    ['116.00 IVA incluido', 11_600],
    ['116 c/IVA', 11_600],
    ['$116.00 con IVA incluido', 11_600],
    ['Precio al público con IVA incluido $116.00 M.N.', 11_600],
    ['$100.00 más 16% de IVA', 11_600],
    ['$100.00 + 16 % IVA', 11_600],
    ['$100.00 + IVA (16%)', 11_600],
    ['$116.00 (IVA incluído)', 11_600],
    ['$1,250.-', 125_000],
    ['$1.250,-', 125_000],
    ['$1,250.00.-', 125_000],
    ['1´234,567.00', 123_456_700],
    ['Precio: $99.90', 9990],
    ['$12.50 / metro', 1250],
    ['$12.50 x kg', 1250],
    ['120 el juego', 12_000],
    ['$58.90 x pza', 5890],
    ['58.90 la pieza', 5890],
    ['$58.90 cada pieza', 5890],
    ['$185.00/m2', 18_500],
    ['$185.00 x m²', 18_500],
    ['$1,250.00 / GAL', 125_000],
    ['$1,061.00 moneda nacional', 106_100],
    ['$1,061.00 M/N', 106_100],
    ['125²', 12_500],
    ['$149.⁵⁰', 14_950],
    ['$1,234.⁵⁰', 123_450],
    ['149,⁹⁰', 14_990],
    ['1,061.00MXN', 106_100],
    ['$1,061.00MN', 106_100],
    ['1061.00M.N.', 106_100],
    ['1061pesos', 106_100],
    ['1,061.00 MN.', 106_100],
    ['MXN1,061.00', 106_100],
    ['MN.50', 50],
    ['\u202a$1,061.00\u202c', 106_100],
    ['1,061.00\u200b', 106_100],
    ["'1,234.50", 123_450],
    ['=1234.50', 123_450],
    ['"1,234.50"', 123_450],
    ['1,234.50.', 123_450],
    ['P.U. $1,234.50', 123_450],
  ])('%j is %d centavos', (text, expected) => {
    expect(centavos(text)).toBe(expected);
  });

  test.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['—', 'blank'],
    ['$ -', 'blank'],
    ['n/d', 'words'],
    ['Desde $100', 'words'],
    ['12.50 metro', 'words'],
    ['Agotado', 'words'],
    ['*', 'words'],
    ['1,23,4', 'words'],
    ['1.234,56,7', 'words'],
    ['12 1/2', 'words'],
    ['$1061⁵⁰', 'words'],
    ['58.90USD', 'foreign'],
    ['58.90dls', 'foreign'],
    ['U$S 45.00', 'foreign'],
    ['U$D 45.00', 'foreign'],
    ['45.00 dollars', 'foreign'],
    ['100 - 150', 'several'],
    ['$1250.00 $980', 'several'],
    ['125 180', 'several'],
    ['120.00 (antes 125.00)', 'several'],
    ['1e5', 'words'],
    ['US$ 45.00', 'foreign'],
    ['45 USD', 'foreign'],
    ['45.00 dls', 'foreign'],
    ['(120.00)', 'not-positive'],
    ['-120.00', 'not-positive'],
    ['120.00-', 'not-positive'],
    ['0', 'not-positive'],
    ['99999999', 'too-big'],
  ])('%j gives no price: %s', (text, expected) => {
    expect(centavos(text)).toBe(expected);
  });

  test('`1,234` is thousands or three decimals by the decimal sign of the column, and without one a problem', () => {
    expect(readPriceText('1,234').kind).toBe('either');
    expect([centavos('1,234', '.'), centavos('1,234', ','), centavos('1,234', null)]).toEqual([
      123_400,
      123,
      'ambiguous',
    ]);
    expect([centavos('1.234', '.'), centavos('1.234', ',')]).toEqual([123, 123_400]);
  });

  test('the decimal sign of a column is the one of its unambiguous prices; a few of the other sign do not count', () => {
    const sign = (...texts: string[]) => decimalSignOf(texts.map(readPriceText));
    expect(sign('1,234.50', '1,500')).toBe('.');
    expect(sign('1.234,50', '1.500', '20,5')).toBe(',');
    expect(sign('1,500', '$2000')).toBeNull();
    expect(sign('1.50', '1,50')).toBe('mixed');
    expect(sign(...Array.from({ length: 99 }, () => '1.50'), '1,50')).toBe('.');
  });
});

/** The signs of the locales that suppliers use. */
const LOCALES = [
  { decimal: '.', thousands: ',' },
  { decimal: '.', thousands: '' },
  { decimal: ',', thousands: '.' },
  { decimal: ',', thousands: ' ' },
  { decimal: ',', thousands: '\u00a0' },
  { decimal: ',', thousands: '' },
  { decimal: '.', thousands: "'" },
] as const;

test('a price with centavos is read in the notation of every locale', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(...LOCALES),
      fc.constantFrom('', '$', '$ ', 'MX$'),
      fc.constantFrom('', ' MXN', '*', ' ', ' M.N.'),
      (amount, { decimal, thousands }, before, after) => {
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
        const text = `${before}${whole}${decimal}${String(amount % 100).padStart(2, '0')}${after}`;
        expect(centavos(text, null), text).toBe(amount);
      },
    ),
    { numRuns: 2000 },
  );
});

test('no text makes the reader throw, and none without a digit is a price', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const read = centavos(text);
      if (typeof read === 'number') expect(text.normalize('NFKC')).toMatch(/\d/);
    }),
    { numRuns: 2000 },
  );
});
