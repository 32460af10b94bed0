import { equalMeasures, isUnit, measureTerm } from './measures.ts';
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

const canTerms = (amount: number): readonly string[] => [
  measureTerm(amount, 'ml'),
  ...equalMeasures({ value: amount, unit: 'ml', amount }),
];

/** Words that say a size by themselves, at the counter: `taladro de media`, `galón de pintura`, `cubeta`. By stem; their terms, the usual one first. */
export const SIZE_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['media', [measureTerm(0.5, 'in')]],
  ['medio', [measureTerm(0.5, 'in')]],
  ['cuarto', [measureTerm(0.25, 'in')]],
  ['galon', canTerms(4000)],
  ['cubeta', canTerms(19_000)],
  ['tambor', canTerms(200_000)],
  ['tambo', canTerms(200_000)],
  ['litro', canTerms(1000)],
  ['kilo', [measureTerm(1000, 'g')]],
]);
