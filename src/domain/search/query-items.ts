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
  const words = withoutOtherWork(wordsOf(query));
  const items: QueryItem[] = [];
  let isServed = false;
  words.forEach((word, at) => {
    const { token, text } = word;
    if (word.isSmall) {
      isServed ||= FOR.has(text) && items.some((item) => !item.isOptional);
      // `una` is kept as an optional piece, because it may be meant as `uña`, which is how the index has it.
      if (token.kind === 'word' && isUna(text)) items.push(optionalItem(token));
      return;
    }
    const preposition = prepositionBefore(words, at);
    const isTask = FOR.has(preposition) && INFINITIVE.test(text) && word.hasObject;
    items.push({
      token,
      term: token.kind === 'word' ? (preposition === 'sin' ? `!${token.term}` : token.term) : '',
      isServed: isServed && !isTask,
      isOptional: isTask || word.isUnwanted || isOrdering(text),
      isFiller: FILLERS.has(text),
      ...(word.isContainer && { holds: true }),
      isSource: BY.has(preposition) && items.length > 0 && items.at(-1)?.holds !== true,
      isTypedSoFar: word.isTypedSoFar,
    });
  });
  return withSizeFlags(actionFirst(items));
}

/** A piece of a query with what its neighbours say of it. */
interface QueryWord {
  readonly token: QueryItem['token'];
  /** Empty for a measure or a code. */
  readonly text: string;
  /** The number of commas before it. */
  readonly clause: number;
  /** A preposition, an article and the like, which nothing is found by. */
  readonly isSmall: boolean;
  /** Stands in an effect that is not wanted, behind `sin que` or `que no`: optional, because it may still say which thing is meant (`que no se ponche`). */
  readonly isUnwanted: boolean;
  /** A noun may follow, the object of this verb. */
  readonly hasObject: boolean;
  /** A container of what follows: `rollo de`. */
  readonly isContainer: boolean;
  readonly isTypedSoFar: boolean;
}

function wordsOf(query: string): QueryWord[] {
  const spared = wordsWithEnye(query);
  const folded = namedSmallWords(foldText(query));
  const tokens = tokensOf(plainNumbers(spokenSizesToNumbers(folded.replace(/\bp\//g, 'para '))));
  const unwanted = unwantedTokens(tokens);
  return tokens.flatMap((token, at) => {
    if (token.kind === 'comma') return [];
    const text = textOf(token);
    const isTypedSoFar = at === tokens.length - 1 && !/\s$/.test(query);
    // A preposition that is all of the query may be the beginning of a word.
    const isBeginning = isTypedSoFar && text.length > 1 && tokens.length === 1;
    return {
      token,
      text,
      clause: tokens.slice(0, at).filter(({ kind }) => kind === 'comma').length,
      isSmall: STOP_WORDS.has(text) && !spared.has(text) && !isBeginning,
      isUnwanted: unwanted.has(token),
      hasObject: isContentToken(tokens.slice(at + 1).find(isNoArticle)),
      isContainer: token.kind === 'word' && LOOSE_CONTAINERS.has(token.term) && isDe(tokens[at + 1]),
      isTypedSoFar,
    };
  });
}

const textOf = (token: Token): string => (token.kind === 'word' ? token.text : '');

/** What stands behind `sin que` or `que no`, up to a comma or to a word that begins something else. */
function unwantedTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const unwanted = new Set<Token>();
  let isUnwanted = false;
  let before = '';
  for (const token of tokens) {
    if (token.kind === 'comma') {
      isUnwanted = false;
      continue;
    }
    const text = textOf(token);
    isUnwanted = isDenial(before, text) || (isUnwanted && !ENDS_DENIAL.test(text));
    if (isUnwanted) unwanted.add(token);
    before = text;
  }
  return unwanted;
}

/** The words without other work that is named behind `antes` or `después`, of which only the verbs are kept: `sellador para madera antes de la laca`. */
function withoutOtherWork(words: readonly QueryWord[]): QueryWord[] {
  const wanted = words.findIndex(({ isSmall, text }) => !isSmall || isUna(text));
  return words.filter(({ clause, text }, at) => {
    const since = words.slice(wanted + 1, at).filter((word) => word.clause === clause);
    return INFINITIVE.test(text) || !since.some((word) => ANOTHER.test(word.text));
  });
}

/** The preposition before a piece, whatever articles stand between; empty where a piece stands directly before. */
function prepositionBefore(words: readonly QueryWord[], at: number): string {
  const since = words.slice(0, at).findLastIndex(({ isSmall }) => !isSmall);
  return words.slice(since + 1, at).findLast(({ text }) => !SINGULAR_ARTICLES.has(text))?.text ?? '';
}

/** Whether a word only orders what is found by the others. */
const isOrdering = (text: string): boolean =>
  FILLERS.has(text) || BRANDS.has(text) || QUESTION_WORDS.has(text) || sizeWanted(text) !== undefined;

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

/** Whether `sin que` or `que no` ends here. */
const isDenial = (before: string, text: string): boolean =>
  (before === 'sin' && text === 'que') || (before === 'que' && text === 'no');
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
const SINGULAR_ARTICLES = new Set(['la', 'el', 'un', 'una']);
const isUna = (text: string): boolean => /^unas?$/.test(text);
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
