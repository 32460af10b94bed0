import { plainFractions } from '#domain/kernel/plain-fractions.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { isUnit, type Measure, measureOf, SCALES } from './measures.ts';
import { stem } from './stem.ts';

/** A piece of a title or of a query. Words and codes are folded; `term` is what is compared. */
export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly term: string }
  | { readonly kind: 'measure'; readonly text: string; readonly measure: Measure }
  /** Letters and digits in one piece, or joined by hyphens: a clave, `PH2`, `5x1`. */
  | { readonly kind: 'code'; readonly text: string; readonly plain: string; readonly isHyphenated: boolean }
  | { readonly kind: 'comma' };

/** Whether a piece is the preposition `de`. */
export const isDe = (token: Token | undefined): boolean => token?.kind === 'word' && token.text === 'de';

const PARTS = String.raw`(2|3|4|8|16|32|64)(?!\d)`;
const NUMBER = String.raw`(?<!\d)(\d{1,2})(?: +|-| +- +|\.)(\d+)/${PARTS}|(\d+)/${PARTS}|(\d+(?:\.\d+)?|\.\d+)`;
const MEASURE = new RegExp(String.raw`(?:${NUMBER})(?:[ -]?("|[a-z]+)(?![a-z0-9]))?`, 'y');
const CODE = /[a-z0-9]+(?:[-./][a-z0-9]+)*/y;
const WORD = /[a-z]+/y;
const SPACE = /[^a-z0-9,.:;()"]+/y;

const PREPOSITIONS: Readonly<Record<string, string>> = { p: 'para ', c: 'con ', s: 'sin ' };
/** `s/batería`, `c/2 piezas`. Not the `c/r` of a fitting from copper to thread. */
const ABBREVIATED = /\b([pcs])\/(?=[a-z]{2}|\d)/g;

/** `cal. 12`, but not the lime of `cal 25 kg`. */
const GAUGE = /\bcal[.#]? *(?=\d{1,2}(?![\d.]|,\d| ?(?:kgs?|kilos?|g|grs?|gramos?|lts?|litros?|l)\b))/g;

/**
 * Folded text in which every number is written one way: no thousands commas, decimal points, plain fractions, one kind of inch mark. Words that
 * are abbreviated as in price lists are whole words.
 */
export function plainNumbers(text: string): string {
  return foldText(plainFractions(text))
    .replace(ABBREVIATED, (_, letter: string) => PREPOSITIONS[letter] ?? '')
    .replace(GAUGE, 'calibre ')
    .replace(/[“”″]|''|’’|´´/g, '"')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/(\d(?:"| ?(?:mm|cm|m))?)\s*[x×]\s*(?=\d)/g, '$1 x ');
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The folded words that an ñ makes others than they look: `uña` is not the article `una`. */
export function wordsWithEnye(text: string): ReadonlySet<string> {
  const composed = text.normalize('NFC').toLowerCase();
  if (!composed.includes('ñ')) return NO_WORDS;
  return new Set((composed.match(/\p{L}*ñ\p{L}*/gu) ?? []).map(foldText));
}

/** Text in its pieces, in their order. `Esmeriladora 4 1/2" 900 W` → word, 4.5 in, 900 w. The text is one `plainNumbers` made. */
export function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(plain);
    return found;
  };
  while (at < plain.length) {
    const measure = take(MEASURE);
    const isMeasured = measure !== null && isMeasureHere(plain, at, measure);
    if (measure && isMeasured) {
      const spelling = unitHere(plain, at, measure);
      const length = spelling === undefined ? bareLength(measure) : measure[0].length;
      const text = plain.slice(at, at + length);
      tokens.push({ kind: 'measure', text, measure: measureOf(numberOf(measure), spelling) });
      at += length;
      continue;
    }
    const code = take(CODE);
    if (code && isCode(code[0])) {
      tokens.push(codeToken(code[0]));
      at += code[0].length;
      continue;
    }
    const word = take(WORD);
    if (word) {
      tokens.push({ kind: 'word', text: word[0], term: stem(word[0]) });
      at += word[0].length;
      continue;
    }
    if (/[,;:()]/.test(plain[at] ?? '')) tokens.push({ kind: 'comma' });
    at += Math.max(1, take(SPACE)?.[0].length ?? 1);
  }
  return shareUnits(tokens);
}

const isCode = (chunk: string): boolean => /\d/.test(chunk);

function codeToken(text: string): Token {
  return { kind: 'code', text, plain: text.replace(/[^a-z0-9]/g, ''), isHyphenated: /[-./]/.test(text) };
}

function bareLength(found: RegExpExecArray): number {
  const spelling = found[7];
  if (spelling === undefined) return found[0].length;
  return found[0].slice(0, -spelling.length).replace(/[ -]$/, '').length;
}

/** The unit behind the number, unless the word there is none. `de 4 a 6` has a preposition, not amperes. */
function unitHere(plain: string, at: number, found: RegExpExecArray): string | undefined {
  const spelling = found[7];
  if (spelling === undefined || !isUnit(spelling)) return undefined;
  const rest = plain.slice(at + found[0].length);
  return spelling === 'a' && /^ *\d/.test(rest) ? undefined : spelling;
}

/** A number is a measure when it stands alone or with a unit: not in `45900-B`, `5x1b` or `2000d`. */
function isMeasureHere(plain: string, at: number, found: RegExpExecArray): boolean {
  if (unitHere(plain, at, found) !== undefined) return true;
  const next = plain.slice(at + bareLength(found));
  return !/^(?:[a-z0-9]|[-./][a-z0-9])/.test(next);
}

function numberOf(found: RegExpExecArray): number {
  const [, whole, top, bottom, over, under, plain] = found;
  if (whole !== undefined) return Number(whole) + Number(top) / Number(bottom);
  if (over !== undefined) return fractionOf(Number(over), Number(under));
  return Number(plain);
}

/** `71/4` is 7 1/4 without its space: nobody writes a size as more than nine halves, quarters or eighths. */
function fractionOf(over: number, under: number): number {
  const rest = over % 10;
  const isMixed = over > 10 && over < 100 && [2, 4, 8].includes(under) && rest < under && rest % 2 === 1;
  return isMixed ? (over - rest) / 10 + rest / under : over / under;
}

/** Beside a length in one of these, a fraction is the size in inches: `manguera 1/2 x 15 m`. */
const LENGTHS: ReadonlySet<string> = new Set(['mm', 'ft']);
const isFraction = ({ text }: Token & { kind: 'measure' }): boolean => text.includes('/');

const isScale = (token: Token | undefined): boolean => token?.kind === 'word' && SCALES.has(token.text);

/** `3 x 21"` is inches on both sides: a number before an `x` takes the unit behind it. Not the 18 of `calibre 18 x 2"`. */
function shareUnits(tokens: readonly Token[]): Token[] {
  const isTimes = (token: Token | undefined): boolean => token?.kind === 'word' && token.text === 'x';
  const shared = tokens.map((token, at) => {
    const other = tokens[at + 2];
    const isBare = token.kind === 'measure' && token.measure.unit === undefined && !isScale(tokens[at - 1]);
    const takesUnit = isBare && isTimes(tokens[at + 1]);
    if (!takesUnit || other?.kind !== 'measure' || other.measure.unit === undefined) return token;
    const factor = other.measure.amount / other.measure.value;
    const { value } = token.measure;
    if (LENGTHS.has(other.measure.unit) && isFraction(token) && !isFraction(other)) {
      return { ...token, measure: measureOf(value, 'in') };
    }
    return { ...token, measure: { value, unit: other.measure.unit, amount: value * factor } };
  });
  return shared.filter((token) => !isTimes(token));
}
