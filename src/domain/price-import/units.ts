import { foldTitle } from './fold-title.ts';
import type { Table } from './table.ts';

/** Units that hold several of what is sold by the piece, each in its spellings and in the code of the tax office. */
const PACKS: readonly (readonly [string, RegExp])[] = [
  ['caja', /\b(cajas?|caj|cjas?|cjs?|cx|xbx)\b/],
  ['paquete', /\b(paquetes?|paqs?|paqtes?|pqte?s?|pq|pack|xpk)\b/],
  ['bolsa', /\b(bolsas?|bls|bsa|xbg)\b/],
  ['millar', /\b(millar(es)?|mill|mllr?|mil)\b/],
  ['ciento', /\b(cientos?|cien|cen|cto)\b/],
  ['docena', /\b(docenas?|doc|dna|dzn?)\b/],
  ['gruesa', /\b(gruesas?|gro|gsa)\b/],
  ['exhibidor', /\b(exhibidor|display|corrugado|master|inner|tarima|atado)\b/],
];

const UNIT_TITLE =
  /^(?:(?:clave |tipo )?(?:de )?(?:unidad(?:es)?|unid|uni|und|uom|unit|u|um)(?: (?:de )?(?:m|med|medida|v|venta|vta|precio|empaque|sat))?|udm)$/;
/** May also hold sizes, as `1/2 x 6`. */
const SIZE_OR_UNIT = /^(medida|pres|presentacion)$/;

/** The column that says by which unit an article is priced; `null` without. */
export function unitColumn({ columns }: Table): number | null {
  const titled = (pattern: RegExp) => columns.find(({ title }) => pattern.test(foldTitle(title)));
  return (titled(UNIT_TITLE) ?? titled(SIZE_OR_UNIT))?.index ?? null;
}

/** The pack that a text names, as `caja`; empty where it names none. */
export function packNamed(text: string): string {
  if (text === '' || text.length > 40) return '';
  const folded = foldTitle(text);
  return PACKS.find(([, pattern]) => pattern.test(folded))?.[0] ?? '';
}

/** Short ways of writing units, and the codes of the tax office for them. */
const SHORT_UNITS: readonly (readonly [string, RegExp])[] = [
  ['pieza', /^(pza?s?|piezas?|h87|c u)$/],
  ['juego', /^(jgos?|juegos?|set)$/],
  ['metro', /^(mts?|m|metros?|mtr)$/],
  ['litro', /^(lts?|l|litros?|ltr)$/],
  ['kg', /^(kgs?|kilos?|kgm)$/],
  ['par', /^(par|pr)$/],
  ['caja', /^(cajas?|cjas?|cjs?|cx|xbx)$/],
  ['paquete', /^(paquetes?|paqs?|pqtes?|pq|xpk)$/],
  ['rollo', /^(rollos?|rll|xro)$/],
  ['millar', /^(millar(es)?|mill|mll|mil)$/],
  ['ciento', /^(cientos?|cien|cto)$/],
];
const LONGEST_UNIT = 40;

/** What a cell of the column of units says that an article is sold by, as a shop writes it; empty where it says nothing. */
export function unitWritten(text: string): string {
  const unit = text.replace(/\s+/g, ' ').trim();
  if (unit.length > LONGEST_UNIT || !/\p{L}/u.test(unit)) return '';
  const folded = foldTitle(unit);
  const known = SHORT_UNITS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (known !== undefined) return known;
  return /\p{Ll}/u.test(unit) ? unit : unit.replace(/\p{Lu}{2,}/gu, (word) => word.toLowerCase());
}

/** The pack of a price like `$130 por caja`, which most price cells are not. */
export const packOfPrice = (text: string): string => (/\d.*\p{L}{3}/u.test(text) ? packNamed(text) : '');

/** Whether a list prices a pack of what the shop sells by another unit. @param unidad the shop's, empty where it is not known */
export const isOtherUnit = (pack: string, unidad: string | undefined): boolean =>
  pack !== '' && packNamed(unidad ?? '') !== pack;
