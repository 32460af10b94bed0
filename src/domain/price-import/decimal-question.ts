import type { Cell } from './cell.ts';
import type { DecimalSign } from './price-digits.ts';
import { comparePrices, type MatchedRow } from './price-evidence.ts';
import type { PriceStyle } from './price-style.ts';
import { readPriceText } from './price-text.ts';

const isEither = (cell: Cell | undefined): boolean => typeof cell === 'string' && readPriceText(cell).kind === 'either';

export interface DecimalQuestion {
  readonly sample: string;
  readonly proposed: DecimalSign | null;
  /** Cells that can be read in two ways. */
  readonly count: number;
}

/** Fewer compared cells than this prove nothing about how they are read. */
const FEWEST = 3;

/** Asked only where a cell depends on the answer. The reading that comes near the current prices is proposed. */
export function askDecimal(style: PriceStyle, matched: readonly MatchedRow[], precio: number): DecimalQuestion | null {
  if (style.either === 0 || style.decimal === '.' || style.decimal === ',') return null;
  // The other cells of the column have the same amount by either reading.
  const either = matched.filter(({ row }) => isEither(row.cells[precio]));
  const distance = (sign: DecimalSign): number | null => {
    const { compared, median } = comparePrices(either, precio, [], sign);
    return median === null || compared < FEWEST ? null : Math.abs(Math.log(median));
  };
  const [point, comma] = [distance('.'), distance(',')];
  const proposed = point === null || comma === null || Math.abs(point - comma) < 0.5 ? null : point < comma ? '.' : ',';
  return { sample: style.sampleEither, proposed, count: style.either };
}
