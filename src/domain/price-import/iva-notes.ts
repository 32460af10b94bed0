import { ivaOfTitle } from './aliases.ts';
import type { IvaMode } from './amount.ts';
import { cellText } from './cell.ts';
import type { Table } from './table.ts';

/** How far from the end a list still has its terms of sale. */
const FOOT = 15;

/** What the letterhead or the foot says of IVA in all prices: `PRECIOS MÁS IVA`. Nothing where two sentences differ. */
export function ivaOfNotes({ above, body }: Table): IvaMode | null {
  const said = new Set<IvaMode>();
  for (const { cells } of [...above, ...body.slice(-FOOT)]) {
    const texts = cells.map(cellText).filter(Boolean);
    // A row of many cells is a product.
    if (texts.length > 2) continue;
    for (const text of texts) {
      const says = /\bi\.?v\.?a\b/i.test(text) ? ivaOfTitle(text) : null;
      if (says) said.add(says);
    }
  }
  return said.size === 1 ? ([...said][0] ?? null) : null;
}
