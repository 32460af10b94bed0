import type { Cell, Sheet } from '#domain/price-import/cell.ts';
import { decodeEntities, XML_ENTITIES } from './xml-text.ts';

/** From the non-breaking space on, in the order of their codes: https://html.spec.whatwg.org/multipage/named-characters.html */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const FIRST_LATIN = 160;
const NAMES: Readonly<Record<string, string>> = {
  ...XML_ENTITIES,
  ...Object.fromEntries(LATIN.split(' ').map((name, at) => [name, String.fromCharCode(FIRST_LATIN + at)])),
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  dollar: '$',
  percnt: '%',
};

/** Spells out what the tables of a web page leave as `C&oacute;digo` and `&#36;120`: SheetJS decodes only a few of those. */
export const withoutEntities = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map(spelledOut) })),
});

const spelledOut = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.includes('&') ? decodeEntities(cell, NAMES) : cell;
