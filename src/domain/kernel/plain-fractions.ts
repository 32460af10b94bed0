/** Fractions of one sign, and with a stroke of their own, as keyboards write the others: `4½` → `4 1/2`. */
export const plainFractions = (text: string): string =>
  text.replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${sign.normalize('NFKC')}`).replace(/[\u2044\u2215]/g, '/');
