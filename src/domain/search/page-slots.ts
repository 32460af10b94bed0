import type { QueryPlan } from './query-plan.ts';
import type { SearchKind } from './search-entry.ts';
import { rowsOf } from './slot-rows.ts';
import type { Slot } from './slots.ts';
import type { TermIndex } from './term-index.ts';

type KindOf = (row: number) => SearchKind;

/**
 * The required slots of a plan that only pages of the shop satisfy, where another one asks for products: the first of `garantía taladro`. What they
 * lead to is no reason to leave the products out. None where one entry satisfies all slots, because that was meant.
 */
export function pageSlots(plan: QueryPlan, index: TermIndex, kindOf: KindOf): readonly Slot[] {
  const required = plan.slots.filter(({ need }) => need === 'required');
  if (required.length < 2) return [];
  const rows = required.map((slot) => rowsOf(index, slot));
  const aside = required.filter((_, at) => isOfPages(rows[at] ?? NO_ROWS, kindOf));
  if (aside.length === 0) return [];
  const hasProducts = rows.some((own) => own.some((is, row) => is === 1 && kindOf(row) === 'product'));
  const hasAll = (rows[0] ?? NO_ROWS).some((_, row) => rows.every((own) => own[row] === 1));
  return hasProducts && !hasAll ? aside : [];
}

const NO_ROWS = new Uint8Array();

/** Of pages and perhaps tutorials. Most slots end at their first product: this is asked at every key stroke. */
function isOfPages(rows: Uint8Array, kindOf: KindOf): boolean {
  let hasPage = false;
  for (let row = rows.indexOf(1); row !== -1; row = rows.indexOf(1, row + 1)) {
    const kind = kindOf(row);
    if (kind !== 'page' && kind !== 'tutorial') return false;
    hasPage ||= kind === 'page';
  }
  return hasPage;
}

/** The words of these slots as they were typed, folded. */
export function wordsOfSlots(slots: readonly Slot[]): ReadonlySet<string> {
  return new Set(slots.flatMap(({ typed = [] }) => typed.map(({ token }) => token.text)));
}
