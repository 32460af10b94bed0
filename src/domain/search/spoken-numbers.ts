import { phoneticKey } from './phonetic-key.ts';

const ONES = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const TEENS = 'dieciseis diecisiete dieciocho diecinueve'.split(' ');
const TWENTIES =
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS, ...TWENTIES].map((word, at): [string, number] => [word, at]),
  ...TENS.flatMap((word, at): [string, number][] => {
    const value = (at + 3) * 10;
    // Written in one, as twenties are: `treintaicinco`.
    return [
      [word, value],
      ...ONES.slice(1, 10).map((one, more): [string, number] => [`${word}i${one}`, value + more + 1]),
    ];
  }),
  ...HUNDREDS.flatMap((word, at): [string, number][] => {
    const value = (at + 1) * 100;
    return [
      [word, value],
      [word.replace(/os$/, 'as'), value],
    ];
  }),
  ['un', 1],
  ['una', 1],
  ['veintiun', 21],
  ['veintiuna', 21],
  ['cien', 100],
  ['mil', 1000],
]);
/** By their sound, because people write `sincuenta` and `beinte`. */
const VALUES_BY_SOUND: ReadonlyMap<string, number> = new Map(
  [...VALUES].map(([word, value]) => [phoneticKey(word), value]),
);

/** Of these the words for numbers have one in their sound at the beginning; the sound of other words is not asked for. */
const MAY_BE_NUMBER = /^[bcdhikmnoqstuvz][a-z]{1,14}$/;
/** What a number in front of it is a count of parts of: `veinte y tres cuartos` is 20 and 3/4. */
const PARTS = /^(?:cuartos?|octavos?|dieciseisavos?|treintaidosavos?|16avos?|32avos?)$/;

/** The small numbers as words, from nought to twelve: titles have some of them, `dos velocidades`. */
export const SMALL_NUMBER_WORDS: readonly string[] = ONES.slice(0, 13);

interface Word {
  readonly text: string;
  readonly at: number;
  /** Nothing but a space is between it and the one before. */
  readonly isNext: boolean;
  readonly value: number | undefined;
}

interface Read {
  readonly value: number;
  /** Which word comes behind it. */
  readonly next: number;
}

/**
 * A folded text with the numbers that it says in words as digits: `mil cien` → `1100`, `treinta y dos` → `32`, `2 mil` → `2000`. `un` and
 * `una` stay where they stand alone, because they are articles.
 */
export function spokenNumbersToDigits(text: string): string {
  const words = wordsOf(text);
  if (!words.some(({ value, text: word }) => value !== undefined && !isSmall(word))) return text;
  let said = '';
  let from = 0;
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    const [first, last] = [words[at], words[(read?.next ?? at) - 1]];
    if (!read || !first || !last) {
      at += 1;
      continue;
    }
    said += text.slice(from, first.at) + String(read.value);
    from = last.at + last.text.length;
    at = read.next;
  }
  return said + text.slice(from);
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[a-z0-9]+/g)].map((found) => {
    const isNext = /^ +$/.test(text.slice(end, found.index));
    end = found.index + found[0].length;
    return { text: found[0], at: found.index, isNext, value: valueOf(found[0]) };
  });
}

const valueOf = (word: string): number | undefined =>
  VALUES.get(word) ?? (MAY_BE_NUMBER.test(word) ? VALUES_BY_SOUND.get(phoneticKey(word)) : undefined);

const isArticle = (word: string | undefined): boolean => word === 'un' || word === 'una';

/** `uno` is one only behind others: `mil uno`. */
const isSmall = (word: string | undefined): boolean => isArticle(word) || word === 'uno';

/** The number that begins at a word, as long as it goes. */
function numberAt(words: readonly Word[], at: number): Read | undefined {
  const below = belowThousand(words, at) ?? digitsAt(words, at);
  const thousand = below ? below.next : at;
  if (words[thousand]?.value !== 1000 || (below && !words[thousand]?.isNext)) {
    const isAlone = below?.next === at + 1;
    const isNumber = below && words[at]?.value !== undefined && !(isAlone && isSmall(words[at]?.text));
    return isNumber ? below : undefined;
  }
  if (below && (below.value === 0 || below.value > 999)) return undefined;
  // `mil gracias` is no number.
  if (!below && words[thousand + 1]?.text === 'gracias') return undefined;
  const thousands = (below?.value ?? 1) * 1000;
  const rest = words[thousand + 1]?.isNext ? belowThousand(words, thousand + 1) : undefined;
  const isRest = rest && rest.value > 0 && !(rest.next === thousand + 2 && isArticle(words[thousand + 1]?.text));
  return isRest ? { value: thousands + rest.value, next: rest.next } : { value: thousands, next: thousand + 1 };
}

/** The digits of `2 mil`. */
function digitsAt(words: readonly Word[], at: number): Read | undefined {
  const text = words[at]?.text ?? '';
  return /^\d{1,3}$/.test(text) ? { value: Number(text), next: at + 1 } : undefined;
}

function belowThousand(words: readonly Word[], at: number): Read | undefined {
  const { value = 0, text = '' } = words[at] ?? {};
  if (value < 100 || value >= 1000) return belowHundred(words, at);
  const isHundred = value === 100 && !text.endsWith('to');
  if (isHundred) return { value, next: at + 1 };
  const rest = words[at + 1]?.isNext ? belowHundred(words, at + 1) : undefined;
  if (rest && rest.value > 0) return { value: value + rest.value, next: rest.next };
  // `ciento` alone is how a hundred pieces and a percentage are said.
  return value === 100 ? undefined : { value, next: at + 1 };
}

function belowHundred(words: readonly Word[], at: number): Read | undefined {
  const value = words[at]?.value;
  if (value === undefined || value >= 100) return undefined;
  const isTens = value >= 10 && value % 10 === 0;
  const [and, unit, behind] = [words[at + 1], words[at + 2], words[at + 3]];
  const isJoined = isTens && /^[yi]$/.test(and?.text ?? '') && and?.isNext && unit?.isNext;
  const ones = unit?.value ?? 0;
  const isOnes = ones > (value === 10 ? 5 : 0) && ones < 10;
  if (!isJoined || !isOnes || (behind?.isNext && PARTS.test(behind.text))) return { value, next: at + 1 };
  return { value: value + ones, next: at + 3 };
}
