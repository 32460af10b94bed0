import { expect, test } from 'vitest';
import { barcodeDigits, barcodeKey, checkDigitOf, isBarcodeLong, isWorldwideBarcode } from './barcode.ts';

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

test('a number that a shop gives itself or prints on a coupon is nobody else’s', () => {
  for (const code of ['4006381333931', '9780201379624', '036000291452', '96385074', '73513537', '7501000000012'])
    expect(isWorldwideBarcode(code), code).toBe(true);
  const ofPrefix = (digits: string): string => `${digits}${checkDigitOf(`${digits}0`)}`;
  for (const digits of '202873987539 020000000000 042000000000 050000000000 990000000000 981000000000 299999999999'.split(
    ' ',
  ))
    expect(isWorldwideBarcode(ofPrefix(digits)), digits).toBe(false);
  // Of twelve digits: by weight, in the store, a coupon. Of eight: in the store.
  for (const digits of '23456789012 45678901234 51234567890 2123456 0123456'.split(' '))
    expect(isWorldwideBarcode(ofPrefix(digits)), digits).toBe(false);
  expect(isWorldwideBarcode('7501000000011')).toBe(false);
  expect(isWorldwideBarcode('')).toBe(false);
});
