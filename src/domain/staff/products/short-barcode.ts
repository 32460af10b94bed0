/** The number system, the six digits and the check digit of a UPC-E. */
const UPC_E = /^([01])(\d{6})(\d)$/;

/**
 * The twelve digits of the UPC-A that a UPC-E is short for: it leaves out noughts, and its last digit but one says which (GS1 General Specifications).
 * The last of them is that of the code, which may be wrong. `null` where the digits are none.
 */
export function fromShortBarcode(code: string): string | null {
  const [, system = '', digits = '', check = ''] = UPC_E.exec(code) ?? [];
  return digits === '' ? null : `${system}${itemDigits(digits, digits.slice(-1))}${check}`;
}

function itemDigits(digits: string, last: string): string {
  if (last <= '2') return `${digits.slice(0, 2)}${last}0000${digits.slice(2, 5)}`;
  if (last === '3') return `${digits.slice(0, 3)}00000${digits.slice(3, 5)}`;
  return last === '4' ? `${digits.slice(0, 4)}00000${digits.slice(4, 5)}` : `${digits.slice(0, 5)}0000${last}`;
}
