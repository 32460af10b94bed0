import { readTitle, saysCost } from './aliases.ts';
import { isSameTitle, type LineColumns, solePrice } from './blocks.ts';
import { cellText, isBlank, type SheetRow } from './cell.ts';
import { ivaWords } from './iva-words.ts';
import { saysForeign } from './price-text.ts';

/** What a row of titles in the middle of a list means for the rows below it: `same`, other columns, or `null` where it is no row of titles. */
export function secondTitles(
  row: SheetRow,
  titles: readonly string[],
  first: LineColumns,
): LineColumns | 'same' | null {
  const own = row.cells.flatMap((cell, column) => (isBlank(cell) ? [] : [{ title: cellText(cell), column }]));
  if (own.length < 2 || own.some(({ title }) => title.length > 40)) return null;
  const repeated = own.filter(({ title, column }) => isSameTitle(title, titles[column] ?? '')).length;
  if (repeated === own.length) return 'same';
  const oldPrice = titles[first.precio ?? -1] ?? '';
  const isRepetition = (repeated >= 2 && repeated >= own.length * 0.6) || areInOtherOrder(own, titles, oldPrice);
  if (!isRepetition && !isTitles(own.map(({ title }) => title))) return null;

  const titleAt = (column: number | null): string => own.find((one) => one.column === column)?.title ?? '';
  const newPrice = titleAt(first.precio);
  const isClaveThere = isSameTitle(titleAt(first.clave), titles[first.clave] ?? '') || isClave(titleAt(first.clave));
  if (isClaveThere && isSameTitle(newPrice, oldPrice)) return 'same';

  const named = (title: string): number | null => {
    const found = own.filter((one) => isSameTitle(one.title, title));
    return found.length === 1 ? (found[0]?.column ?? null) : null;
  };
  const claves = own.filter(({ title }) => isClave(title));
  const clave = isClaveThere
    ? first.clave
    : (named(titles[first.clave] ?? '') ?? (claves.length === 1 ? claves[0]?.column : null) ?? first.clave);
  const names = own.find(({ title }) => readTitle(title).kind === 'nombre')?.column ?? null;
  // Where only the prices have titles again, the other columns stand where they stood.
  const nombre = names ?? (isClaveThere || claves.length > 0 ? null : first.nombre);
  const moved = named(oldPrice);
  if (moved !== null) return { ...first, clave, nombre, precio: moved };

  // Neither a cost nor an amount in dollars is ever taken for the price, whatever a person ticks.
  if (saysCost(newPrice) || saysForeign(newPrice)) return { ...first, clave, nombre, precio: null, isOther: true };
  const price = solePrice(own);
  const said = ivaWords(price?.title ?? newPrice);
  const isSamePlace = price !== null && price.column === first.precio && clave === first.clave;
  const saysSame = said === null && ivaWords(oldPrice) === null;
  // `P. Público` where the only price was called `Precio`: the same column in other words.
  if (isSamePlace && saysSame && isOnlyPrice(titles, first.precio)) return 'same';
  return {
    ...first,
    clave,
    nombre,
    precio: price?.column ?? first.precio,
    iva: said === 'unclear' ? null : said,
    isOther: true,
  };
}

/** Whether titles of the list stand over other columns, that of the price among them: `MAYOREO`, `PÚBLICO` where it was `PÚBLICO`, `MAYOREO`. */
function areInOtherOrder(
  own: readonly { readonly title: string }[],
  titles: readonly string[],
  price: string,
): boolean {
  if (
    price === '' ||
    own.some(({ title }) => holdsAmount(title)) ||
    !own.some(({ title }) => isSameTitle(title, price))
  )
    return false;
  return own.filter(({ title }) => titles.some((one) => isSameTitle(title, one))).length >= 2;
}

const isClave = (title: string): boolean => readTitle(title).kind === 'clave';

/** Numbers of a title that are no amounts: `Precio 2026`, `Precio c/IVA 16%`. */
const YEAR_OR_RATE = /(?<=\p{L}.*)\b(?:20\d\d\b|16 ?%)/gu;

const holdsAmount = (title: string): boolean => /\d\d|\d[.,]\d|[$]\s*\d/.test(title.replace(YEAR_OR_RATE, ''));

/** Titles of a list: a price and what it is the price of, in words. */
function isTitles(titles: readonly string[]): boolean {
  // Nearly every row of a list has an amount, and looking up what titles name takes long.
  if (titles.some(holdsAmount)) return false;
  const kinds = titles.map((title) => readTitle(title).kind);
  return (kinds.includes('precio') || kinds.includes('costo')) && (kinds.includes('clave') || kinds.includes('nombre'));
}

function isOnlyPrice(titles: readonly string[], column: number | null): boolean {
  const columns = titles.map((title, at) => ({ title, column: at }));
  return columns.every(({ title }) => title === '') || solePrice(columns)?.column === column;
}
