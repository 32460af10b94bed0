import type { ReadItem } from './item-parts.ts';
import type { Lexicon } from './lexicon.ts';
import type { WantedTerm } from './slots.ts';
import { stem } from './stem.ts';
import { type Phrase, phraseOf, SAME_THING, type Synonym, type Vocabulary } from './vocabulary/vocabulary.ts';

/** What the planner needs to know of the index. */
export interface PlanContext {
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  /** How many entries there are. */
  readonly size: number;
}

const JOINED = 0.9;
const BEGUN_PHRASE = 0.8;
const MOST_BETWEEN = 2;
const SMALL_TALK = 0.25;

interface FoundPhrase {
  /** Which items it takes. */
  readonly places: readonly number[];
  readonly synonyms: readonly Synonym[];
}

/**
 * The phrase that begins at an item; undefined when a better one begins at its second word. Better is a longer one, as in `pintura para marcar cajones
 * de estacionamiento`, and after a filler also one of the same length: in `hacer un hoyo en azulejo` it is the one that begins with `hoyo`.
 */
export function phraseFrom(
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): FoundPhrase | undefined {
  const phrase = longestPhrase(items, at, taken, context);
  const second = phrase?.places[1];
  if (!phrase || second === undefined) return phrase;
  const behind = longestPhrase(items, second, taken, context);
  if (!behind) return phrase;
  const longer = behind.places.length - phrase.places.length;
  return longer > 0 || (longer === 0 && items[at]?.isFiller === true) ? undefined : phrase;
}

/** The longest phrase of the vocabulary that begins at an item and leads to something that the index has. Of two with as many words, the one whose words stand closer together. */
function longestPhrase(
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): FoundPhrase | undefined {
  const { terms, isSaidThere } = saidOf(items, context);
  const isBelieved = ({ unless }: Synonym): boolean => !unless || ![...unless].some((term) => terms.has(term));
  let longest = joinedPhrase(items, at, taken, context);
  const item = items[at];
  if (!item) return longest;
  const own = firstForms(item, context);
  // A synonym of the first word may begin a phrase of several words too: `taladradora de columna` is the phrase `taladro de columna`.
  const spoken = spokenForms(item).map((term): WantedTerm => ({ term, weight: 1 }));
  for (const { term: first, weight } of [...own, ...spoken, ...meanings(item, context)]) {
    for (const phrase of context.vocabulary.phrases.get(first) ?? []) {
      if (phrase.terms.length === 1 && !own.some(({ term }) => term === first)) continue;
      if (!phrase.terms.every((term) => isSaidThere(term))) continue;
      const fit = fitPhrase(phrase, first, items, at, taken, context);
      if (!fit || (longest && isWorse(fit.places, longest.places))) continue;
      const synonyms = meantHere(phrase, isBelieved, context).map((synonym) => ({
        ...synonym,
        weight: synonym.weight * fit.weight * weight,
      }));
      if (synonyms.length === 0) continue;
      const isBetter = !longest || isWorse(longest.places, fit.places);
      longest = { places: fit.places, synonyms: isBetter ? synonyms : [...(longest?.synonyms ?? []), ...synonyms] };
    }
  }
  return longest;
}

/** The forms in which the vocabulary has the verb of an item. */
const spokenForms = ({ verb, verbForms = [] }: ReadItem): readonly string[] =>
  verb === undefined ? verbForms : [verb, ...verbForms];

interface Said {
  /** The terms of the items' own forms. */
  readonly terms: ReadonlySet<string>;
  /** Whether some item may stand for this term. Asked first, because it rules most phrases out cheaply. */
  readonly isSaidThere: (term: string) => boolean;
}

const saidByItems = new WeakMap<readonly ReadItem[], Said>();

function saidOf(items: readonly ReadItem[], context: PlanContext): Said {
  const known = saidByItems.get(items);
  if (known) return known;
  const terms = new Set(items.flatMap(({ forms }) => forms.map(({ term }) => term)));
  const meant = items.flatMap((item) => [
    ...firstForms(item, context).map(({ term }) => term),
    ...meanings(item, context).map(({ term }) => term),
    ...spokenForms(item),
  ]);
  const all = new Set([...terms, ...meant]);
  const begun = items.flatMap(({ token, isTypedSoFar }) =>
    isTypedSoFar && token.kind === 'word' && token.text.length > 2 ? [token.text] : [],
  );
  const said = {
    terms,
    isSaidThere: (term: string): boolean => all.has(term) || begun.some((text) => term.startsWith(text)),
  };
  saidByItems.set(items, said);
  return said;
}

const isIndexed = ({ terms }: Synonym, { lexicon }: PlanContext): boolean =>
  terms.every((term) => lexicon.uses(term) > 0);

/**
 * A synonym under the names that the index has. A task may lead to `removedor de sarro` where this shop has a `quitasarro`. The things of a task are
 * sought under all their names even when the index has the first, because that one may only stand in another thing's title: `llana para pegazulejo`.
 */
function namesHere(synonym: Synonym, context: PlanContext): readonly Synonym[] {
  const own = isIndexed(synonym, context) ? [synonym] : [];
  // Synonyms for the thing itself are listed with all names of the thing already.
  if (own.length > 0 ? synonym.isTask !== true : synonym.weight >= SAME_THING) return own;
  if (synonym.isLastResort) return own;
  const name = synonym.terms.join(' ');
  const phrase = context.vocabulary.phrases
    .get(synonym.terms[0] ?? '')
    ?.find(({ terms }) => terms.length === synonym.terms.length && terms.join(' ') === name);
  const names = (phrase?.synonyms ?? []).filter((other) => !other.isTask && !other.unless && isIndexed(other, context));
  const same = names.filter(({ weight }) => weight >= SAME_THING);
  const found = own.length + same.length > 0 ? same : names.filter(({ isLastResort }) => isLastResort);
  return [...own, ...found.map(({ terms, weight }) => ({ ...synonym, terms, weight: weight * synonym.weight }))];
}

/** What a phrase means in this shop. Last resorts, other things of its family, count only when the shop has neither the phrase's words nor another name of the thing. */
function meantHere(
  phrase: Phrase,
  isBelieved: (synonym: Synonym) => boolean,
  context: PlanContext,
): readonly Synonym[] {
  const believed = phrase.synonyms.filter(isBelieved);
  const meant = believed.filter(({ isLastResort }) => !isLastResort).flatMap((synonym) => namesHere(synonym, context));
  const isSold = meant.length > 0 || phrase.terms.every((term) => context.lexicon.uses(term) > 0);
  return isSold ? meant : believed.flatMap((synonym) => namesHere(synonym, context));
}

const span = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);
const isWorse = (a: readonly number[], b: readonly number[]): boolean =>
  a.length !== b.length ? a.length < b.length : span(a) > span(b);

/** The terms with which a phrase may begin at this item: its forms, or for an unknown word that is still being typed the vocabulary's words that begin with it. */
function firstForms(item: ReadItem, { vocabulary }: PlanContext): readonly WantedTerm[] {
  const text = item.token.kind === 'word' ? item.token.text : '';
  if (item.forms.length > 0 || !item.isTypedSoFar || text.length < 4) return item.forms;
  const known = begunForms.get(item);
  if (known) return known;
  const begun: WantedTerm[] = [];
  for (const term of vocabulary.words) {
    if (term.startsWith(text)) begun.push({ term, weight: BEGUN_PHRASE });
    if (begun.length === MOST_BEGUN) break;
  }
  begunForms.set(item, begun);
  return begun;
}

const MOST_BEGUN = 8;
const begunForms = new WeakMap<ReadItem, readonly WantedTerm[]>();

/** Which items a phrase takes from `at` on, or undefined. Some other items may stand between: `pintura roja para herrería`, `disco 7 para azulejo`. */
function fitPhrase(
  { terms, isUnordered }: Phrase,
  first: string,
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): { readonly places: readonly number[]; readonly weight: number } | undefined {
  const places = [at];
  const left = terms.toSpliced(isUnordered ? terms.indexOf(first) : 0, 1);
  let weight = 1;
  let between = 0;
  for (let next = at + 1; left.length > 0; next += 1) {
    const item = items[next];
    if (!item) return undefined;
    const [place, fit]: readonly [number, number] = taken.has(next)
      ? [-1, 0]
      : fitTerm(item, isUnordered ? left : left.slice(0, 1), context);
    if (fit > 0) {
      left.splice(place, 1);
      weight *= fit;
      places.push(next);
      between = 0;
      continue;
    }
    // An optional word between counts little; it does count, so that a phrase does not stretch over a whole sentence.
    between += item.isOptional ? SMALL_TALK : 1;
    if (between > MOST_BETWEEN) return undefined;
  }
  return { places, weight };
}

/** The place of the first of these terms that an item stands for, and with which weight; -1 and 0 for none. */
function fitTerm(
  item: ReadItem,
  terms: readonly string[],
  context: PlanContext,
): readonly [place: number, fit: number] {
  for (const [place, term] of terms.entries()) {
    const fit = formWeight(item, term, context);
    if (fit > 0) return [place, fit];
  }
  return [-1, 0];
}

function formWeight(item: ReadItem | undefined, term: string, context: PlanContext): number {
  if (!item) return 0;
  const form = item.forms.find((each) => each.term === term);
  if (form) return form.weight;
  if (item.verbForms?.includes(term)) return 1;
  const meant = meanings(item, context).find((each) => each.term === term);
  if (meant) return meant.weight;
  const text = item.token.kind === 'word' ? item.token.text : '';
  return item.isTypedSoFar && text.length > 2 && term.startsWith(text) ? BEGUN_PHRASE : 0;
}

/** Two items that the index or the vocabulary has as one word: `roto martillo`. */
function joinedPhrase(
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  { lexicon, vocabulary }: PlanContext,
): FoundPhrase | undefined {
  const [left, right] = [items[at]?.token, items[at + 1]?.token];
  if (left?.kind !== 'word' || right?.kind !== 'word' || taken.has(at + 1)) return undefined;
  const term = stem(left.text + right.text);
  if (left.text.length < 3 || right.text.length < 3) return undefined;
  const places = [at, at + 1];
  if (lexicon.uses(term) > 0) return { places, synonyms: [{ terms: [term], weight: JOINED }] };
  const said = phraseOf(term, vocabulary)?.synonyms ?? [];
  const synonyms = said.filter(
    ({ terms, isLastResort }) => !isLastResort && terms.every((each) => lexicon.uses(each) > 0),
  );
  return synonyms.length > 0 ? { places, synonyms } : undefined;
}

/** Remembered for each item, because every phrase that may begin or go on there asks for them. */
const meaningsOf = new WeakMap<ReadItem, readonly WantedTerm[]>();

/** The synonyms of an item that are one word. */
export function meanings(item: ReadItem, context: PlanContext): readonly WantedTerm[] {
  const known = meaningsOf.get(item);
  if (known) return known;
  const meant = item.forms.flatMap(({ term, weight }) => wordSynonyms(term, weight, context));
  meaningsOf.set(item, meant);
  return meant;
}

function wordSynonyms(term: string, weight: number, { vocabulary }: PlanContext): WantedTerm[] {
  const own = phraseOf(term, vocabulary);
  return (own?.synonyms ?? []).flatMap((synonym) => {
    const [only] = synonym.terms;
    return synonym.terms.length === 1 && only !== undefined && !synonym.unless && !synonym.isLastResort
      ? [{ term: only, weight: synonym.weight * weight }]
      : [];
  });
}
