import { isExactSize } from './exact-size.ts';
import type { Token } from './lexer.ts';
import { isUna, queryWords } from './query-words.ts';
import { BRANDS, FILLERS, QUESTION_WORDS } from './vocabulary/small-words.ts';

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

const FOR = new Set(['para', 'pa', 'p']);
const BY = new Set(['de', 'a', 'con', 'por']);

/** A query's pieces. Small words become properties of the others and are left out. Empty for a query without letters or digits. */
export function queryItems(query: string): QueryItem[] {
  const items: QueryItem[] = [];
  let isServed = false;
  for (const { token, text, preposition, ...word } of queryWords(query)) {
    if (word.isSmall) {
      isServed ||= FOR.has(text) && items.some((item) => !item.isOptional);
      // `una` is kept as an optional piece, because it may be meant as `uña`, which is how the index has it.
      if (token.kind === 'word' && isUna(text)) items.push(optionalItem(token));
      continue;
    }
    const isTask = FOR.has(preposition) && word.isVerb && word.hasObject;
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
  }
  return withSizeFlags(actionFirst(items));
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

/** Which of the sizes of a thing an adjective asks for, if it is one of size. */
export function sizeWanted(word: string): 'small' | 'large' | undefined {
  if (/^(?:chic|pequen|chiquit)[oa]s?$/.test(word)) return 'small';
  return /^(?:grand(?:e|es|ote|ota)|gran)$/.test(word) ? 'large' : undefined;
}

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
