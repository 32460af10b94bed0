import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { QUICK_FIELDS } from '#domain/staff/quick/quick-cells.ts';
import type { Place } from './use-active-cell.ts';
import { cellKey } from './use-open-cells.ts';
import type { QuickCells } from './use-quick-cells.ts';

/** The cells that stay unsaved until somebody looks at them: those of the list in its order, and how many are of other products. */
export function toReview(
  { open }: Pick<QuickCells, 'open'>,
  listed: readonly ListedProduct[],
): { readonly here: readonly Place[]; readonly elsewhere: number } {
  const asked = new Map([...open].filter(([, cell]) => cell.isAsked && !cell.saving));
  // Mostly there are none, and ten thousand rows are not looked at for them with every key.
  if (asked.size === 0) return { here: [], elsewhere: 0 };
  const here = listed.flatMap((one, at) =>
    QUICK_FIELDS.flatMap((field): Place | [] => (asked.has(cellKey(one.id, field)) ? { listed: one, at, field } : [])),
  );
  return { here, elsewhere: asked.size - here.length };
}
