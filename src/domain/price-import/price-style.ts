import type { Cell } from './cell.ts';
import type { DecimalSign } from './price-digits.ts';
import { decimalSignOf, readPriceText, type WrittenPrice } from './price-text.ts';
import type { Table } from './table.ts';

/** How the price column is written, over all of its rows. */
export interface PriceStyle {
  readonly decimal: DecimalSign | 'mixed' | null;
  /** Cells like `1,234` whose value depends on the decimal sign. */
  readonly either: number;
  readonly ivaCells: { readonly mas: number; readonly incluido: number };
  readonly sampleEither: string;
  /** All decimals of its texts are two: then a `1.234` among them is one of thousands as likely as one of three decimals. */
  readonly isOfTwoDecimals: boolean;
  /** Cells that hold an amount, as a number or as a text. */
  readonly amounts: number;
}

/** How a column of a table writes its prices, over all of its rows. */
export function priceStyle(table: Table, column: number): PriceStyle {
  const seen: WrittenPrice[] = [];
  let either = 0;
  let amounts = 0;
  let sampleEither = '';
  const ivaCells = { mas: 0, incluido: 0 };
  let [twoDecimals, others] = [0, 0];
  for (const { cells } of table.body) {
    const cell = cells[column];
    if (typeof cell !== 'string') {
      if (typeof cell === 'number') amounts += 1;
      continue;
    }
    const written = readPriceText(cell);
    seen.push(written);
    if (written.kind === 'amount' || written.kind === 'either') amounts += 1;
    const decimals = written.kind === 'amount' ? decimalsOf(cell, written.sign) : 0;
    if (decimals === 2) twoDecimals += 1;
    else if (decimals > 0) others += 1;
    if ('iva' in written && written.iva) ivaCells[written.iva] += 1;
    if (written.kind !== 'either') continue;
    either += 1;
    sampleEither ||= cell.trim();
  }
  const isOfTwoDecimals = twoDecimals > 1 && others === 0;
  return { decimal: decimalSignOf(seen), either, ivaCells, sampleEither, isOfTwoDecimals, amounts };
}

/** How many digits stand behind the decimal sign of an amount. */
function decimalsOf(cell: string, sign: DecimalSign | null): number {
  const at = sign === null ? -1 : cell.lastIndexOf(sign);
  return at < 0 ? 0 : (/^\d*/.exec(cell.slice(at + 1))?.[0].length ?? 0);
}

/** Whether a cell like `1.234` would have three decimals in a column whose prices all have two. */
export function mayBeThousands(cell: Cell, { decimal, either, isOfTwoDecimals }: PriceStyle): boolean {
  if (either === 0 || !isOfTwoDecimals || typeof cell !== 'string' || (decimal !== '.' && decimal !== ','))
    return false;
  const written = readPriceText(cell);
  return written.kind === 'either' && Math.abs(written.by[decimal]) < Math.abs(written.by[decimal === '.' ? ',' : '.']);
}
