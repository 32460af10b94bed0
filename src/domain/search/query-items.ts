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

/** A piece of a query with its part in the sentence, which the small words around it (prepositions, articles) show. */
export interface QueryItem {
  readonly token: Exclude<Token, { kind: 'comma' }>;
  /** The stem that is compared, with `!` before it after "sin": `!cabl`. Empty for a measure or a code. */
  readonly term: string;
  /** Stands after "para": what the wanted thing is used for or with. */
  readonly isServed: boolean;
  /** Raises entries that have it, but entries without it are found too: a filler, a question word, the verb of `disco para cortar azulejo`. */
  readonly isOptional: boolean;
  /** One of `FILLERS`, the words that people put around what they want. A query with one is taken for a sentence. */
  readonly isFiller: boolean;
  /** A container of what is named after it: the roll of `rollo de cable`. */
  readonly holds?: true;
  /** Stands after "de", "a", "con" or "por", so it may name what drives a machine: `motosierra a gasolina`. */
  readonly isSource: boolean;
  /** The last piece of the query, without a space after it, so that it may still be being typed. */
  readonly isTypedSoFar: boolean;
  /** A size that must be met exactly and not by its near equal in the other unit: `dado 10 mm`. */
  readonly isExact?: true;
  /** A size, where the query asks for sizes only. */
  readonly isAlone?: true;
}

const INFINITIVE = /.{3}[aei]r(?:me|te|se|nos|l[aeo]s?)?$/;
const FOR = new Set(['para', 'pa', 'p']);
const BY = new Set(['de', 'a', 'con', 'por']);

/** A query's pieces. Small words become properties of the others and are left out. Empty for a query without letters or digits. */
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
      if (FOR.has(text) && items.some((item) => !item.isOptional)) isServed = true;
      // `una` is kept as an optional piece, because it may be meant as `uña`, which is how the index has it.
      if (token.kind === 'word' && /^unas?$/.test(text)) items.push(optionalItem(token));
      if (text !== 'la' && text !== 'el' && text !== 'un' && text !== 'una') small = text;
      return;
    }
    const isTask = FOR.has(small) && INFINITIVE.test(text) && isContentToken(tokens.slice(at + 1).find(isNoArticle));
    items.push({
      token,
      term: token.kind === 'word' ? (small === 'sin' ? `!${token.term}` : token.term) : '',
      isServed: isServed && !isTask,
      isOptional:
        isTask ||
        isDenied ||
        FILLERS.has(text) ||
        BRANDS.has(text) ||
        QUESTION_WORDS.has(text) ||
        sizeWanted(text) !== undefined,
      isFiller: FILLERS.has(text),
      ...(token.kind === 'word' && LOOSE_CONTAINERS.has(token.term) && isDe(tokens[at + 1]) && { holds: true }),
      isSource: BY.has(small) && items.length > 0 && items.at(-1)?.holds !== true,
      isTypedSoFar: isLast,
    });
    small = '';
  });
  return withSizeFlags(actionFirst(items));
}

/** The items, with `isExact` and `isAlone` set on the sizes, which depend on the other items. */
function withSizeFlags(items: readonly QueryItem[]): QueryItem[] {
  const asked = items.flatMap(({ isOptional, token }) => (isOptional ? [] : [token]));
  const isExact = isExactSize(asked);
  const isAlone = asked.every(({ kind }) => kind === 'measure');
  return items.map((item) =>
    item.token.kind === 'measure'
      ? { ...item, ...(isExact && { isExact: true }), ...(isAlone && { isAlone: true }) }
      : item,
  );
}

/** An infinitive with the pronoun of its object: `pegarlo`. */
const ACTION = /^(.{3,}[aei]r)l[ao]s?$/;

/** The items with an action on a thing named before it moved to the front, as the vocabulary has tasks: `se quebró el vidrio y quiero pegarlo` is `pegar vidrio`. */
function actionFirst(items: QueryItem[]): QueryItem[] {
  const at = items.findIndex(({ token }) => token.kind === 'word' && ACTION.test(token.text));
  const action = items[at];
  if (!action || at === 0 || action.token.kind !== 'word') return items;
  const text = action.token.text.replace(ACTION, '$1');
  const infinitive = { ...action, token: { ...action.token, text, term: text }, term: text, isServed: false };
  return [infinitive, ...items.slice(0, at), ...items.slice(at + 1)];
}

/** Whether `sin que` or `que no` ends here. What follows is an effect that is not wanted: optional, because it may still say which thing is meant (`que no se ponche`). */
const isDenial = (before: string, text: string): boolean =>
  (before === 'sin' && text === 'que') || (before === 'que' && text === 'no');
/** Words after which another piece of work is named, which is left out: `sellador para madera antes de la laca`. */
const ANOTHER = /^(?:antes|despues)$/;
const ENDS_DENIAL = /^(?:para|pa|y|pero)$/;

/** Which of the sizes of a thing an adjective asks for, if it is one of size. */
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

function optionalItem(token: Extract<Token, { kind: 'word' }>): QueryItem {
  return {
    token,
    term: token.term,
    isServed: false,
    isOptional: true,
    isFiller: false,
    isSource: false,
    isTypedSoFar: false,
  };
}
