import { isBlank, type Sheet } from './cell.ts';
import { type ClaveIndex, claveText } from './clave-match.ts';
import { findHeader } from './find-header.ts';

/** A sheet that names products of the shop. */
export interface SheetCandidate {
  readonly sheet: number;
  readonly name: string;
  readonly isHidden: boolean;
  /** Different products of the shop that it names. */
  readonly products: number;
  /** Whether these products are so many, or so much of the sheet, that it may be a list. Products in one of a hundred rows are chance. */
  readonly matters: boolean;
}

const FEWEST = 2;
/** A sheet that names fewer products than this is a list only if they are a part of its rows. */
const MANY = 10;
const LEAST_SHARE = 0.2;

/** The sheets that name products of the shop, the most first. */
export function sheetCandidates(sheets: readonly Sheet[], claves: ClaveIndex): SheetCandidate[] {
  // With one sheet there is nothing to choose, and looking up a million cells takes seconds.
  if (sheets.length < 2) return [];
  const all = sheets
    .map((sheet, at) => ({
      sheet: at,
      name: sheet.name,
      isHidden: sheet.isHidden,
      products: countProducts(sheet, claves),
      rows: sheet.rows.length,
    }))
    .filter(({ products }) => products > 0)
    .map(({ rows, ...one }) => ({
      ...one,
      matters: one.products >= FEWEST && (one.products >= MANY || one.products >= rows * LEAST_SHARE),
    }));
  return all.sort(
    (a, b) =>
      Number(b.matters) - Number(a.matters) ||
      Number(a.isHidden) - Number(b.isHidden) ||
      b.products - a.products ||
      a.sheet - b.sheet,
  );
}

/** How many products the sheet names, by the column that names the most. */
function countProducts(sheet: Sheet, claves: ClaveIndex): number {
  const byColumn: Set<number>[] = [];
  for (const { cells } of sheet.rows) {
    for (let column = 0; column < cells.length && column < MOST_COLUMNS; column += 1) {
      const cell = cells[column];
      // A longer cell is no clave, and most of a list are descriptions.
      if (isBlank(cell) || (typeof cell === 'string' && cell.length > LONGEST_CLAVE)) continue;
      const hit = claves.exact(claveText(cell));
      if (typeof hit !== 'number') continue;
      const products = byColumn[column] ?? new Set();
      byColumn[column] = products.add(hit);
    }
  }
  return byColumn.reduce((most, products) => Math.max(most, products.size), 0);
}

const MOST_COLUMNS = 40;
const LONGEST_CLAVE = 40;

/** Where no sheet names a product of the shop: the visible one with the most rows that hold both words and numbers. */
export function largestSheet(sheets: readonly Sheet[], claves: ClaveIndex): number {
  // Most files have one sheet, and looking for its titles is a tenth of the reading.
  if (sheets.length < 2) return 0;
  let best = 0;
  let most = -1;
  sheets.forEach((sheet, position) => {
    const rows = sheet.rows.filter(({ cells }) => cells.filter((cell) => !isBlank(cell)).length >= 2).length;
    const titled = findHeader(sheet, claves).rows.length > 0 ? 2 : 1;
    const score = rows * titled * (sheet.isHidden ? 0.1 : 1);
    if (score > most) {
      best = position;
      most = score;
    }
  });
  return best;
}
