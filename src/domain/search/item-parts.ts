import type { Lexicon } from './lexicon.ts';
import { equalMeasures, type Measure, measureTerm, measureTerms } from './measures.ts';
import type { QueryItem } from './query-items.ts';
import type { Alternative, Part, WantedTerm } from './slots.ts';
import { SMALL_NUMBER_WORDS } from './spoken-numbers.ts';
import { SIZE_WORDS } from './spoken-sizes.ts';
import { stem } from './stem.ts';
import { BRANDS } from './vocabulary/small-words.ts';
import { phraseOf, type Vocabulary } from './vocabulary/vocabulary.ts';

/** A piece of the query with the terms that it can stand for. */
export interface ReadItem extends QueryItem {
  /** Terms that are compared with the phrases of the vocabulary: the word's own, or corrections of a misspelt one. */
  readonly forms: readonly WantedTerm[];
  /** The ways to find the piece without synonyms. */
  readonly own: readonly Alternative[];
  /** The infinitive that a conjugated word may be of: `cortar` for `con qué corto azulejo`. It may begin a phrase of several words but is none alone, because `corto` also means short. */
  readonly verb?: string;
  /** Stems of other forms of the same verb that the vocabulary has, for a verb that is in no name: `barrida` for `se me barrió la rosca`, `gotea` for `que no gotee`. */
  readonly verbForms?: readonly string[];
  /** Whether the word is unknown and every correction of it is uncertain, because none sounds the same. */
  readonly isGuess?: boolean;
}

/** The speller's confidence in a word that sounds the same. */
const SOUNDS_ALIKE = 0.9;
const DIMINUTIVE_WEIGHT = 0.9;
const ALIKE_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.72;
const UNITLESS_MM = 100;
const ML_PER_LITRE = 1000;
const alternative = (part: Part): Alternative => ({ parts: [part], weight: 1 });

/** Finds the terms for a piece: known words as they are, corrections for unknown ones, and for sizes their equals in other units. */
export function readItem(item: QueryItem, lexicon: Lexicon, vocabulary: Vocabulary): ReadItem {
  const { token } = item;
  if (token.kind === 'measure') {
    const own = [alternative(measurePart(token.measure, token.text, item))];
    const forms = [measureTerms(token.measure)[0] ?? '', ...wordOfNumber(token.measure)];
    return { ...item, forms: forms.map((term): WantedTerm => ({ term, weight: 1 })), own };
  }
  if (token.kind === 'code') return { ...item, forms: [{ term: token.plain, weight: 1 }], own: codeWays(token.plain) };
  // A word that is in some name is taken for that noun and not for a verb: `taladro`.
  const verb = lexicon.uses(item.term) > 0 ? undefined : infinitiveOf(token.text, vocabulary);
  const verbForms = sameVerb(item, token.text, lexicon, vocabulary);
  const read = readWord(item, token.text, lexicon, vocabulary);
  if (verb === undefined && verbForms.length === 0) return read;
  return { ...read, ...(verb !== undefined && { verb }), ...(verbForms.length > 0 && { verbForms }) };
}

/** The infinitive of a conjugated word, if a task of the vocabulary begins with it: `cortar` for `corto`, `corta` and `cortas`. */
function infinitiveOf(text: string, { verbs }: Vocabulary): string | undefined {
  const root = /^(.{2,})[oae]s?$/.exec(text)?.[1];
  return root === undefined ? undefined : [`${root}ar`, `${root}er`].find((verb) => verbs.has(verb));
}

/** Endings of verb forms that are removed to get the root: `gotea`, `gotee`, `goteando`, `goteó`, `tapada`. They also fit stems. */
const VERB_ENDING = /(?:[aei]ndo|yendo|ieron|aron|aban?|[aei]mos|[aei]d[oa]?s?|[aei]r|ian?|io|[ae][ns]?|o)$/;
const ENCLITIC = /(?<=[aei]r|ndo)(?:me|te|se|nos|l[aeo]s?)$/;
const wordsByVerb = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

/** The words of the vocabulary by the root that they would have as verbs. */
function verbsOf({ words }: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const known = wordsByVerb.get(words);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const word of words) {
    const root = verbRoot(word);
    if (root === undefined) continue;
    const same = made.get(root);
    if (same) same.push(word);
    else made.set(root, [word]);
  }
  wordsByVerb.set(words, made);
  return made;
}

function verbRoot(word: string): string | undefined {
  const root = word.replace(VERB_ENDING, '');
  return root.length > 2 && root !== word ? root : undefined;
}

/** Stems of the vocabulary that are forms of the same verb as a word that is in no name: `gotea` for `gotee`, `barrid` for `barrió`, `proteger` for `protegerme`. */
function sameVerb({ term }: QueryItem, text: string, lexicon: Lexicon, vocabulary: Vocabulary): readonly string[] {
  // A word of the vocabulary without a clear verb ending may be a noun, so it has no verb forms: `rayas`.
  if (lexicon.uses(term) > 0 || (vocabulary.words.has(term) && !/(?:[aei]r|ndo|[^e]o|aron|ieron)$/.test(text)))
    return [];
  const root = verbRoot(text.replace(ENCLITIC, ''));
  const same = ((root !== undefined && verbsOf(vocabulary).get(root)) || []).filter((word) => word !== term);
  // An infinitive does not stand for the participle, which describes a state: `pegar` is not `pegado`.
  return /[aei]r$/.test(text) ? same.filter((word) => !/[ai]d$/.test(word)) : same;
}

/** Of a size under its other name. */
const EQUAL_SIZE_WEIGHT = 0.95;

function readWord(item: QueryItem, text: string, lexicon: Lexicon, vocabulary: Vocabulary): ReadItem {
  const { term, isTypedSoFar } = item;
  const exact: WantedTerm = { term, weight: 1 };
  const clave: WantedTerm = { term: text, weight: 1, isClave: true };
  const size = SIZE_WORDS.get(term);
  const sizes = (size ?? []).map((one, at): WantedTerm => ({ term: one, weight: at === 0 ? 1 : EQUAL_SIZE_WEIGHT }));
  const isBegun = isTypedSoFar && text.length > 1 && lexicon.hasPrefix(text);
  const begun: WantedTerm[] = isBegun ? [{ term: text, weight: PREFIX_WEIGHT, isPrefix: true }] : [];
  // A word that the vocabulary has only within phrases stays as it is, so that the phrase is found: `sierra sircular`.
  const within = vocabulary.words.has(term) ? [exact] : [];
  const isKnown =
    lexicon.uses(term) > 0 || isVocabularyEntry(term, vocabulary) || term.startsWith('!') || size !== undefined;
  if (isKnown || isBegun) {
    // A word of the vocabulary that is in no name may also be a misspelt name: `cierra` (the shop closes) for `sierra` (saw).
    const alike =
      lexicon.uses(term) > 0 || !isKnown
        ? []
        : lexicon.alike(term).map((other) => ({ term: other, weight: ALIKE_WEIGHT }));
    return {
      ...item,
      forms: isKnown ? [exact, ...alike] : within,
      own: [alternative([exact, ...alike, ...sizes, ...begun, clave])],
    };
  }
  const whole = fullNames(text, lexicon, vocabulary).map(
    (name): WantedTerm => ({ term: name, weight: DIMINUTIVE_WEIGHT }),
  );
  if (whole.length > 0) return { ...item, forms: whole, own: [alternative(whole)] };
  // A word that the vocabulary spells this way is not corrected, although nothing is called like that.
  const isSpelt = item.isOptional || vocabulary.spelt.has(term) || (isTypedSoFar && beginsBrand(text));
  const guesses = isSpelt
    ? []
    : lexicon.guesses(term, isTypedSoFar, (guess) => hasIndexedSynonym(guess, lexicon, vocabulary));
  const isGuess = guesses.length > 0 && guesses.every(({ weight }) => weight < SOUNDS_ALIKE);
  return { ...item, forms: [...within, ...guesses], own: [alternative([...guesses, clave])], isGuess };
}

const LEAST_OF_BRAND = 4;

/** Whether a maker's name begins with this text, so that it is not taken for a misspelt word while it is typed. */
const beginsBrand = (text: string): boolean =>
  text.length >= LEAST_OF_BRAND && [...BRANDS].some((brand) => brand.startsWith(text));

/** The stems of the known words that a diminutive may be of: `bombita` → `bomba`, `llavecita` → `llave`. */
function fullNames(text: string, lexicon: Lexicon, vocabulary: Vocabulary): string[] {
  const root = /^(.{3,}?)(?:ecit|cit|it)[oa]s?$/.exec(text)?.[1];
  if (root === undefined || vocabulary.words.has(stem(text))) return [];
  // The spelling of the root changes before the diminutive's ending: `disquito` is of `disco`, `lucecita` of `luz`.
  const roots = [root, root.replace(/qu$/, 'c'), root.replace(/gu$/, 'g'), root.replace(/c$/, 'z')];
  const names = new Set(roots.flatMap((each) => ['a', 'o', 'e', ''].map((ending) => stem(each + ending))));
  return [...names].filter((name) => lexicon.uses(name) > 0 || isVocabularyEntry(name, vocabulary));
}

/** Whether the vocabulary has the word as an entry of its own, not only within phrases. */
function isVocabularyEntry(term: string, vocabulary: Vocabulary): boolean {
  return phraseOf(term, vocabulary) !== undefined;
}

/** Whether a synonym of the word is in the index. */
function hasIndexedSynonym(term: string, lexicon: Lexicon, vocabulary: Vocabulary): boolean {
  return (
    phraseOf(term, vocabulary)?.synonyms.some(({ terms }) => terms.every((other) => lexicon.uses(other) > 0)) ?? false
  );
}

const JOINT = /^(?:del?|para|con)(?=.{4})/;

/**
 * An unknown word as two items when it is two known words written as one (`cintametrica`, `apagadordoble`, `tornillodebanco`), of which at least one is in
 * the index; otherwise the item itself.
 */
export function splitItem(item: QueryItem, lexicon: Lexicon, vocabulary: Vocabulary): readonly QueryItem[] {
  const { token, term } = item;
  if (token.kind !== 'word' || token.text.length < 7 || term.startsWith('!')) return [item];
  const { text } = token;
  if (lexicon.uses(term) > 0 || isVocabularyEntry(term, vocabulary) || vocabulary.words.has(term)) return [item];
  if (item.isTypedSoFar && lexicon.hasPrefix(text)) return [item];
  for (let at = 3; at <= text.length - 4; at += 1) {
    const left = text.slice(0, at);
    const rest = text.slice(at);
    const right = [rest.replace(JOINT, ''), rest].find((half) => isKnownPair(left, half, lexicon, vocabulary));
    if (right === undefined) continue;
    return [left, right].map((half) => ({
      ...item,
      token: { ...token, text: half, term: stem(half) },
      term: stem(half),
    }));
  }
  return [item];
}

function isKnownPair(left: string, right: string, lexicon: Lexicon, { words }: Vocabulary): boolean {
  const isLeft = lexicon.uses(stem(left)) > 0;
  const isRight = lexicon.uses(stem(right)) > 0;
  const isName = (half: string): boolean => half.length > 4 && words.has(stem(half));
  return (isLeft && (isRight || isName(right))) || (isRight && isName(left));
}

const SMALL_NUMBERS = SMALL_NUMBER_WORDS.map(stem);

/** The word for a small number without a unit, because titles have `dos velocidades`. */
function wordOfNumber({ unit, value }: Measure): readonly string[] {
  return unit === undefined && value > 1 ? SMALL_NUMBERS.slice(value, value + 1) : [];
}

/** The terms of a size: its own and its equals in other units. A number without a unit matches the number with any unit. */
function measurePart(measure: Measure, text: string, { isTypedSoFar, isExact, isAlone }: QueryItem): Part {
  const [number = '', precise = ''] = measureTerms(measure);
  const namesOf = (size: Measure): string[] => (isExact ? [] : equalMeasures(size));
  if (measure.unit !== undefined) {
    const equal = namesOf(measure).map((term): WantedTerm => ({ term, weight: EQUAL_SIZE_WEIGHT }));
    // Beside a thing, an entry's number without a unit satisfies it too. A query of a size alone must not match it: `18v` is not a blade with 18 teeth.
    const bare: WantedTerm[] = isAlone ? [] : [{ term: `~${number.slice(1)}`, weight: 0.8 }];
    return [{ term: precise, weight: 1 }, ...equal, ...bare];
  }
  const isFraction = !Number.isInteger(measure.value);
  const guessed = isFraction ? 'in' : 'mm';
  const equal = isFraction || measure.value >= UNITLESS_MM ? namesOf({ ...measure, unit: guessed }) : [];
  const isWholeNumber = /^\d{2,}$/.test(text);
  return [
    { term: number, weight: 1 },
    ...wordOfNumber(measure).map((term): WantedTerm => ({ term, weight: 1 })),
    ...equal.map((term): WantedTerm => ({ term, weight: 0.85 })),
    // A fraction without a unit may also be of a litre, as for paint.
    ...(isFraction ? [{ term: measureTerm(measure.value * ML_PER_LITRE, 'ml'), weight: 0.6 }] : []),
    ...(isWholeNumber ? [{ term: text, weight: 0.95, isClave: true, isPrefix: text.length > 2 }] : []),
    ...(isWholeNumber && isTypedSoFar ? [{ term: number, weight: 0.5, isPrefix: true }] : []),
  ];
}

/** The ways to find a code: as a word of a title, as a clave or the beginning of one of its segments, and as its letters and digits apart (`sds20`, `stilson14`). */
function codeWays(plain: string): Alternative[] {
  const whole: Part = [
    { term: plain, weight: 1 },
    { term: plain, weight: 0.9, isClave: true, isPrefix: true },
  ];
  const pieces = plain.match(/[a-z]+|\d+/g) ?? [];
  const parts = pieces.map(
    (piece): Part => [{ term: /\d/.test(piece) ? `#${Number(piece)}` : stem(piece), weight: 1 }],
  );
  return parts.length === 2 ? [alternative(whole), { parts, weight: 0.75 }] : [alternative(whole)];
}
