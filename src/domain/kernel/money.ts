/** An amount in centavos of Mexican pesos, an integer, IVA included. */
export type Centavos = number;

/**
 * `1234567` → `1,234,567`, as `es-MX` writes it. Without `Intl`, like every number of the first screen, because the first `Intl` formatter
 * of a page takes fifty milliseconds, four times that on a phone.
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `249900` → `$2,499.00`. */
export function formatCentavos(amount: Centavos): string {
  const centavos = Math.abs(Math.round(amount));
  const rest = String(centavos % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}$${groupThousands(Math.trunc(centavos / 100))}.${rest}`;
}

/** Whether a value from outside is a price: a whole, positive number of centavos that a double holds exactly. */
export function isCentavos(value: unknown): value is Centavos {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
