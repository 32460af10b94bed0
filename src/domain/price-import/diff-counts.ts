import type { DiffRow } from './diff-row.ts';

/** `rows` is the sum of `changes`, `same`, `blank`, `unknown`, `drafts`, `errors` and `repeats`. */
export interface DiffCounts {
  readonly rows: number;
  readonly up: number;
  readonly down: number;
  /** Changes, those to be confirmed, and first prices of products without one. */
  readonly changes: number;
  readonly confirm: number;
  readonly same: number;
  readonly blank: number;
  readonly unknown: number;
  /** Rows of products that are drafts. */
  readonly drafts: number;
  readonly errors: number;
  readonly repeats: number;
}

/** Rows after which a product's price is what it was: the same price, none, or a row that another repeats. */
export const unchangedCount = ({ same, blank, repeats }: DiffCounts): number => same + blank + repeats;

/** Counts compared rows by what happens to them. */
export function countDiff(rows: readonly DiffRow[]): DiffCounts {
  const counts = {
    rows: rows.length,
    up: 0,
    down: 0,
    changes: 0,
    confirm: 0,
    same: 0,
    blank: 0,
    unknown: 0,
    drafts: 0,
    errors: 0,
    repeats: 0,
  };
  for (const { state, change } of rows) {
    if (state === 'change' || state === 'confirm') {
      counts.changes += 1;
      if (state === 'confirm') counts.confirm += 1;
      if ((change ?? 0) > 0) counts.up += 1;
      if ((change ?? 0) < 0) counts.down += 1;
    } else if (state === 'draft') counts.drafts += 1;
    else if (state === 'error') counts.errors += 1;
    else if (state === 'repeat') counts.repeats += 1;
    else counts[state] += 1;
  }
  return counts;
}
