import { foldText } from '#domain/kernel/text-fold.ts';
import { isDe, plainNumbers, type Token, tokensOf, wordsWithEnye } from './lexer.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';
import { LOOSE_CONTAINERS, namedSmallWords, QUESTION_WORDS, STOP_WORDS } from './vocabulary/small-words.ts';

/** A piece of a query with what its neighbours say of it. */
export interface QueryWord {
  readonly token: Exclude<Token, { kind: 'comma' }>;
  /** Empty for a measure or a code. */
  readonly text: string;
  /** The number of commas before it. */
  readonly clause: number;
  /** A preposition, an article and the like, which nothing is found by. */
  readonly isSmall: boolean;
  /** Stands in an effect that is not wanted, behind `sin que` or `que no`: optional, because it may still say which thing is meant (`que no se ponche`). */
  readonly isUnwanted: boolean;
  /** An infinitive, with or without a pronoun: `cortar`, `pegarlo`. */
  readonly isVerb: boolean;
  /** A noun may follow, the object of this verb. */
  readonly hasObject: boolean;
  /** A container of what follows: `rollo de`. */
  readonly isContainer: boolean;
  /** The last one, without a space after it. */
  readonly isTypedSoFar: boolean;
  /** The preposition before it, whatever articles stand between; empty where another piece stands directly before. */
  readonly preposition: string;
}

/** A query's pieces with their neighbours' part in them, without work that is only said to come before or after. */
export function queryWords(query: string): QueryWord[] {
  const words = withoutOtherWork(wordsOf(query));
  return words.map((word, at) => ({ ...word, preposition: prepositionBefore(words, at) }));
}

type LoneWord = Omit<QueryWord, 'preposition'>;

function wordsOf(query: string): LoneWord[] {
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
      isVerb: INFINITIVE.test(text),
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
function withoutOtherWork(words: readonly LoneWord[]): LoneWord[] {
  const wanted = words.findIndex(({ isSmall, text }) => !isSmall || isUna(text));
  return words.filter(({ clause, isVerb }, at) => {
    const since = words.slice(wanted + 1, at).filter((word) => word.clause === clause);
    return isVerb || !since.some((word) => ANOTHER.test(word.text));
  });
}

function prepositionBefore(words: readonly LoneWord[], at: number): string {
  const since = words.slice(0, at).findLastIndex(({ isSmall }) => !isSmall);
  return words.slice(since + 1, at).findLast(({ text }) => !SINGULAR_ARTICLES.has(text))?.text ?? '';
}

const INFINITIVE = /.{3}[aei]r(?:me|te|se|nos|l[aeo]s?)?$/;
/** Whether `sin que` or `que no` ends here. */
const isDenial = (before: string, text: string): boolean =>
  (before === 'sin' && text === 'que') || (before === 'que' && text === 'no');
const ANOTHER = /^(?:antes|despues)$/;
const ENDS_DENIAL = /^(?:para|pa|y|pero)$/;

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
/** The article that may be meant as `uña`. */
export const isUna = (text: string): boolean => /^unas?$/.test(text);
const isNoArticle = (token: Token): boolean => token.kind !== 'word' || !ARTICLES.has(token.text);
/** Whether a piece may be a noun, the object of the verb before it. In `para soldar que jale con la luz` none is. */
const isContentToken = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !STOP_WORDS.has(token.text) && !QUESTION_WORDS.has(token.text);
