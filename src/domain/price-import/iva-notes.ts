import { cellText, isBlank, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { type IvaSaid, ivaWords } from './iva-words.ts';
import { readPriceText } from './price-text.ts';
import type { Table } from './table.ts';

/** How far from the end a list still has its terms of sale. */
const FOOT = 15;

/** What the letterhead or the foot says of IVA in all prices: `PRECIOS MÁS IVA`. */
export function ivaOfNotes({ above, body }: Table, claves: ClaveIndex): IvaSaid | null {
  return agreed([...above, ...footOf(body, claves)].map(ivaOfSentences));
}

/** What the names of the file and of its sheet say of it: `LISTA SIN IVA AGOSTO.xlsx`. */
export const ivaOfNames = (names: readonly string[]): IvaSaid | null =>
  agreed(names.map((name) => ivaWords(name.replace(/\.[a-z]{3,4}$/i, ''))));

/** Unclear where two of them differ. */
function agreed(all: readonly (IvaSaid | null)[]): IvaSaid | null {
  const said = new Set(all.filter((one) => one !== null));
  return said.size > 1 ? 'unclear' : ([...said][0] ?? null);
}

/** The last rows, after the last article: a sentence above others is a section's. */
function footOf(body: readonly SheetRow[], claves: ClaveIndex): readonly SheetRow[] {
  const end = body.slice(-FOOT);
  const last = end.findLastIndex(
    ({ cells }) =>
      cells.filter((cell) => !isBlank(cell)).length > 2 ||
      cells.some((cell) => !isBlank(cell) && claves.exact(claveText(cell)) !== undefined),
  );
  return end.slice(last + 1);
}

/** What a row of one or two sentences says of IVA; `null` of a row that is a product, which has more cells or amounts. */
export function ivaOfSentences({ cells }: SheetRow): IvaSaid | null {
  let filled = 0;
  for (const cell of cells) {
    if (isBlank(cell)) continue;
    filled += 1;
    if (filled > 2 || typeof cell !== 'string') return null;
  }
  for (const cell of cells) {
    const text = cellText(cell);
    if (!/\bi\.?\s?v\.?\s?a\b|\bimpuesto/i.test(text)) continue;
    // `$50.00 + IVA` is what one article costs.
    if (['amount', 'either'].includes(readPriceText(text).kind)) return null;
    const says = ivaWords(text);
    if (says) return says;
  }
  return null;
}
