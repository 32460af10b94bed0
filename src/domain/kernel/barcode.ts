/** Digits under the bars of EAN-8, UPC-A and EAN-13. */
const LENGTHS = [8, 12, 13];
const LONGEST = 14;

/** A barcode as its digits alone, whatever stands between them. */
export const barcodeDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Whether these are as many digits as a barcode has; the last of them may still be wrong. */
export const isBarcodeLong = (code: string): boolean => /^\d+$/.test(code) && LENGTHS.includes(code.length);

/** The check digit of a barcode: the other digits are weighted 3, 1, 3, … from the right, and with it the sum is a multiple of ten. */
export function checkDigitOf(code: string): number {
  const others = code.slice(0, -1).split('').reverse();
  const sum = others.reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * What a shop, a company or a coupon numbers by itself: no number of the whole world, so another shop has it on another article.
 * https://www.gs1.org/standards/id-keys/company-prefix (020–029, 040–049, 200–299 restricted, 050–059, 980–999 coupons), of GTIN-8 all that begin
 * with 0 or 2; https://support.google.com/merchants/answer/6324461 has such articles refused.
 */
const OWN_NUMBER = /^(?:0[245]|2|9[89])/;
const OWN_SHORT_NUMBER = /^[02]/;

/** Whether it is a number under which the article is known to everybody: of the right length, its check digit right, and given by GS1. */
export function isWorldwideBarcode(code: string): boolean {
  if (!isBarcodeLong(code) || checkDigitOf(code) !== Number(code.at(-1))) return false;
  return code.length === 8 ? !OWN_SHORT_NUMBER.test(code) : !OWN_NUMBER.test(code.padStart(13, '0'));
}

/** The same for the same article: UPC-A is EAN-13 with a nought before it, and some scanners send that nought. */
export const barcodeKey = (code: string): string => code.padStart(LONGEST, '0');
