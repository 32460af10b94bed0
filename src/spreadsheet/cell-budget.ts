import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';

/** What the sheets of one file have taken of what they may take together. */
export interface CellBudget {
  rows: number;
  cells: number;
}

export const emptyBudget = (): CellBudget => ({ rows: 0, cells: 0 });

/** One more row, of so many cells. */
export function spend(budget: CellBudget, cells: number): void {
  budget.rows += 1;
  budget.cells += cells;
  if (budget.rows > LIMITS.rows) throw new ReadRefusal('too-many-rows');
  if (budget.cells > LIMITS.cells) throw new ReadRefusal('too-many-cells');
}
