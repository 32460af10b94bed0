import type { Centavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { ALL, parsePercent } from '#domain/quotes/percent.ts';

/** Which amounts a changed price may have. */
export const ROUNDINGS = ['none', 'half-peso', 'peso', 'ninety', 'five', 'ten'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** The allowed amounts are `end`, `end + step`, `end + 2 × step` and so on, in centavos. */
const GRIDS: Readonly<Record<Rounding, { readonly step: Centavos; readonly end: Centavos }>> = {
  none: { step: 1, end: 0 },
  'half-peso': { step: 50, end: 0 },
  peso: { step: 100, end: 0 },
  ninety: { step: 100, end: 90 },
  five: { step: 500, end: 0 },
  ten: { step: 1000, end: 0 },
};

const LEAST = -9_000;
const MOST = 30_000;

/**
 * A change of prices as it is typed, `5`, `+4.5 %` or `-10`, in hundredths of a percent; `null` where nothing is typed.
 * From 90 % less to 300 % more: what goes further is a wrong key.
 */
export function parsePriceChange(typed: string): Result<number | null, string> {
  const text = typed.trim();
  if (text === '') return ok(null);
  const isLess = /^[-−–]/.test(text);
  const size = parsePercent(text.replace(/^[-−–+]\s*/, ''));
  if (size === null) return err('Escribe el porcentaje con números, por ejemplo 5, 4.5 o -10.');
  const points = isLess ? -size : size;
  if (points === 0) return err('Con 0 % no cambia ningún precio.');
  if (points < LEAST || points > MOST) return err('Va desde -90 % hasta 300 %.');
  return ok(points);
}

/**
 * A price changed by a share and rounded once, to the nearest allowed amount and half upwards, so that a price which is first rounded to a
 * centavo cannot tip over. Never less than the smallest allowed amount, because a price of nought is no price.
 * @param price whole centavos, at most a thousand million: then every product here is exact.
 * @param points hundredths of a percent, from -9000 to 30000.
 */
export function changedPrice(price: Centavos, points: number, rounding: Rounding): Centavos {
  const { step, end } = GRIDS[rounding];
  const exact = price * (ALL + points);
  const steps = Math.floor((2 * (exact - end * ALL) + step * ALL) / (2 * step * ALL));
  return Math.max(steps * step + end, end || step);
}
