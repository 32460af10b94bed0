import { saysCategory } from './aliases.ts';
import type { IvaMode } from './amount.ts';
import { cellText, isBlank, type SheetRow } from './cell.ts';
import { foldTitle } from './fold-title.ts';
import { ivaWords } from './iva-words.ts';
import { priceLevel } from './price-level.ts';
import { saysForeign } from './price-text.ts';
import type { Table } from './table.ts';

/** Words of a note by which the price of its row is not what the public pays for one piece. */
const OF_OTHER_TERMS =
  /\b(?:descuentos?|dctos?|menos (?:el )?\d{1,2} ?%|(?:medio )?mayoreo|mayoristas?|(?:sub)?distribuidor(?:es)?|ofertas?|promo(?:cion(?:es)?)?|liquidacion|remate|bonificacion(?:es)?|(?:precio|p) (?:por |x |de |la |el )*(?:caja|paquete|paq|millar|ciento|docena|gruesa|rollo))(?!\p{L})/u;
/** Something of what makes a text a note, found before its signs and accents are taken away, which takes long. */
const MAY_BE_NOTE =
  /desc|dct|menos|mayore|mayorist|distrib|ofert|promo|liquid|remat|bonif|precio|\bp\b|i\.?\s?v\.?\s?a|impuesto|us|d[oó]l|dl|eur|€/i;
/** `SIN DESCUENTO`, `no aplica promoción`, and how many of it must be bought. */
const HARMLESS = /\b(?:sin|no|minim[oa])\b/;
const LONGEST_NOTE = 80;

/**
 * Which rows have a note about their price beside it, in a column that is neither a name, a price nor a family.
 * @param agreed what is answered about IVA, so that a note that says the same asks nothing
 */
export function notedRows(
  { columns }: Table,
  used: readonly (number | null)[],
  agreed: IvaMode,
): (row: SheetRow, offset: number) => boolean {
  const notes = columns.filter(
    ({ index, title, samples }) => !used.includes(index) && samples.some(hasLetter) && mayBeNotes(title),
  );
  if (notes.length === 0) return () => false;
  return ({ cells }, offset) => notes.some(({ index }) => isPriceNote(cellText(cells[index + offset]), agreed));
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Brands are called `EURO`, and a column about IVA is read by itself. */
const NO_NOTES = /\b(?:i ?v ?a|nombre|descripcion|producto|marca|brand|proveedor|fabricante|modelo|color|moneda)\b/;
const mayBeNotes = (title: string): boolean =>
  ['none', 'unknown', 'partial'].includes(priceLevel(title)) &&
  !saysCategory(title) &&
  !NO_NOTES.test(foldTitle(title));

function isPriceNote(text: string, agreed: IvaMode): boolean {
  // Most cells of such columns are brands and units.
  if (text.length < 3 || text.length > LONGEST_NOTE || !MAY_BE_NOTE.test(text)) return false;
  const folded = foldTitle(text);
  if ((OF_OTHER_TERMS.test(folded) && !HARMLESS.test(folded)) || saysForeign(text)) return true;
  const iva = ivaWords(text);
  return iva !== null && iva !== agreed;
}

/** Whose the prices below a heading are. Those of offers end with the next heading. */
export type PriceHeading = 'public' | 'customers' | 'offers';

const BEGINS = String.raw`^(?:lista )?(?:de )?(?:precios? )?(?:(?:de|del|a|al|para|por|en) )?`;
const HEADINGS: readonly (readonly [PriceHeading, RegExp])[] = [
  [
    'customers',
    new RegExp(
      `${BEGINS}(?:(?:medio )?mayoreo|mayoristas?|(?:sub)?distribuidor(?:es)?|revendedor(?:es)?|costos?|precios? por (?:caja|millar|ciento|docena|gruesa))$`,
    ),
  ],
  ['offers', new RegExp(`${BEGINS}(?:ofertas?|promocion(?:es)?|liquidacion(?:es)?|remates?)$`)],
  ['public', new RegExp(`${BEGINS}(?:publico|menudeo|mostrador|normal(?:es)?)$`)],
];

/** What a row that holds one text says of the prices below it; `null` where it says nothing of them. */
export function headingOf({ cells }: SheetRow): PriceHeading | null {
  const [text, ...more] = new Set(cells.filter((cell) => !isBlank(cell)).map(cellText));
  if (text === undefined || more.length > 0 || text.length > 40) return null;
  const folded = foldTitle(text);
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
