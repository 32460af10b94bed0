import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** The rules' own limit: ten million pesos. */
export const MOST_PRICE: Centavos = 1_000_000_000;

/** A blank between the groups of one amount. In `12 50` and in `125 180` it is between two. */
const THOUSANDS = /(?<=^\d{1,2})\s(?=\d{3}(?:\.\d{1,2})?$)/;
const FORM = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * An amount in pesos as people type it, `$2,499.00` or `2499.5`, in centavos; `null` where nothing is typed.
 * A comma is taken for thousands only where it stands like one: `24,99` is somebody's decimal comma, and guessing would be a hundredfold error.
 */
export function parsePesos(typed: string): Result<Centavos | null, string> {
  const text = typed
    .replace(/\$|MXN/gi, ' ')
    .trim()
    .replace(THOUSANDS, '');
  if (text === '') return ok(null);
  const match = FORM.exec(text);
  if (!match) return err('Escribe la cantidad en pesos, por ejemplo 2,499.00.');
  const [, whole = '', cents = ''] = match;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (amount > MOST_PRICE) return err(`Lo más que cabe son ${formatCentavos(MOST_PRICE)}.`);
  return ok(amount);
}

/** `249900` → `2,499.00`: an amount as a form shows it, `parsePesos`'s own input. */
export function pesosText(amount: Centavos | undefined): string {
  return amount === undefined ? '' : formatCentavos(amount).replace('$', '');
}
