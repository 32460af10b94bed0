import { cellText, isBlank, type SheetRow } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { type IvaSaid, ivaWords } from './iva-words.ts';
import type { Table } from './table.ts';

/** How far from the end a list still has its terms of sale. */
const FOOT = 15;

/** What the letterhead, the foot or the name of the sheet says of IVA in all prices: `PRECIOS MÁS IVA`. Two sentences that differ are unclear. */
export function ivaOfNotes({ above, body }: Table, claves: ClaveIndex, sheetName = ''): IvaSaid | null {
  const said = new Set<IvaSaid>();
  const ofName = ivaWords(sheetName);
  if (ofName) said.add(ofName);
  for (const row of [...above, ...footOf(body, claves)]) {
    const says = ivaOfSentences(row);
    if (says) said.add(says);
  }
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
    const says = /\bi\.?\s?v\.?\s?a\b/i.test(text) ? ivaWords(text) : null;
    if (says) return says;
  }
  return null;
}
