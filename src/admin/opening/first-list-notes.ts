import type { FirstList } from '#domain/price-import/first-list.ts';
import { several } from '../shared/texts/several.ts';
import { namesText } from './names-text.ts';

/** What of a list becomes something else than it says, or nothing: one sentence each. */
export function firstListNotes(list: FirstList): string[] {
  const { unpriced, disputed, repeated, cut, hiddenRows, leftSheets, priceTitle } = list;
  return [
    priceTitle && `El precio es el de la columna «${priceTitle}».`,
    unpriced > 0 &&
      `${several(unpriced, 'producto no trae precio que se pueda leer y dirá', 'productos no traen precio que se pueda leer y dirán')} «Cotizar».`,
    disputed > 0 && `De esos, ${several(disputed, 'clave viene', 'claves vienen')} con varios precios.`,
    repeated > 0 &&
      `${several(repeated, 'renglón repite una clave y no se toma', 'renglones repiten una clave y no se toman')}.`,
    cut > 0 &&
      `${several(cut, 'renglón trae la clave cortada', 'renglones traen la clave cortada')} por la hoja de cálculo, como 7.50E+12, y no se ${cut === 1 ? 'toma' : 'toman'}.`,
    hiddenRows > 0 &&
      `${several(hiddenRows, 'renglón está oculto y no se toma', 'renglones están ocultos y no se toman')}.`,
    leftSheets.length > 0 &&
      `No se ${leftSheets.length === 1 ? 'toma la hoja' : 'toman las hojas'} ${namesText(leftSheets)}.`,
  ].filter((note): note is string => note !== false && note !== '');
}

/** What the list says of IVA against the answer; empty where it does not. */
export function ivaNote({ ivaSaid }: FirstList): string {
  if (ivaSaid === null) return '';
  return ivaSaid === 'mas'
    ? 'Ojo: la lista dice que sus precios son más IVA.'
    : 'Ojo: la lista dice que sus precios ya traen IVA.';
}
