/** The sign between pesos and centavos. */
export type DecimalSign = '.' | ',';

/** Letters of the longest text that is read as a price. */
const LONGEST = 24;

/** A number of pesos with the decimal sign that it was read by, or its two readings. */
export type Digits =
  | { readonly pesos: number; readonly sign: DecimalSign | null }
  | { readonly by: Readonly<Record<DecimalSign, number>> }
  | null;

/** Groups of three after the first one, and decimals only behind them: in `1250.00 980` the blank separates two prices. */
const BLANK_GROUPS = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/;

/** A text that is two prices as likely as one of thousands: `125 180`, but neither `1 250` nor `125 080`. */
function isTwoPrices(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(' ');
  if (more.length > 0 || second.length !== 3 || second.startsWith('0')) return false;
  const ratio = Number(second) / Number(first);
  return ratio > 0.1 && ratio < 10;
}

/** Whether a text holds several amounts and nothing but signs and joining words between them: `1250.00 980`, `100 / 95`, `120 (antes 125)`. */
export function holdsSeveral(text: string): boolean {
  const amounts = text
    .split(/[\s/|;()–-]+|\b(?:antes|ahora|o|ó|y|a|hasta|de|desde|hoy)\b/u)
    .map((part) => part?.trim() ?? '')
    .filter(Boolean);
  // One digit is a fraction: `12 1/2`.
  return amounts.length >= 2 && amounts.every((part) => /^[.,]?\d[\d.,]+$/.test(part));
}

/** The number that a text of digits, points and commas is, or both readings where either sign could be the decimal one; `null` where it is no number. */
export function readDigits(text: string): Digits {
  // `1 234,50` and `1'234.50`: a blank or an apostrophe separates thousands only. `1'234,567.00` is how millions are written by hand.
  const separator = text.includes(',') && text.includes('.') ? ',' : '';
  const joined = BLANK_GROUPS.test(text) && !isTwoPrices(text) ? text.replaceAll(' ', '') : text;
  const digits = joined.replace(/(?<=\d)'(?=\d{3}(?!\d))/g, separator);
  if (digits.length > LONGEST || !/^[.,]?\d[\d.,]*$/.test(digits)) return null;
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points === 0 && commas === 0) return { pesos: Number(digits), sign: null };

  const last: DecimalSign = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const other: DecimalSign = last === '.' ? ',' : '.';
  const lastCount = last === '.' ? points : commas;
  const otherCount = last === '.' ? commas : points;
  if (otherCount > 0) {
    // Both signs: the last one is the decimal sign, and stands once.
    if (lastCount !== 1) return null;
    return groupedDigits(digits, last, other);
  }
  if (lastCount > 1) return groupedDigits(digits, other, last);
  const [whole = '', fraction = ''] = digits.split(last);
  // `0.125` and `.500` are no thousands; `1.234` may be.
  if (fraction.length !== 3 || whole === '' || whole.startsWith('0') || whole.length > 3)
    return { pesos: Number(`${whole || '0'}.${fraction || '0'}`), sign: last };
  const thousands = Number(whole + fraction);
  const decimals = Number(`${whole}.${fraction}`);
  return { by: { '.': last === '.' ? decimals : thousands, ',': last === ',' ? decimals : thousands } };
}

/** Thousands must stand in groups of three, or it is no number: `1,23,4`. */
function groupedDigits(digits: string, decimal: DecimalSign, thousands: DecimalSign): Digits {
  const [whole = '', fraction = ''] = digits.split(decimal);
  const [first = '', ...groups] = whole.split(thousands);
  if (first.length === 0 || first.length > 3 || groups.some((group) => group.length !== 3)) return null;
  if (fraction.includes(thousands)) return null;
  return { pesos: Number(`${first}${groups.join('')}.${fraction || '0'}`), sign: decimal };
}
