import { medianOf } from './column-facts.ts';
import { countDiff } from './diff-counts.ts';
import type { DiffRow } from './diff-row.ts';

/** Something wrong with the file as a whole. With `stops`, a person must confirm it before anything is written. */
export interface Warning {
  readonly kind: 'median' | 'unknown' | 'iva-missing' | 'iva-twice' | 'none-match' | 'swapped' | 'times';
  readonly stops: boolean;
  /** A share or a factor, by kind. */
  readonly value: number;
  readonly text?: string;
}

const MEDIAN_LIMIT = 0.15;
const UNKNOWN_LIMIT = 0.05;
/** Below this many compared rows a median says nothing. */
const FEWEST = 5;

/** @param swappedWith title of another numeric column that the current prices resemble far more, empty without one */
export function fileWarnings(rows: readonly DiffRow[], swappedWith: string): Warning[] {
  const counts = countDiff(rows);
  if (counts.rows === 0) return [];
  const warnings: Warning[] = [];
  const known = rows.filter(({ product }) => product !== null).length;
  if (known === 0) return [{ kind: 'none-match', stops: true, value: 1 }];
  const share = counts.unknown / counts.rows;
  if (share > UNKNOWN_LIMIT) warnings.push({ kind: 'unknown', stops: share > 0.5, value: share });

  const compared = rows
    .filter(({ change, problem }) => change !== null && problem === null)
    .map(({ change }) => change ?? 0)
    .sort((a, b) => a - b);
  const median = medianOf(compared);
  if (median === null || compared.length < FEWEST) return warnings;
  if (swappedWith !== '') warnings.push({ kind: 'swapped', stops: true, value: median, text: swappedWith });
  const near = (target: number, tolerance: number) =>
    compared.filter((change) => Math.abs(change + 1 - target) < tolerance * target).length > compared.length * 0.6;
  if (near(1.16, 0.012)) warnings.push({ kind: 'iva-twice', stops: true, value: median });
  else if (near(1 / 1.16, 0.012)) warnings.push({ kind: 'iva-missing', stops: true, value: median });
  else {
    const factor = [10, 100, 1000, 0.1, 0.01, 0.001].find((one) => near(one, 0.25));
    if (factor !== undefined) warnings.push({ kind: 'times', stops: true, value: factor });
    else if (Math.abs(median) > MEDIAN_LIMIT) warnings.push({ kind: 'median', stops: true, value: median });
  }
  return warnings;
}
