import { foldText } from '#domain/kernel/text-fold.ts';
import { isExactSize } from './exact-size.ts';
import { isDe, plainNumbers, type Token, tokensOf, wordsWithEnye } from './lexer.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';
import {
  BRANDS,
  FILLERS,
  LOOSE_CONTAINERS,
  namedSmallWords,
  QUESTION_WORDS,
  STOP_WORDS,
} from './vocabulary/small-words.ts';

/** A piece of a query with what the small words around it say of it. */
export interface QueryItem {
  readonly token: Exclude<Token, { kind: 'comma' }>;
  /** As it is compared; `!cabl` behind "sin". Empty for a measure or a code. */
  readonly term: string;
  /** Behind "para": what the wanted thing serves. */
  readonly isServed: boolean;
  /** Orders the answer but is not asked for: filler, a question word, the verb of `disco para cortar azulejo`. */
  readonly isWelcome: boolean;
  /** One of the words that people put around what they want: the query is a sentence. */
  readonly isWish: boolean;
  /** Holds what is named behind it: the roll of `rollo de cable`. */
  readonly holds?: true;
  /** Behind "de", "a", "con" or "por": what drives a machine. */
  readonly isSource: boolean;
  /** The last piece, with nothing behind it: it may not be typed to its end. */
  readonly isTypedSoFar: boolean;
  /** A size that its name in the other unit does not meet: `dado 10 mm`. */
  readonly isExact?: true;
  /** A size, and nothing else is asked for. */
  readonly isAlone?: true;
}

const INFINITIVE = /.{3}[aei]r(?:me|te|se|nos|l[aeo]s?)?$/;
const FOR = new Set(['para', 'pa', 'p']);
const BY = new Set(['de', 'a', 'con', 'por']);

/** A query's pieces, small words taken for what they say. Empty for a query without letters or digits. */
export function queryItems(query: string): QueryItem[] {
  const spared = wordsWithEnye(query);
  const folded = namedSmallWords(foldText(query));
  const tokens = tokensOf(plainNumbers(spokenSizesToNumbers(folded.replace(/\bp\//g, 'para '))));
  const items: QueryItem[] = [];
  let isServed = false;
  let isDenied = false;
  let isAnother = false;
  let small = '';
  let before = '';
  tokens.forEach((token, at) => {
    if (token.kind === 'comma') {
      isDenied = false;
      isAnother = false;
      return;
    }
    const isLast = at === tokens.length - 1 && !/\s$/.test(query);
    const text = token.kind === 'word' ? token.text : '';
    if (isDenial(before, text)) isDenied = true;
    else if (ENDS_DENIAL.test(text)) isDenied = false;
    before = text;
    if (isAnother && !INFINITIVE.test(text)) return;
    isAnother ||= items.length > 0 && ANOTHER.test(text);
    const isSmall = STOP_WORDS.has(text) && !spared.has(text);
    // A preposition typed last may be the beginning of a word.
    if (isSmall && !(isLast && text.length > 1 && tokens.length === 1)) {
      if (FOR.has(text) && items.some((item) => !item.isWelcome)) isServed = true;
      // `una` is kept as a wish: the index knows it only as `uña`.
      if (token.kind === 'word' && /^unas?$/.test(text)) items.push(wish(token));
      if (text !== 'la' && text !== 'el' && text !== 'un' && text !== 'una') small = text;
      return;
    }
    const isTask = FOR.has(small) && INFINITIVE.test(text) && isContentToken(tokens.slice(at + 1).find(isNoArticle));
    items.push({
      token,
      term: token.kind === 'word' ? (small === 'sin' ? `!${token.term}` : token.term) : '',
      isServed: isServed && !isTask,
      isWelcome:
        isTask ||
        isDenied ||
        FILLERS.has(text) ||
        BRANDS.has(text) ||
        QUESTION_WORDS.has(text) ||
        sizeWanted(text) !== undefined,
      isWish: FILLERS.has(text),
      ...(token.kind === 'word' && LOOSE_CONTAINERS.has(token.term) && isDe(tokens[at + 1]) && { holds: true }),
      isSource: BY.has(small) && items.length > 0 && items.at(-1)?.holds !== true,
      isTypedSoFar: isLast,
    });
    small = '';
  });
  return sizesAmong(donePutFirst(items));
}

/** The items, each size with what the others say of it. */
function sizesAmong(items: readonly QueryItem[]): QueryItem[] {
  const asked = items.flatMap(({ isWelcome, token }) => (isWelcome ? [] : [token]));
  const isExact = isExactSize(asked);
  const isAlone = asked.every(({ kind }) => kind === 'measure');
  return items.map((item) =>
    item.token.kind === 'measure'
      ? { ...item, ...(isExact && { isExact: true }), ...(isAlone && { isAlone: true }) }
      : item,
  );
}

const DONE_TO_IT = /^(.{3,}[aei]r)l[ao]s?$/;

/** `se quebró el vidrio y quiero pegarlo` is to glue the pane: what is done to a thing stands before it. */
function donePutFirst(items: QueryItem[]): QueryItem[] {
  const at = items.findIndex(({ token }) => token.kind === 'word' && DONE_TO_IT.test(token.text));
  const done = items[at];
  if (!done || at === 0 || done.token.kind !== 'word') return items;
  const text = done.token.text.replace(DONE_TO_IT, '$1');
  const asDone = { ...done, token: { ...done.token, text, term: text }, term: text, isServed: false };
  return [asDone, ...items.slice(0, at), ...items.slice(at + 1)];
}

/** What stands behind `sin que` or `que no` is an effect that nobody asks for; it may tell things apart, as `que no se ponche` does. */
const isDenial = (before: string, text: string): boolean =>
  (before === 'sin' && text === 'que') || (before === 'que' && text === 'no');
/** What stands behind is another piece of work: `sellador para madera antes de la laca`. */
const ANOTHER = /^(?:antes|despues)$/;
const ENDS_DENIAL = /^(?:para|pa|y|pero)$/;

/** Which of the sizes of a thing an adjective asks for. */
export function sizeWanted(word: string): 'small' | 'large' | undefined {
  if (/^(?:chic|pequen|chiquit)[oa]s?$/.test(word)) return 'small';
  return /^(?:grand(?:e|es|ote|ota)|gran)$/.test(word) ? 'large' : undefined;
}

const ARTICLES = new Set([
  'el',
  'la',
  'los',
  'las',
  'un',
  'una',
  'unos',
  'unas',
  'mi',
  'mis',
  'su',
  'sus',
  'al',
  'de',
  'del',
]);
const isNoArticle = (token: Token): boolean => token.kind !== 'word' || !ARTICLES.has(token.text);
/** Whether a piece may be a noun, the object of the verb before it. In `para soldar que jale con la luz` none is. */
const isContentToken = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !STOP_WORDS.has(token.text) && !QUESTION_WORDS.has(token.text);

function wish(token: Extract<Token, { kind: 'word' }>): QueryItem {
  return {
    token,
    term: token.term,
    isServed: false,
    isWelcome: true,
    isWish: false,
    isSource: false,
    isTypedSoFar: false,
  };
}
