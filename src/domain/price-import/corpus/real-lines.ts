import type { IvaMode } from '../amount.ts';
import type { Cell } from '../cell.ts';
import type { KnownList, Line } from './list.ts';
import { ARTICLES, numbersFrom } from './shop.ts';

/** How a supplier's prices came about: a rise, a part that stays, and what amounts are rounded to in the list itself. */
interface Pricing {
  readonly by: number;
  readonly spread?: number;
  /** Share of the prices that are today's. */
  readonly kept?: number;
  readonly iva?: IvaMode;
  /** Centavos that the amounts of the list are rounded to. */
  readonly unit?: number;
}

/** Lines of a list as suppliers make them: some prices stay, the others are rounded as they are written, before IVA where it is added. */
export function realLines(seed: number, pricing: Pricing, count = 45): Line[] {
  const { by, spread = 0.015, kept = 0.15, iva = 'incluido', unit = 1 } = pricing;
  const random = numbersFrom(seed);
  const first = Math.floor(random() * ARTICLES.length);
  return Array.from({ length: count }, (_, at) => {
    const article = ARTICLES[(first + at * 2) % ARTICLES.length];
    if (!article) throw new Error('The shop has no articles');
    const isKept = random() < kept;
    const wanted = article.today * (1 + by + (random() - 0.5) * 2 * spread);
    if (isKept) return { article, next: article.today };
    if (iva === 'incluido') return { article, next: Math.max(unit, Math.round(wanted / unit) * unit) };
    const net = Math.max(unit, Math.round(wanted / 1.16 / unit) * unit);
    return { article, next: Math.round((net * 116) / 100) };
  });
}

/** Pesos of a line times a factor, with a centavo as the smallest part. */
export const part = (line: Line, factor: number): number => Math.round(line.next * factor) / 100;

/** As people type it: `$1,234.50`. */
export const money = (pesos: number): string =>
  `$${pesos.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** As it is typed on a keyboard set to Spain: `1.234,50`. */
export const comma = (pesos: number): string =>
  pesos.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rows with another one before each `step`-th of them. */
export function broken(rows: readonly Cell[][], step: number, between: (turn: number) => readonly Cell[][]): Cell[][] {
  return rows.flatMap((row, at) => (at % step === 0 ? [...between(at / step), row] : [row]));
}

/** The truth with some of its claves not to be written unseen. */
export function withheld(
  truth: KnownList['truth'],
  lines: readonly Line[],
  which: (at: number) => boolean,
): KnownList['truth'] {
  const less = new Map(truth);
  lines.forEach(({ article }, at) => {
    if (which(at)) less.set(article.clave, null);
  });
  return less;
}
