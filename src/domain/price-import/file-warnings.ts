import { medianOf } from './column-facts.ts';
import { countDiff } from './diff-counts.ts';
import type { DiffRow } from './diff-row.ts';
import type { LastList } from './known-supplier.ts';
import type { Misplacement } from './placement.ts';
import type { WholeList } from './whole-list.ts';

/** Something wrong with the file as a whole. With `stops`, a person must confirm it before anything is written. */
export interface Warning {
  readonly kind:
    | 'moves'
    | 'far'
    | 'unknown'
    | 'iva-missing'
    | 'iva-twice'
    | 'none-match'
    | 'swapped'
    | 'times'
    | 'fewer'
    | 'names'
    | 'says'
    | Misplacement['kind'];
  readonly stops: boolean;
  /** A share or a factor, by kind. */
  readonly value: number;
  readonly text?: string;
  /** The share of the last list, where it is compared with. */
  readonly last?: number;
  /** Of the compared prices, how many rise and how many fall. */
  readonly up?: number;
  readonly down?: number;
  readonly compared?: number;
  /** How many show it, and where they stand together the first and the last of their rows. */
  readonly count?: number;
  readonly rows?: readonly [number, number] | null;
}

const NOTHING_ODD: WholeList = { misplaced: [], names: { compared: 0, agree: 0 }, terms: null };
/** Below this share of names with a word in common, the claves are another supplier's. */
const NAMES_LIMIT = 0.2;
const FEWEST_NAMES = 8;

/** A list whose middle price moves further than this is looked at as a whole before anything is written. */
const MEDIAN_LIMIT = 0.02;
/** A list is also looked at as a whole where more than this share of its prices moves the same way, as a wrong column or a forgotten IVA makes them. */
const SAME_WAY_LIMIT = 0.8;
/** No list moves this far from one month to the next: it has another unit, another customer or other terms. */
const FAR_UP = 0.2;
const FAR_DOWN = -0.12;
const UNKNOWN_LIMIT = 0.05;
/** Below this many compared rows a median says nothing. */
const FEWEST = 5;

/** A share of known claves below this part of last time's is no longer the same kind of list. */
const FEWER_LIMIT = 0.6;
/** Below this many rows a share of known claves says nothing. */
const FEWEST_ROWS = 20;

/**
 * @param swappedWith title of another numeric column that the current prices resemble far more, empty without one
 * @param last how many rows this supplier's last list had, and how many of them named a product
 */
export function fileWarnings(
  rows: readonly DiffRow[],
  swappedWith: string,
  last: Pick<LastList, 'filas' | 'conocidas'> | null = null,
  { misplaced, names, terms }: WholeList = NOTHING_ODD,
): Warning[] {
  const counts = countDiff(rows);
  if (counts.rows === 0) return [];
  const warnings: Warning[] = [];
  const known = rows.filter(({ product }) => product !== null).length;
  if (known === 0) return [{ kind: 'none-match', stops: true, value: 1 }];
  const share = counts.unknown / counts.rows;
  const [now, before] = [known / counts.rows, last && last.filas > 0 ? last.conocidas / last.filas : 0];
  if (counts.rows >= FEWEST_ROWS && now < before * FEWER_LIMIT)
    warnings.push({ kind: 'fewer', stops: true, value: now, last: before });
  if (share > UNKNOWN_LIMIT) warnings.push({ kind: 'unknown', stops: share > 0.5, value: share });

  if (names.compared >= FEWEST_NAMES && names.agree < names.compared * NAMES_LIMIT)
    warnings.push({
      kind: 'names',
      stops: true,
      value: names.agree / names.compared,
      count: names.agree,
      compared: names.compared,
    });

  const compared = sortedChanges(rows);
  const median = medianOf(compared);
  if (median === null) return warnings;
  if (terms !== null) warnings.push({ kind: 'says', stops: true, value: median, text: terms });
  for (const { kind, change, others, ...found } of misplaced)
    warnings.push({ kind, stops: true, value: change, last: others, ...found });
  if (swappedWith !== '') warnings.push({ kind: 'swapped', stops: true, value: median, text: swappedWith });
  return [...warnings, ...moveWarnings(compared, median)];
}

function moveWarnings(compared: readonly number[], median: number): Warning[] {
  const up = compared.filter((change) => change > 0).length;
  const down = compared.filter((change) => change < 0).length;
  const special = compared.length < FEWEST ? [] : specialMoves(compared, median);
  // A warning that names the cause says more than the size of the move.
  if (special.length > 0) return special;
  const isFar = compared.length >= FEWEST && (median > FAR_UP || median < FAR_DOWN);
  const asks = Math.abs(median) > MEDIAN_LIMIT || isOneWay(up, down, compared.length);
  return asks
    ? [
        {
          kind: isFar ? 'far' : 'moves',
          stops: true,
          value: changedMedian(compared) ?? median,
          up,
          down,
          compared: compared.length,
        },
      ]
    : [];
}

/**
 * What many prices at once are asked about as a whole, as a price list is; `null` for so few that a person sees each.
 * @param changes of each price, after over before less one; zero where it stays
 */
export function lotWarning(changes: readonly number[]): Warning | null {
  const compared = changes.toSorted((a, b) => a - b);
  const median = compared.length < FEWEST ? null : medianOf(compared);
  return median === null ? null : (moveWarnings(compared, median)[0] ?? null);
}

/** Whether so many of the compared prices move the same way that a person must say that they mean it. */
export const isOneWay = (up: number, down: number, compared: number): boolean =>
  compared >= FEWEST && Math.max(up, down) > compared * SAME_WAY_LIMIT;

/** A row that repeats another counts once, as it does in the counts. */
const sortedChanges = (rows: readonly DiffRow[]): number[] =>
  rows
    .flatMap(({ change, problem, state }) =>
      change !== null && problem === null && state !== 'repeat' ? [change] : [],
    )
    .sort((a, b) => a - b);

/** The median of the prices that change. The warning and the sentence above the review both call it the typical change. */
const changedMedian = (changes: readonly number[]): number | null => medianOf(changes.filter((change) => change !== 0));

/** Middle of the prices that change, as a part of today's: `0.06` is 6 % more. `null` where none of them has a price today. */
export function typicalChange(rows: readonly DiffRow[]): number | null {
  return changedMedian(sortedChanges(rows));
}

/** Warnings where all prices moved by a sixth or by a power of ten: the causes of that are known. */
function specialMoves(compared: readonly number[], median: number): Warning[] {
  const near = (target: number, tolerance: number) =>
    compared.filter((change) => Math.abs(change + 1 - target) < tolerance * target).length > compared.length * 0.6;
  if (near(1.16, 0.012)) return [{ kind: 'iva-twice', stops: true, value: median }];
  if (near(1 / 1.16, 0.012)) return [{ kind: 'iva-missing', stops: true, value: median }];
  const factor = [10, 100, 1000, 0.1, 0.01, 0.001].find((one) => near(one, 0.25));
  return factor === undefined ? [] : [{ kind: 'times', stops: true, value: factor }];
}
