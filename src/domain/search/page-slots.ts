import type { QueryPlan } from './query-plan.ts';
import type { SearchKind } from './search-entry.ts';
import { satisfyingRows } from './slot-rows.ts';
import type { Slot } from './slots.ts';
import type { TermIndex } from './term-index.ts';

/**
 * The required slots of a plan that only pages of the shop satisfy, where another one asks for products: the first of `garantía taladro`. What they
 * lead to is no reason to leave the products out. None where one entry satisfies all slots, because that was meant.
 */
export function pageSlots(plan: QueryPlan, index: TermIndex, kindOf: (row: number) => SearchKind): readonly Slot[] {
  const required = plan.slots.filter(({ need }) => need === 'required');
  if (required.length < 2) return [];
  const isPlace = (row: number): boolean => kindOf(row) === 'page' || kindOf(row) === 'tutorial';
  const rows = required.map((slot) => satisfyingRows(index, slot));
  const ofPages = rows.map((own) => own.some((row) => kindOf(row) === 'page') && own.every(isPlace));
  if (!ofPages.includes(true)) return [];
  const hasProducts = rows.some((own) => own.some((row) => kindOf(row) === 'product'));
  const hasAll = (rows[0] ?? []).some((row) => rows.every((own) => own.includes(row)));
  return hasProducts && !hasAll ? required.filter((_, at) => ofPages[at]) : [];
}

/** The words of these slots as they were typed, folded. */
export function wordsOfSlots(slots: readonly Slot[]): ReadonlySet<string> {
  return new Set(slots.flatMap(({ typed = [] }) => typed.map(({ token }) => token.text)));
}
