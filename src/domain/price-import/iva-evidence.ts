import { ivaOfTitle } from './aliases.ts';
import { cellText } from './cell.ts';
import type { Table } from './table.ts';

/** Rows at the end of a list that may be its terms of sale. */
const FOOTER_ROWS = 15;

/** What a sentence above or below the table says of IVA in all prices: `PRECIOS MÁS IVA`. `null` where two sentences differ. */
export function ivaOfNotes({ above, body }: Table): 'mas' | 'incluido' | null {
  const said = new Set<'mas' | 'incluido'>();
  for (const { cells } of [...above, ...body.slice(-FOOTER_ROWS)]) {
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

/** The evidence for IVA being included in the prices of a column or not, and how strong it is. */
export interface IvaEvidence {
  readonly proposed: 'incluido' | 'mas' | null;
  readonly why: 'title' | 'cells' | 'note' | 'compared' | null;
  /** Median of the column's price, as written, over the current price with IVA. */
  readonly median: number | null;
}

/**
 * @param cellHints how many cells say `+ IVA` and how many say it is included
 * @param note what a sentence over or under the table says of all its prices
 */
export function ivaEvidence(
  title: string,
  cellHints: { readonly mas: number; readonly incluido: number },
  note: 'mas' | 'incluido' | null,
  median: number | null,
): IvaEvidence {
  const titled = ivaOfTitle(title);
  // A list without IVA stands at 1/1.16 = 0.862 of prices with it; three points each way allow for the usual price changes.
  const compared =
    median === null
      ? null
      : Math.abs(median - 1 / 1.16) < 0.03
        ? 'mas'
        : Math.abs(median - 1) < 0.06
          ? 'incluido'
          : null;
  const most = cellHints.mas > cellHints.incluido ? 'mas' : 'incluido';
  if (cellHints[most] > 2) return { proposed: most, why: 'cells', median };
  if (titled) return { proposed: titled, why: 'title', median };
  // A sentence may be older than the list: where the prices contradict it, a person decides.
  if (note && compared && note !== compared) return { proposed: null, why: 'note', median };
  if (note) return { proposed: note, why: 'note', median };
  if (compared) return { proposed: compared, why: 'compared', median };
  return { proposed: null, why: null, median };
}
