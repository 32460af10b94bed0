import type { DiffCounts } from './diff-counts.ts';
import type { DiffRow } from './diff-row.ts';
import type { Warning } from './file-warnings.ts';
import type { MissingProducts } from './missing-products.ts';
import type { NoMatch } from './no-match.ts';
import type { AsideReason, RowAccount } from './row-account.ts';
import { rowMessage } from './row-messages.ts';

export interface Review {
  readonly counts: DiffCounts;
  readonly written: number;
  /** The middle of the prices that change, as `typicalChange` counts it. */
  readonly typicalChange: number | null;
  readonly warnings: readonly Warning[];
  readonly noMatch: NoMatch | null;
  readonly account: RowAccount;
  /** How many rows were set aside, by reason. */
  readonly asideBy: Readonly<Partial<Record<AsideReason, number>>>;
  /** What this supplier's last list had and this one has not. */
  readonly missing: MissingProducts;
  /** Lines without a product that are marked to become drafts. */
  readonly chosen: number;
  /** Rows that wait for their tick again, because their prices changed after they were ticked. */
  readonly unticked: number;
}

export interface RowPage {
  readonly total: number;
  readonly rows: readonly ReviewRow[];
}

/** A row of the review with what a person has done to it. */
export interface ReviewRow extends DiffRow {
  /** What happens to the row and why, for the person who reviews it. */
  readonly message: string;
  readonly isExcluded: boolean;
  readonly isConfirmed: boolean;
  readonly isCorrected: boolean;
  /** Marked to become a draft. */
  readonly isChosen: boolean;
}

/** What a person has done to the rows of a review, by line. */
export interface RowMarks {
  readonly excluded: ReadonlySet<number>;
  readonly confirmed: ReadonlySet<number>;
  /** The price as typed. */
  readonly corrected: ReadonlyMap<number, string>;
  /** Lines that are marked to become drafts. */
  readonly chosen: ReadonlySet<number>;
}

/** The row as the review shows it. */
export function reviewRow(row: DiffRow, { excluded, confirmed, corrected, chosen }: RowMarks): ReviewRow {
  return {
    ...row,
    message: rowMessage(row),
    isExcluded: excluded.has(row.line),
    isConfirmed: confirmed.has(row.line),
    isCorrected: corrected.has(row.line),
    isChosen: chosen.has(row.line),
  };
}
