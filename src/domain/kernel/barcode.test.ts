import { expect, test } from 'vitest';
import { barcodeDigits, barcodeKey, checkDigitOf, isBarcodeLong } from './barcode.ts';

// GS1's own examples of each length.
test.each(['4006381333931', '9780201379624', '036000291452', '96385074', '73513537'])(
  '%s has a correct check digit',
  (code) => {
    expect(isBarcodeLong(code)).toBe(true);
    expect(checkDigitOf(code)).toBe(Number(code.at(-1)));
  },
);

test('any single wrong digit is found', () => {
  const code = '4006381333931';
  for (let at = 0; at < code.length; at += 1) {
    const wrong = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1);
    expect(checkDigitOf(wrong) === Number(wrong.at(-1)), wrong).toBe(false);
  }
});

test('a barcode is its digits, and UPC-A is the EAN-13 that begins with nought', () => {
  expect(barcodeDigits(' 4 006381-333931 ')).toBe('4006381333931');
  expect(['1234567', '123456789', '1234567890123a', ''].some(isBarcodeLong)).toBe(false);
  expect(barcodeKey('036000291452')).toBe(barcodeKey('0036000291452'));
});
