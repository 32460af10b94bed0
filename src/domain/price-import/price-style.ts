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
  for (const { cells } of table.body) {
    const cell = cells[column];
    if (typeof cell !== 'string') {
      if (typeof cell === 'number') amounts += 1;
      continue;
    }
    const written = readPriceText(cell);
    seen.push(written);
    if (written.kind === 'amount' || written.kind === 'either') amounts += 1;
    if ('iva' in written && written.iva) ivaCells[written.iva] += 1;
    if (written.kind !== 'either') continue;
    either += 1;
    sampleEither ||= cell.trim();
  }
  return { decimal: decimalSignOf(seen), either, ivaCells, sampleEither, amounts };
}
