import { type Cell, cellText } from './cell.ts';

/** A product as the import compares with it. */
export interface CurrentProduct {
  readonly id: string;
  readonly clave: string;
  readonly nombre: string;
  /** Centavos with IVA; `null` where the page says "Cotizar". */
  readonly precio: number | null;
  /** The day of the price, `2026-11-20`; empty without. */
  readonly vigente: string;
  /** The revision that was seen: an edit since then is not overwritten. */
  readonly rev: number;
  /** What it costs the shop, in centavos; absent where this device does not know. */
  readonly costo?: number;
  /** The unit that it is sold by; absent where nobody knows. */
  readonly unidad?: string;
  /** Whether only staff see the product, so that there is no public price to change. */
  readonly isDraft?: true;
}

/** What a clave refers to: a product by its position, several products, or none. */
export type ClaveHit = number | 'several' | undefined;

export interface ClaveIndex {
  /** By the clave as written, whatever its case, blanks and kind of dash. */
  readonly exact: (clave: string) => ClaveHit;
  /** By the clave without dashes, blanks, leading zeros and those at the end of a decimal: used only when a person agrees. */
  readonly loose: (clave: string) => ClaveHit;
}

/** The clave of a cell: as text, with its zeros; `7501234567890.0`, as some programs write an integer, without `.0`. */
export function claveText(cell: Cell | undefined): string {
  // `="0017"` is how programs keep Excel from taking a clave for a number.
  const text = cellText(withoutNote(cell)).replace(/^="(.*)"$/, '$1');
  return /^\d{6,}\.0+$/.test(text) ? text.slice(0, text.indexOf('.')) : text;
}

/** Of `Art. 17` as a format shows it, the number that the cell holds. */
const withoutNote = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'object' && cell?.kind === 'number' && cell.isNoted ? cell.value : cell;

/** Whether a spreadsheet has turned a clave like `MAR-10` into a day, as its reader writes days. */
export const isDayClave = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Whether a spreadsheet has rounded a clave to `7.50123E+12`, whose digits are lost, or turned it into a day. */
export function isCutClave(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text) || isDayClave(text);
}

/** No clave is longer; the rest of a cell of thousands of letters is not compared. */
const LONGEST = 120;

/** The form in which two spellings of one clave are equal. A first apostrophe is typed to make Excel keep a number as text. */
export function foldClave(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^'+(?=.)/, '')
    .toUpperCase();
}

/** Programs write whole numbers as `1001.0` in a column with blank cells. */
const withoutZeroDecimals = (folded: string): string => folded.replace(/^(\d+)\.0+$/, '$1');

const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/, '');

/** A point or a bar between digits stays: `10.5` is not `105`. One or two digits agree with something sooner or later, so `1-2` is not `12`. */
function looseClave(text: string): string {
  const folded = withoutZeroDecimals(foldClave(text));
  const bare = withoutZeros(folded.replace(/[^\p{L}\p{N}./]+|(?<!\d)[./]+|[./]+(?!\d)/gu, ''))
    // A workbook keeps `10.50` as 10.5.
    .replace(/^(\d+\.\d*[1-9])0+$/, '$1');
  return /^\d{1,2}$/.test(bare) ? withoutZeros(folded) : bare;
}

/** Indexes the claves of the shop's products by their positions, exactly and loosely. */
export function indexClaves(products: readonly CurrentProduct[]): ClaveIndex {
  const exact = new Map<string, number | 'several'>();
  const loose = new Map<string, number | 'several'>();
  const add = (index: Map<string, number | 'several'>, key: string, position: number): void => {
    const there = index.get(key);
    const other = typeof there === 'number' ? products[there] : undefined;
    // A published product comes before a draft of the same clave.
    if (there === undefined || (other?.isDraft && !products[position]?.isDraft)) index.set(key, position);
    else if (!products[position]?.isDraft || other?.isDraft) index.set(key, 'several');
  };
  products.forEach(({ clave }, position) => {
    add(exact, foldClave(clave), position);
    add(loose, looseClave(clave), position);
  });
  return {
    exact: (clave) => exact.get(foldClave(clave)) ?? exact.get(withoutZeroDecimals(foldClave(clave))),
    loose: (clave) => loose.get(looseClave(clave)),
  };
}
