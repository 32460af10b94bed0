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

/** The same for the same article: UPC-A is EAN-13 with a nought before it, and some scanners send that nought. */
export const barcodeKey = (code: string): string => code.padStart(LONGEST, '0');
