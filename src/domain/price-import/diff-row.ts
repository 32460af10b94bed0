import type { PriceProblem } from './amount.ts';

/** Why a row is not written as it stands. */
export type RowProblem = PriceProblem | 'no-clave' | 'cut-clave' | 'twice-in-shop' | 'duplicate' | 'several-loose';

/** What is odd about a change that could still be meant. */
export type RowDoubt =
  | 'x10'
  | 'x100'
  | 'x1000'
  | 'x1.16'
  | '/1.16'
  | 'much'
  | 'some'
  | 'no-price-yet'
  | 'under-cost'
  | 'other-iva'
  | 'unclear-iva'
  | 'other-titles'
  | 'other-unit'
  | 'wider'
  | 'noted'
  | 'apart';

/**
 * What happens to a row. `change` is written; `confirm` only once it is confirmed; `same` and `blank` leave the price as it is; `unknown`
 * has no product; `draft` has one that is not published, and drafts get no prices from lists; `error` cannot be written; `repeat` has the clave and the price of an earlier row.
 */
export type RowState = 'change' | 'confirm' | 'same' | 'blank' | 'unknown' | 'draft' | 'error' | 'repeat';

export interface DiffRow {
  /** Its position among the lines. Confirmations and corrections refer to the row by it. */
  readonly line: number;
  readonly row: number;
  readonly clave: string;
  /** The product's name, or the file's where there is no product. */
  readonly nombre: string;
  /** Position of the product; `null` without one. */
  readonly product: number | null;
  readonly before: number | null;
  readonly after: number | null;
  /** After over before, less one: 0.04 for four in a hundred. `null` when either is missing. */
  readonly change: number | null;
  readonly state: RowState;
  readonly problem: RowProblem | null;
  readonly doubt: RowDoubt | null;
  readonly written: string;
  /** The first rows of the file that name the same product, this one left out. */
  readonly others: readonly number[];
  /** Whether the product was found only without dashes, blanks and leading zeros. */
  readonly isLoose: boolean;
}

/** Whether a row will be written. A doubtful row must be confirmed; any row can be left out. */
export function isWritten(row: DiffRow, isExcluded: boolean, isConfirmed: boolean): boolean {
  return !isExcluded && (row.state === 'change' || (row.state === 'confirm' && isConfirmed));
}
