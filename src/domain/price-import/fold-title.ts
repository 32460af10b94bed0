import { foldText } from '#domain/kernel/text-fold.ts';

/** A title without accents, capitals and signs, its words apart. */
export function foldTitle(title: string): string {
  // `precioCompra` is two words to whoever wrote it, and the second one makes it a cost.
  // `VENTA1` and `descripcion2` are a word and its number.
  const folded = foldText(title.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{2})(?=\p{N})/gu, ' '))
    .replace(/[^\p{L}\p{N}%#+]+/gu, ' ')
    .trim();
  // `P R E C I O`, a title with spaces between its letters.
  return /^\p{L}(?: \p{L}){4,}$/u.test(folded) ? folded.replaceAll(' ', '') : folded;
}

/** A folded title without the rate of IVA: in `precio con iva 16%` it is no percentage of the price, nor in `precio + 16%`. */
export const withoutIvaRate = (folded: string): string =>
  folded
    .replace(/(\bi ?v ?a)(?: al?| del?)? 16 ?%/g, '$1')
    .replace(/\b16 ?% ?(?:de )?(?=i ?v ?a\b)/g, '')
    .replace(/(?<=\p{L} )(?:\+|mas(?: el)?) ?16 ?%/gu, '');
