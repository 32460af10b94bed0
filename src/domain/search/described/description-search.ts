import type { EntryRows } from '../entry-rows.ts';
import { sizeOrder } from '../missing-size.ts';
import { fullRows, isByName, isThingThere, rowsByClave } from '../plan-rows.ts';
import type { QueryPlan } from '../query-plan.ts';
import { rankRows } from '../ranking.ts';
import type { FoundRow } from '../slot-rows.ts';
import type { TermIndex } from '../term-index.ts';
import { describedMatches, planOfThing } from './described-matches.ts';
import type { DescribedMatch, DescriptionTable } from './description-table.ts';

export interface DescriptionSearch {
  /**
   * The things that a query describes, where what was found explains it worse.
   * @param sought the plan by which it was found
   * @param row of what was found first
   */
  matches(query: string, plan: QueryPlan, sought: QueryPlan, row: number | undefined): readonly DescribedMatch[];
  /** The rows of these things, the best first. */
  rows(query: string, plan: QueryPlan, matches: readonly DescribedMatch[]): number[];
}

/** Searches the index for things that a query describes instead of naming them. */
export function descriptionSearch(
  index: TermIndex,
  entries: EntryRows,
  table: () => DescriptionTable,
): DescriptionSearch {
  const rowsOf = (plan: QueryPlan): FoundRow[] =>
    fullRows(index, plan).filter(({ row, match }) => isByName(plan, match) && entries.kind(row) === 'product');
  return {
    matches(query, plan, sought, row) {
      const hasThing = isThingThere(index, sought);
      // A page that has all of it, or a clave, is what was meant.
      const isPage = row !== undefined && hasThing && entries.kind(row) !== 'product';
      if (isPage || rowsByClave(index, entries, query).length > 0) return [];
      const found = { plan, first: row === undefined ? undefined : entries.entry(row).title, hasThing };
      return describedMatches(found, table, (names) => rowsOf(planOfThing(names, { ...plan, slots: [] })).length > 0);
    },
    rows(query, plan, matches) {
      return matches.flatMap(({ thing }) =>
        rankRows(query, planOfThing(table().names[thing] ?? [], plan), entries, {
          byClave: [],
          full: rowsOf,
          near: () => [],
          sizeDistance: sizeOrder(query),
          enough: 0,
          mostNear: 0,
        }),
      );
    },
  };
}
