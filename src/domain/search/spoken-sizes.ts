import { measureTerm } from './measures.ts';

const CARDINALS = 'un una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const VALUES = new Map(CARDINALS.map((word, at) => [word, String(Math.max(1, at))]));
const NUMBER = `(\\d+|${CARDINALS.join('|')})`;
const UNIT = '(pulgadas?|litros?|lt|galon(?:es)?|kilos?|hp|caballos?|metros?|volts?|watts?|piezas?)';

const digits = (word: string): string => VALUES.get(word) ?? word;

const RULES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [new RegExp(`\\b${NUMBER} (?:octavos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/8`],
  [new RegExp(`\\b${NUMBER} (?:cuartos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/4`],
  [new RegExp(`\\b${NUMBER} (?:dieciseisavos?|16avos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/16`],
  [new RegExp(`\\b${UNIT} y medi[oa]\\b`, 'g'), (_, unit = '') => `1 1/2 ${unit}`],
  [new RegExp(`\\b${UNIT} y (?:un )?cuarto\\b`, 'g'), (_, unit = '') => `1 1/4 ${unit}`],
  [new RegExp(`\\b${NUMBER} y medi[oa]\\b`, 'g'), (_, n = '') => `${digits(n)} 1/2`],
  [new RegExp(`\\b${NUMBER} y (\\d/\\d+)`, 'g'), (_, n = '', fraction = '') => `${digits(n)} ${fraction}`],
  [new RegExp(`\\bmedi[oa] ${UNIT}\\b`, 'g'), (_, unit = '') => `1/2 ${unit}`],
  [new RegExp(`\\bcuarto(?: de)? ${UNIT}\\b`, 'g'), (_, unit = '') => `1/4 ${unit}`],
  [new RegExp(`\\b(\\d+/\\d+)(?: de)? ${UNIT}\\b`, 'g'), (_, fraction = '', unit = '') => `${fraction} ${unit}`],
  [new RegExp(`\\b${NUMBER} ${UNIT}\\b`, 'g'), (_, n = '', unit = '') => `${digits(n)} ${unit}`],
];

/** A folded query with its spoken sizes as numbers: `tres octavos` → `3/8`, `pulgada y media` → `1 1/2 pulgada`, `cuatro y media` → `4 1/2`. */
export function spokenSizesToNumbers(query: string): string {
  return RULES.reduce((text, [pattern, say]) => text.replace(pattern, say), query);
}

/** Words that say a size by themselves, at the counter: `taladro de media`, `galón de pintura`, `cubeta`. By stem. */
export const SIZE_WORDS: ReadonlyMap<string, string> = new Map([
  ['media', measureTerm(0.5, 'in')],
  ['medio', measureTerm(0.5, 'in')],
  ['cuarto', measureTerm(0.25, 'in')],
  ['galon', measureTerm(4000, 'ml')],
  ['cubeta', measureTerm(19000, 'ml')],
  ['tambor', measureTerm(200000, 'ml')],
  ['tambo', measureTerm(200000, 'ml')],
  ['litro', measureTerm(1000, 'ml')],
  ['kilo', measureTerm(1000, 'g')],
]);
