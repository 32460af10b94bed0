import type { Product } from '#domain/catalogue/product.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { addFreeLine, addProduct, type ListProblem, type QuoteList, setNote } from './quote-list.ts';

/** What a visitor chose for one article of a list that they wrote. */
export interface ChosenItem {
  /** `null` for an article that goes on the list in the visitor's own words. */
  readonly product: Product | null;
  readonly pieces: number;
  /** As it was written. */
  readonly written: string;
}

/**
 * All of them or, where the list cannot take one, none. What was written becomes the note of a product that has none, so the store can read what was
 * meant.
 */
export function addWritten(list: QuoteList, items: readonly ChosenItem[]): Result<QuoteList, ListProblem> {
  let now: Result<QuoteList, ListProblem> = ok(list);
  for (const { product, pieces, written } of items) {
    if (!now.ok) return now;
    if (!product) {
      now = addFreeLine(now.value, written, pieces);
      continue;
    }
    now = addProduct(now.value, product, pieces);
    if (now.ok && now.value.find(({ key }) => key === product.clave)?.nota === '')
      now = setNote(now.value, product.clave, written);
  }
  return now;
}
