/** No thousand begins with a zero: `0,250` is a quarter. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
export const DECIMAL_COMMA = /^(?:\d+,(?:\d{1,2}|\d{4,})|0+,\d{3})$/;
const FRACTION = /^(?:(\d+) +)?(\d+)\/(\d+)$/;

/** A number as it is written in Mexico, also with a decimal comma or as a fraction, `2 1/2`; `null` for what is not a number. */
export function writtenNumber(digits: string): number | null {
  if (THOUSANDS.test(digits)) return Number(digits.replaceAll(',', ''));
  if (PLAIN.test(digits)) return Number(digits);
  if (DECIMAL_COMMA.test(digits)) return Number(digits.replace(',', '.'));
  const [, whole = '0', over = '', under = ''] = FRACTION.exec(digits) ?? [];
  return Number(under) > 0 ? Number(whole) + Number(over) / Number(under) : null;
}
