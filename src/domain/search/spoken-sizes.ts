import { isUnit, measureTerm } from './measures.ts';
import { spokenNumbersToDigits } from './spoken-numbers.ts';

const NUMBER = String.raw`(\d+|un[ao]?)`;
const UNIT =
  '(pulgadas?|litros?|lt|galon(?:es)?|kilos?|gramos?|libras?|onzas?|hp|caballos?|metros?|milimetros?|centimetros?|pies?|volts?|watts?|amperes?|piezas?)';

const digits = (number: string): string => (number.startsWith('un') ? '1' : number);

const RULES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/\b(\d+) (?:punto|coma) (?=\d)/g, (_, n = '') => `${n}.`],
  [new RegExp(`\\b${NUMBER} (?:octavos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/8`],
  [new RegExp(`\\b${NUMBER} (?:cuartos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/4`],
  [new RegExp(`\\b${NUMBER} (?:dieciseisavos?|16 ?avos?)\\b`, 'g'), (_, n = '') => `${digits(n)}/16`],
  [
    new RegExp(`\\b${NUMBER} (?:treintaidosavos?|treintaydosavos?|32 ?avos?)\\b`, 'g'),
    (_, n = '') => `${digits(n)}/32`,
  ],
  [new RegExp(`\\b${NUMBER} 64 ?avos?\\b`, 'g'), (_, n = '') => `${digits(n)}/64`],
  [new RegExp(`\\b${UNIT} y medi[oa]\\b`, 'g'), (_, unit = '') => `1 1/2 ${unit}`],
  [new RegExp(`\\b${UNIT} y (?:un )?cuarto\\b`, 'g'), (_, unit = '') => `1 1/4 ${unit}`],
  [new RegExp(`\\b${NUMBER} y medi[oa]\\b`, 'g'), (_, n = '') => `${digits(n)} 1/2`],
  [new RegExp(`\\b${NUMBER} y cuarto\\b`, 'g'), (_, n = '') => `${digits(n)} 1/4`],
  [new RegExp(`\\b${NUMBER} y (\\d+/\\d+)`, 'g'), (_, n = '', fraction = '') => `${digits(n)} ${fraction}`],
  [new RegExp(`\\bmedi[oa] ${UNIT}\\b`, 'g'), (_, unit = '') => `1/2 ${unit}`],
  [new RegExp(`\\bcuarto(?: de)? ${UNIT}\\b`, 'g'), (_, unit = '') => `1/4 ${unit}`],
  [new RegExp(`\\b(\\d+/\\d+)(?: de)? ${UNIT}\\b`, 'g'), (_, fraction = '', unit = '') => `${fraction} ${unit}`],
  [/\b(de|del) (?=pulgada\b)/g, (_, of = '') => `${of} 1 `],
  [new RegExp(`\\b${NUMBER} ${UNIT}\\b`, 'g'), (_, n = '', unit = '') => `${digits(n)} ${unit}`],
  // `tres octavos por dos pulgadas`.
  [
    /(\d)( ?(?:"|[a-z]+))? por (?=\d)/g,
    (_, n = '', unit = '') => (unit === '' || isUnit(unit.trim()) ? `${n}${unit} x ` : `${n}${unit} por `),
  ],
];

/** A folded query with its spoken sizes as numbers: `tres octavos` → `3/8`, `pulgada y media` → `1 1/2 pulgada`, `treinta y dos` → `32`. */
export function spokenSizesToNumbers(query: string): string {
  return RULES.reduce((text, [pattern, say]) => text.replace(pattern, say), spokenNumbersToDigits(query));
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
