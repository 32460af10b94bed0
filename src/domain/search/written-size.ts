import { groupThousands } from '#domain/kernel/money.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { plainNumbers, type Token, tokensOf } from './lexer.ts';
import { type Measure, SCALES } from './measures.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';

/** A size as a title or a query has it. */
export interface WrittenSize {
  readonly measure: Measure;
  /** `calibre` of `calibre 12`, where such a word stands before the number. */
  readonly scale?: string;
  /** `peldaños` of `6 peldaños`, where what is counted stands behind it. */
  readonly counted?: string;
}

/** What is counted by the number before it. */
const COUNTED = new Map(
  'años peldaños escalones dientes velocidades circuitos polos puertos chorros eslabones'
    .split(' ')
    .map((word) => [foldText(word), word]),
);
const SYMBOLS: Readonly<Record<string, string>> = {
  mm: 'mm',
  'mm 10': 'cm',
  'mm 1000': 'm',
  ft: 'pies',
  v: 'V',
  w: 'W',
  'w 1000': 'kW',
  hp: 'HP',
  ml: 'ml',
  'ml 1000': 'L',
  'ml 4000': 'galones',
  g: 'g',
  'g 1000': 'kg',
  'g 1000000': 'ton',
  lb: 'lb',
  oz: 'oz',
  a: 'A',
  ah: 'Ah',
  psi: 'PSI',
  pza: 'piezas',
};

/** The sizes of a title or a query in their order. `calibre del 12` is one of calibre. */
export function sizesIn(text: string): WrittenSize[] {
  // An angle is no size: of a `codo de 90°` the size comes behind it.
  const tokens = tokensOf(plainNumbers(text.replace(/\d+ ?°/g, ''))).filter(
    (token) => token.kind !== 'word' || !/^(?:del?|no)$/.test(token.text),
  );
  return tokens.flatMap((token, at): WrittenSize[] => {
    if (token.kind !== 'measure') return [];
    const scale = scaleBefore(tokens[at - 1]);
    const counted = countedBy(tokens[at + 1]);
    return [
      { measure: token.measure, ...(scale !== undefined && { scale }), ...(counted !== undefined && { counted }) },
    ];
  });
}

/** The sizes of a query, also those that it says in words: `codo de media`. */
export function sizesAsked(query: string): WrittenSize[] {
  return sizesIn(withoutSizeWords(spokenSizesToNumbers(foldText(query))));
}

/** True for a word that is a size by itself. */
export function isSizeWord(word: string): boolean {
  return /^(?:medi[oa]|cuarto)$/.test(word);
}

function withoutSizeWords(query: string): string {
  return query.replace(/\bmedi[oa]\b/g, '1/2').replace(/\bcuarto\b/g, '1/4');
}

function scaleBefore(token: Token | undefined): string | undefined {
  return token?.kind === 'word' && isScale(token.text) ? token.text : undefined;
}

function countedBy(token: Token | undefined): string | undefined {
  return token?.kind === 'word' ? COUNTED.get(token.text) : undefined;
}

/** True for a word that belongs to the number beside it, not to the thing. */
export function isScale(word: string): boolean {
  return SCALES.has(foldText(word)) || COUNTED.has(foldText(word));
}

/** How many of the compared unit one of the written unit is: a metre is a thousand millimetres. */
export function unitFactor({ value, amount }: Measure): number {
  return value === 0 ? 1 : Math.round((amount / value) * 1000) / 1000;
}

/** A size as people read it: `1/2"`, `1 1/4"`, `1,100 L`, `calibre 12`. */
export function sizeText({ measure, scale, counted }: WrittenSize): string {
  const { value, unit } = measure;
  if (unit === 'in') return `${fractionText(value)}"`;
  const factor = unitFactor(measure);
  const symbol = unit === undefined ? '' : (SYMBOLS[factor === 1 ? unit : `${unit} ${factor}`] ?? unit);
  const number = Number.isInteger(value) && scale === undefined ? groupThousands(value) : String(value);
  return [scale, fractionOfCount(value, unit) ?? number, symbol, counted].filter(Boolean).join(' ');
}

/** Horsepower is written in fractions: `1/2 HP`. */
function fractionOfCount(value: number, unit: string | undefined): string | undefined {
  return unit === 'hp' && value < 1 ? fractionText(value) : undefined;
}

function fractionText(value: number): string {
  const whole = Math.floor(value);
  const sixtyFourths = Math.round((value - whole) * 64);
  if (sixtyFourths === 0) return groupThousands(whole);
  if (Math.abs(sixtyFourths / 64 - (value - whole)) > 0.001) return String(value);
  let [top, bottom] = [sixtyFourths, 64];
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}
