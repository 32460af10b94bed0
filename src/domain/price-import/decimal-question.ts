import type { Cell } from './cell.ts';
import { medianRatio, type PricesToCompare } from './median-ratio.ts';
import type { DecimalSign } from './price-digits.ts';
import type { PriceStyle } from './price-style.ts';
import { readPriceText } from './price-text.ts';

const isEither = (cell: Cell): boolean => typeof cell === 'string' && readPriceText(cell).kind === 'either';

export interface DecimalQuestion {
  readonly sample: string;
  readonly proposed: DecimalSign | null;
  /** Cells that can be read in two ways. */
  readonly count: number;
}

/** Asked only where a cell depends on the answer. The reading that comes near the current prices is proposed. */
export function askDecimal(style: PriceStyle, compared: PricesToCompare): DecimalQuestion | null {
  if (style.either === 0 || style.decimal === '.' || style.decimal === ',') return null;
  const distance = (sign: DecimalSign): number | null => {
    // Other cells have the same value with either sign.
    const median = medianRatio(compared, sign, isEither);
    return median === null ? null : Math.abs(Math.log(median));
  };
  const [point, comma] = [distance('.'), distance(',')];
  const proposed = point === null || comma === null || Math.abs(point - comma) < 0.5 ? null : point < comma ? '.' : ',';
  return { sample: style.sampleEither, proposed, count: style.either };
}
