import { unsortedMedian } from './column-facts.ts';
import type { DiffRow } from './diff-row.ts';

/** Below this many compared prices there is no usual change to be apart from. */
const FEWEST = 5;
/** A change that is no further than this from the usual one is never odd. */
const LEAST = Math.log(1.12);
/** One spread around the middle holds half of all prices; hardly any price is five spreads away by chance. */
const SPREADS = 5;

/**
 * Makes a row wait for a tick where its price moved unlike the rest of the list, though by less than the limit for a single row: another unit,
 * the price of another article, a digit mistyped.
 */
export function markApart(rows: readonly DiffRow[]): DiffRow[] {
  const moves = rows.flatMap((row) => {
    const by = moveOf(row);
    return by === null ? [] : [by];
  });
  const changed = moves.filter((by) => by !== 0);
  // Of a list that leaves most prices as they are, the others are compared with one another.
  const usual = changed.length >= FEWEST ? changed : moves;
  if (usual.length < FEWEST) return [...rows];
  const middle = unsortedMedian(usual);
  const limit = Math.max(LEAST, SPREADS * unsortedMedian(usual.map((by) => Math.abs(by - middle))));
  return rows.map((row): DiffRow => {
    const by = moveOf(row);
    if (row.state !== 'change' || by === null || Math.abs(by - middle) <= limit) return row;
    return { ...row, state: 'confirm', doubt: row.doubt === null || row.doubt === 'some' ? 'apart' : row.doubt };
  });
}

/** The change of a row that takes part in the comparison: the logarithm of the new price over today's. */
function moveOf({ change, problem, state }: DiffRow): number | null {
  return change === null || problem !== null || state === 'repeat' ? null : Math.log(change + 1);
}
