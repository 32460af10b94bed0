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
}

/** Where a clave leads: a product by its position, two of them, or nowhere. */
export type ClaveHit = number | 'several' | undefined;

export interface ClaveIndex {
  /** By the clave as written, whatever its case, blanks and kind of dash. */
  readonly exact: (clave: string) => ClaveHit;
  /** Also without dashes, blanks and leading zeros: a question to a person, never a silent match. */
  readonly loose: (clave: string) => ClaveHit;
}

/** The clave of a cell: as text, with its zeros; `7501234567890.0`, as some programs write an integer, without its tail. */
export function claveText(cell: Cell | undefined): string {
  const text = cellText(cell);
  return /^\d{6,}\.0+$/.test(text) ? text.slice(0, text.indexOf('.')) : text;
}

/** `7.50123E+12`: a spreadsheet has cut the digits off, and nobody can bring them back. */
export function isCutClave(text: string): boolean {
  return /^\d[.,]\d+E\+\d+$/i.test(text);
}

/** Beyond this no clave goes; a cell of four thousand letters is not worth comparing. */
const LONGEST = 120;

/** As two people would agree that they wrote the same. A first apostrophe is how hands tell Excel that a number is text. */
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

const looseClave = (text: string): string =>
  foldClave(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '');

export function indexClaves(products: readonly CurrentProduct[]): ClaveIndex {
  const exact = new Map<string, number | 'several'>();
  const loose = new Map<string, number | 'several'>();
  products.forEach(({ clave }, position) => {
    const folded = foldClave(clave);
    const bare = looseClave(clave);
    exact.set(folded, exact.has(folded) ? 'several' : position);
    loose.set(bare, loose.has(bare) ? 'several' : position);
  });
  return {
    exact: (clave) => exact.get(foldClave(clave)),
    loose: (clave) => loose.get(looseClave(clave)),
  };
}
