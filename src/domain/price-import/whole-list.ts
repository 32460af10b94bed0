import type { CurrentProduct } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';
import { compareNames, type NameAgreement } from './name-agreement.ts';
import { findMisplacements, type Misplacement } from './placement.ts';
import type { PriceLine } from './read-lines.ts';
import type { Table } from './table.ts';
import { termsOf } from './terms.ts';

/** What the list as a whole shows besides its single changes. */
export interface WholeList {
  readonly misplaced: readonly Misplacement[];
  readonly names: NameAgreement;
  /** A sentence of the list about its prices, or the title of a column of percentages; `null` without. */
  readonly terms: string | null;
}

/**
 * Looks at a compared list as a whole.
 * @param names of the file and of its sheet
 */
export function wholeList(
  rows: readonly DiffRow[],
  lines: readonly PriceLine[],
  products: readonly CurrentProduct[],
  table: Table,
  names: readonly string[],
): WholeList {
  return {
    misplaced: findMisplacements(rows, lines),
    names: compareNames(rows, lines, products),
    terms: termsOf(table, names),
  };
}
