import { several } from '#domain/kernel/several.ts';
import type { FirstList } from '#domain/price-import/first-list.ts';
import { namesText } from './names-text.ts';

/** What of a list is taken otherwise than it is written, or not at all: one sentence each. */
export function firstListNotes(list: FirstList): string[] {
  const { unpriced, disputed, repeated, cut, unkeyed, hiddenRows, leftSheets, priceTitle, above, packed } = list;
  return [
    priceTitle && `El precio es el de la columna «${priceTitle}».`,
    unpriced > 0 &&
      `${several(unpriced, 'producto no trae precio que se pueda leer y dirá', 'productos no traen precio que se pueda leer y dirán')} «Cotizar».`,
    disputed > 0 && `De esos, ${several(disputed, 'clave viene', 'claves vienen')} con varios precios.`,
    repeated > 0 &&
      `${several(repeated, 'renglón repite una clave y no se toma', 'renglones repiten una clave y no se toman')}.`,
    cut > 0 &&
      `${several(cut, 'renglón trae la clave cortada o hecha fecha', 'renglones traen la clave cortada o hecha fecha')} por la hoja de cálculo, como 7.50E+12, y no se ${cut === 1 ? 'toma' : 'toman'}.`,
    unkeyed > 0 &&
      `${several(unkeyed, 'renglón con precio no trae clave y no se toma', 'renglones con precio no traen clave y no se toman')}.`,
    hiddenRows > 0 &&
      `${several(hiddenRows, 'renglón está oculto y no se toma', 'renglones están ocultos y no se toman')}.`,
    packed > 0 &&
      `${several(packed, 'precio es', 'precios son')} por caja, paquete, ciento o millar, y así ${packed === 1 ? 'saldrá' : 'saldrán'} en la tienda.`,
    above > 0 &&
      `${several(above, 'renglón con precio está', 'renglones con precio están')} arriba de los títulos y no se ${above === 1 ? 'toma' : 'toman'}.`,
    leftSheets.length > 0 &&
      `No se ${leftSheets.length === 1 ? 'toma la hoja' : 'toman las hojas'} ${namesText(leftSheets)}.`,
  ].filter((note): note is string => note !== false && note !== '');
}

/** A warning where the list's own words about its prices may contradict how they were read; empty where it has no such words. */
export function priceNote({ ivaSaid, terms }: FirstList): string {
  const iva =
    ivaSaid === null ? '' : `Ojo: la lista dice que sus precios ${ivaSaid === 'mas' ? 'son más IVA' : 'ya traen IVA'}.`;
  const other =
    terms === null
      ? ''
      : `Ojo: la lista dice “${terms}”. Si sus precios no son los que paga el público, en pesos y por pieza, corrígelos antes de abrir.`;
  return `${iva} ${other}`.trim();
}
