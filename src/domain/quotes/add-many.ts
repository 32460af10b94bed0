import type { Product } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { addFreeLine, addProduct, LIST_LIMITS, type ListProblem, type QuoteList, setQuantity } from './quote-list.ts';

/** What a calculation puts on the list: pieces of a product, or something the catalogue does not have in words. */
export type ListItem =
  | { readonly product: Product; readonly pieces: number }
  | { readonly text: string; readonly pieces: number };

/**
 * All of them or, where the list cannot take one, none: fewer pieces than were worked out would look like the answer. More of a text that is on the
 * list already adds to its number.
 */
export function addMany(list: QuoteList, items: readonly ListItem[]): Result<QuoteList, ListProblem> {
  let now: Result<QuoteList, ListProblem> = ok(list);
  for (const item of items) {
    if (!now.ok) return now;
    if (piecesOf(now.value, item) + item.pieces > LIST_LIMITS.quantity) return err('many');
    now = 'product' in item ? addProduct(now.value, item.product, item.pieces) : addText(now.value, item);
  }
  return now;
}

function piecesOf(list: QuoteList, item: ListItem): number {
  const known = list.find(({ key, producto, nombre }) =>
    'product' in item
      ? key === item.product.clave || producto === item.product.id
      : producto === '' && nombre === item.text,
  );
  return known?.cantidad ?? 0;
}

function addText(list: QuoteList, { text, pieces }: { text: string; pieces: number }): Result<QuoteList, ListProblem> {
  const known = list.find(({ producto, nombre }) => producto === '' && nombre === text);
  return known ? ok(setQuantity(list, known.key, known.cantidad + pieces)) : addFreeLine(list, text, pieces);
}
