import { LIST_LIMITS, toQuantity } from './quote-list.ts';
import { shownText } from './shown-text.ts';

/** One article of a list that somebody wrote for themselves. */
export interface WrittenLine {
  /** As it was written, without bullets: what the store can read where nothing in the catalogue is meant. */
  readonly escrito: string;
  /** What to search for: without the number of pieces. */
  readonly texto: string;
  /** Whole pieces; 1 where no number was certain to be a number of pieces. */
  readonly cantidad: number;
}

const NUMBERS = new Map(
  'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((word, at) => [word, at < 3 ? 1 : at - 1]),
);
/** `un cuarto de thinner` is a size. */
const PART_OF_ONE = /^(?:cuartos?|medi[oa]s?|tercios?|octavos?)\b/i;
/** A number before one of these is a size or an amount of something that is not sold by the piece. */
const UNIT_WORDS = [
  'pulgadas?|pulg|in|mm|mil[ií]metros?|cm|cent[ií]metros?|mts?|metros?|m|pies?(?!\\s+de\\s+cabra)|ft|yardas?',
  'kgs?|kilos?|grs?|gramos?|g|tons?|toneladas?|lbs?|libras?|oz|onzas?|lts?|litros?|l|ml|cc',
  'volts?|v|watts?|w|kw|kva|amp(?:eres?|s)?|amperios?|a|ah|hp|caballos|psi|rpm|lm|l[uú]menes',
  'cal(?:ibre)?|awg|grano|grados|pelda[ñn]os|escalones|dientes|x',
];
const UNITS = `(?:["'”″°]|(?:${UNIT_WORDS.join('|')})(?![\\p{L}\\d]))`;
const UNIT = new RegExp(`^${UNITS}`, 'iu');
const PIECES = '(?:pzas?|pzs?|piezas?|pcs|unidades?)\\b\\.?';
const COUNT = '(?:\\d,\\d{3}|\\d{1,4})';
const LEADING = new RegExp(`^(${COUNT})\\s*(?:(?:x|×|${PIECES})\\s+)?(?:de\\s+)?(?=\\S)`, 'iu');
const TRAILING = new RegExp(`(?:[\\s,:–-]|\\sx)*(?:\\((\\d{1,4})\\)|(\\d{1,4})\\s*${PIECES})\\s*$`, 'iu');
/** Also `1.-`, as lists are numbered in Mexico, `a)`, and the signs of a chat: `✅`, `▪️`, `1️⃣`. */
const BULLET =
  /^\s*(?:[-–—•*·☐✓]|\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|\[[ x]?\]|\d{1,2}[.)](?:-|(?=\s))|[a-z]\)(?=\s))\s*/iu;
/** Where another article begins within a line: before a number of pieces that stands behind a comma or an "y". */
const NEXT_ARTICLE = new RegExp(`(?:,\\s+|\\s+y\\s+)(?=${COUNT}\\s+(?!${UNITS}|${PIECES})\\p{L})`, 'iu');

/**
 * The articles of a pasted or typed list, one for each line, or for each number in a line: `5 codos 1/2, 2 cemento pvc`. Only a number that can be
 * nothing else is read as pieces: `20 m de cable` and `1/2 codo` are articles as they stand. At most 60 of them are used.
 */
export function readWrittenList(text: string): readonly WrittenLine[] {
  return articlesIn(text).slice(0, LIST_LIMITS.lines).map(readArticle);
}

/** How many articles of such a list are not used. */
export function articlesBeyond(text: string): number {
  return Math.max(0, articlesIn(text).length - LIST_LIMITS.lines);
}

function articlesIn(text: string): readonly string[] {
  return text
    .split(/[\n\r;•]+/)
    .flatMap((line) => line.replace(BULLET, '').split(NEXT_ARTICLE))
    .map((article) => shownText(article.replace(BULLET, ''), LIST_LIMITS.note))
    .filter((article) => /[\p{L}\d]/u.test(article));
}

function readArticle(escrito: string): WrittenLine {
  const { cantidad, texto } = spoken(escrito) ??
    leading(escrito) ??
    trailing(escrito) ?? { cantidad: 1, texto: escrito };
  return { escrito, texto, cantidad: toQuantity(cantidad) };
}

type Read = Omit<WrittenLine, 'escrito'>;

function leading(escrito: string): Read | null {
  const found = LEADING.exec(escrito);
  if (!found) return null;
  const texto = escrito.slice(found[0].length);
  const behind = escrito.slice(found[1]?.length).trimStart();
  // `2 1/2 codo` may be a size, and `1/2 codo` is one.
  if (UNIT.test(behind) && !/^x\s/i.test(behind)) return null;
  if (/^[\d/.,\p{No}]/u.test(behind) || !/\p{L}/u.test(texto)) return null;
  // `4 x 4` is a size as well, and `5x codo` is not.
  if (/^x\s*\d/i.test(behind)) return null;
  return { cantidad: Number(found[1]?.replace(',', '')), texto };
}

function trailing(escrito: string): Read | null {
  const found = TRAILING.exec(escrito);
  if (!found || found.index === 0) return null;
  return { cantidad: Number(found[1] ?? found[2]), texto: escrito.slice(0, found.index) };
}

function spoken(escrito: string): Read | null {
  const dozen = /^(?:(\d{1,3})|(\p{L}+))?\s*docenas?\s+(?:de\s+)?(?=\S)/iu.exec(escrito);
  const dozens = dozen && dozensOf(dozen[1], dozen[2]?.toLowerCase());
  if (dozens) return { cantidad: dozens * 12, texto: escrito.slice(dozen[0].length) };
  const found = /^(\p{L}+)\s+(?:de\s+)?(?=\S)/u.exec(escrito);
  const cantidad = NUMBERS.get(found?.[1]?.toLowerCase() ?? '');
  if (!found || cantidad === undefined) return null;
  const texto = escrito.slice(found[0].length);
  return PART_OF_ONE.test(texto) || UNIT.test(texto) ? null : { cantidad, texto };
}

function dozensOf(digits: string | undefined, word: string | undefined): number | undefined {
  if (digits !== undefined) return Number(digits);
  return word === undefined ? 1 : word === 'media' ? 0.5 : NUMBERS.get(word);
}
