import { type ReadItem, readItem } from './item-parts.ts';
import type { Lexicon } from './lexicon.ts';
import { queryItems } from './query-items.ts';
import type { Alternative, Part, Slot, SlotRole, WantedTerm } from './slots.ts';
import { stem } from './stem.ts';
import { QUESTION_WORDS } from './vocabulary/small-words.ts';
import { PLACE_WORDS, USES_BY_WORD } from './vocabulary/uses.ts';
import { type Phrase, SAME_THING, type Synonym, type Vocabulary } from './vocabulary/vocabulary.ts';
import { isSizeWord } from './written-size.ts';

/** What a query asks for, in its pieces. */
export interface QueryPlan {
  readonly slots: readonly Slot[];
  /** Weight of the pieces that nothing in the index can satisfy. */
  readonly unknownWeight: number;
  /** The first piece was one of them. */
  readonly isHeadUnknown: boolean;
  /** How many of its words nothing in the index can satisfy; sizes apart. */
  readonly unknownWords: number;
  /** How many of its sizes no entry has. */
  readonly unknownSizes: number;
  /** The terms of its words, and the uses that they ask for. */
  readonly said: ReadonlySet<string>;
}

/** What the planner needs to know of the index. */
export interface PlanContext {
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  /** How many entries there are. */
  readonly size: number;
}

const THING_WEIGHT = 1.5;
const FITS_WEIGHT = 0.6;
const SOURCE_WEIGHT = 0.9;
const BEGUN_PHRASE = 0.8;
const MOST_BETWEEN = 2;
/** A rare place or size must not outweigh what the thing is. */
const YIELDS = 4;
const SENTENCE = 4;
const SENTENCE_FACTOR = 0.4;
const CORDLESS = 'inalambric';
const CORD = 'cabl';

/** Plans a query: its phrases by the vocabulary, the rest word by word, each with all that would satisfy it. */
export function planQuery(query: string, context: PlanContext): QueryPlan {
  const items = askedFirst(
    queryItems(query).map((item) => readItem(item, context.lexicon, context.vocabulary)),
    context,
  );
  // Around a question or a wish, and in many words, stand some that nobody sells.
  const isSentence = items.length >= SENTENCE || items.some((item) => isQuestionWord(item) || item.isWish);
  const slots: Slot[] = [];
  let unknownWeight = 0;
  let unknownWords = 0;
  let unknownSizes = 0;
  let isHeadUnknown = false;
  let hasThing = false;
  let isTask = false;
  const taken = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (taken.has(at)) continue;
    const phrase = phraseFrom(items, at, taken, context);
    for (const index of phrase?.places ?? [at]) taken.add(index);
    const covered = phrase ? phrase.places.flatMap((index) => items[index] ?? []) : [item];
    const isWelcome = covered.every((each) => each.isWelcome || isLoose(each, covered, isSentence));
    const role: SlotRole = item.isServed ? 'served' : hasThing || isWelcome ? 'quality' : 'thing';
    const ways = waysOf(covered, phrase?.synonyms ?? [], role, context);
    const possible = ways.filter((way) => isPossible(way, context));
    const weight = tellingWeight(possible, context) * (role === 'thing' ? THING_WEIGHT : 1);
    const lacks = covered.length === 1 && item.term.startsWith('!') ? item.term.slice(1) : undefined;
    const isPlace = covered.length === 1 && PLACE_WORDS.has(item.term);
    const isOfTask = isTask && covered.length === 1 && (item.token.kind === 'measure' || isPlace);
    // `lija para madera` is also what somebody does, but here it is a thing.
    const isVerb = context.lexicon.uses(item.term) === 0;
    isTask ||= isVerb && (phrase?.synonyms.some((synonym) => synonym.isTask) ?? false);
    const isCorded = item.isSource && item.term === CORD;
    if (lacks !== undefined && possible.length === 0) slots.push(unwanted([lacks], weight));
    else if (isCorded) slots.push(...cordedSlots(possible, weight));
    else if (possible.length > 0) {
      const need = isWelcome || isOfTask ? 'welcome' : 'required';
      slots.push({ role, alternatives: possible, weight, need, typed: covered, isPlace });
    } else if (!isWelcome && !(isPlace && hasThing)) {
      unknownWeight += weight;
      if (item.token.kind === 'measure') unknownSizes += 1;
      else unknownWords += 1;
      isHeadUnknown ||= !hasThing;
    }
    hasThing ||= !isWelcome && possible.length > 0;
  }
  return {
    slots: unknownWords > 0 ? slots : withSomethingRequired(slots),
    unknownWeight: isSentence ? unknownWeight * SENTENCE_FACTOR : unknownWeight,
    isHeadUnknown: isHeadUnknown && !isSentence,
    unknownWords,
    unknownSizes,
    said: new Set(items.flatMap(({ forms }) => forms.flatMap(({ term }) => [term, ...(USES_BY_WORD.get(term) ?? [])]))),
  };
}

const isQuestionWord = ({ token }: ReadItem): boolean => token.kind === 'word' && QUESTION_WORDS.has(token.text);

/** `voy a pintar mi cuarto, qué rodillo llevo` asks for a roller: what stands behind "qué" is wanted, what stands before says what for. */
function askedFirst(items: readonly ReadItem[], { lexicon }: PlanContext): readonly ReadItem[] {
  const at = items.findIndex((item, index) => {
    const next = items[index + 1];
    const isAsked = item.token.kind === 'word' && /^(?:que|cual)$/.test(item.token.text);
    return index > 0 && isAsked && next !== undefined && !next.isWelcome && lexicon.uses(next.term) > 0;
  });
  if (at === -1) return items;
  const served = items.slice(0, at).map((item) => ({ ...item, isServed: true }));
  return [...items.slice(at), ...served].filter(({ isWish }) => !isWish);
}

/** What only orders where it stands alone: a roll of something, and in a sentence a word that is no more than guessed. */
function isLoose({ holds, isGuess }: ReadItem, covered: readonly ReadItem[], isSentence: boolean): boolean {
  return covered.length === 1 && (holds === true || (isSentence && isGuess === true));
}

/** `con cable`: whatever has no battery will do, so it only orders. */
function cordedSlots(alternatives: readonly Alternative[], weight: number): Slot[] {
  return [
    { role: 'quality', alternatives, weight: weight / 2, need: 'welcome' },
    unwanted([CORDLESS, `!${CORD}`], weight),
  ];
}

function unwanted(terms: readonly string[], weight: number): Slot {
  const part = terms.map((term): WantedTerm => ({ term, weight: 1 }));
  return { role: 'quality', alternatives: [{ parts: [part], weight: 1 }], weight, need: 'unwanted' };
}

/** A query of small talk alone is asked as it is: `cómo comprar`. */
function withSomethingRequired(slots: readonly Slot[]): readonly Slot[] {
  if (slots.some(({ need }) => need === 'required')) return slots;
  return slots.map((slot) => (slot.need === 'welcome' ? { ...slot, need: 'required' } : slot));
}

/** The plan without its places, where all of it finds nothing: of a `foco para baño` the shop has the light. */
export function withoutPlaces(plan: QueryPlan): QueryPlan | undefined {
  return withWelcome(plan, ({ isPlace = false }) => isPlace);
}

/** The plan without what the thing should serve, where nothing of its kind serves it: of a `pintura para obra` the shop has paints. */
export function withoutServed(plan: QueryPlan): QueryPlan | undefined {
  return withWelcome(plan, ({ role, isPlace = false }) => role === 'served' || isPlace);
}

/** The plan without its sizes, where nothing of the kind comes in them. */
export function withoutSizes(plan: QueryPlan): QueryPlan | undefined {
  return withWelcome(plan, isSizeSlot);
}

/** A slot that is a size and nothing else. */
export function isSizeSlot({ typed: [item, ...more] = [] }: Slot): boolean {
  if (!item || more.length > 0) return false;
  return item.token.kind === 'measure' || (item.token.kind === 'word' && isSizeWord(item.token.text));
}

/** The plan in which some slots only order the answer; undefined when there are none of them or nothing else. */
function withWelcome(plan: QueryPlan, isYielding: (slot: Slot) => boolean): QueryPlan | undefined {
  const required = plan.slots.filter(({ need }) => need === 'required');
  const yielding = new Set(required.filter(isYielding));
  if (yielding.size === 0 || yielding.size === required.length) return undefined;
  return {
    ...plan,
    slots: plan.slots.map((slot) =>
      yielding.has(slot) ? { ...slot, need: 'welcome', weight: slot.weight / YIELDS } : slot,
    ),
  };
}

interface FoundPhrase {
  /** Which items it takes. */
  readonly places: readonly number[];
  readonly synonyms: readonly Synonym[];
}

/** The phrase that begins at an item. In `hacer un hoyo en azulejo` what is made says more than the word before it, which many queries have. */
function phraseFrom(
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): FoundPhrase | undefined {
  const phrase = longestPhrase(items, at, taken, context);
  const second = phrase?.places[1];
  if (!phrase || second === undefined || items[at]?.isWish !== true) return phrase;
  const behind = longestPhrase(items, second, taken, context);
  return behind && behind.places.length >= phrase.places.length ? undefined : phrase;
}

/** The longest phrase of the vocabulary that begins at an item and leads to something the index has; of two as long the closer one. */
function longestPhrase(
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): FoundPhrase | undefined {
  const terms = new Set(items.flatMap(({ forms }) => forms.map(({ term }) => term)));
  const isBelieved = ({ unless }: Synonym): boolean => !unless || ![...unless].some((term) => terms.has(term));
  let longest = joinedPhrase(items, at, taken, context);
  const item = items[at];
  if (!item) return longest;
  const own = firstForms(item, context);
  // A `taladradora` of the column kind is a `taladro de columna`: what a word means may begin a phrase, though it is none by itself.
  const spoken = item.verb === undefined ? [] : [{ term: item.verb, weight: 1 }];
  for (const { term: first, weight } of [...own, ...spoken, ...meanings(item, context)]) {
    for (const phrase of context.vocabulary.phrases.get(first) ?? []) {
      if (phrase.terms.length === 1 && !own.some(({ term }) => term === first)) continue;
      const fit = fitPhrase(phrase, items, at, taken, context);
      if (!fit || (longest && isWorse(fit.places, longest.places))) continue;
      const synonyms = phrase.synonyms
        .filter(isBelieved)
        .flatMap((synonym) => namesHere(synonym, context))
        .map((synonym) => ({ ...synonym, weight: synonym.weight * fit.weight * weight }));
      if (synonyms.length === 0) continue;
      const isBetter = !longest || isWorse(longest.places, fit.places);
      longest = { places: fit.places, synonyms: isBetter ? synonyms : [...(longest?.synonyms ?? []), ...synonyms] };
    }
  }
  return longest;
}

const isIndexed = ({ terms }: Synonym, { lexicon }: PlanContext): boolean =>
  terms.every((term) => lexicon.uses(term) > 0);

/** A synonym in names that the index has: of the `removedor de sarro` that a task leads to, this shop may have a `quitasarro`. */
function namesHere(synonym: Synonym, context: PlanContext): readonly Synonym[] {
  if (isIndexed(synonym, context)) return [synonym];
  // What is the thing itself has all its names already.
  if (synonym.weight >= SAME_THING) return [];
  const name = synonym.terms.join(' ');
  const phrase = context.vocabulary.phrases
    .get(synonym.terms[0] ?? '')
    ?.find(({ terms }) => terms.length === synonym.terms.length && terms.join(' ') === name);
  return (phrase?.synonyms ?? [])
    .filter((other) => other.weight >= SAME_THING && !other.isTask && !other.unless && isIndexed(other, context))
    .map(({ terms, weight }) => ({ ...synonym, terms, weight: weight * synonym.weight }));
}

const span = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);
const isWorse = (a: readonly number[], b: readonly number[]): boolean =>
  a.length !== b.length ? a.length < b.length : span(a) > span(b);

/** The forms a phrase may begin with; those of a word typed so far are all the vocabulary's words that begin like it. */
function firstForms(item: ReadItem, { vocabulary }: PlanContext): readonly WantedTerm[] {
  const text = item.token.kind === 'word' ? item.token.text : '';
  if (item.forms.length > 0 || !item.isTypedSoFar || text.length < 4) return item.forms;
  return [...vocabulary.words]
    .filter((term) => term.startsWith(text))
    .slice(0, 8)
    .map((term) => ({ term, weight: BEGUN_PHRASE }));
}

/** Where a phrase stands among the items. Others may stand between: `pintura roja para herrería`, `disco 7 para azulejo`. */
function fitPhrase(
  { terms }: Phrase,
  items: readonly ReadItem[],
  at: number,
  taken: ReadonlySet<number>,
  context: PlanContext,
): { readonly places: readonly number[]; readonly weight: number } | undefined {
  const places = [at];
  let weight = 1;
  let next = at + 1;
  for (const term of terms.slice(1)) {
    const end = Math.min(items.length, next + 1 + MOST_BETWEEN);
    let fit = 0;
    for (; next < end; next += 1) {
      fit = taken.has(next) ? 0 : formWeight(items[next], term, context);
      if (fit > 0) break;
    }
    if (fit === 0) return undefined;
    weight *= fit;
    places.push(next);
    next += 1;
  }
  return { places, weight };
}

function formWeight(item: ReadItem | undefined, term: string, context: PlanContext): number {
  if (!item) return 0;
  const form = item.forms.find((each) => each.term === term);
  if (form) return form.weight;
  const meant = meanings(item, context).find((each) => each.term === term);
  if (meant) return meant.weight;
  const text = item.token.kind === 'word' ? item.token.text : '';
  return item.isTypedSoFar && text.length > 2 && term.startsWith(text) ? BEGUN_PHRASE : 0;
}

/** `roto martillo`: two words that the index or the vocabulary knows as one. */
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
  if (lexicon.uses(term) > 0) return { places, synonyms: [{ terms: [term], weight: SOURCE_WEIGHT }] };
  const said = vocabulary.phrases.get(term)?.find(({ terms }) => terms.length === 1)?.synonyms ?? [];
  const synonyms = said.filter(({ terms }) => terms.every((each) => lexicon.uses(each) > 0));
  return synonyms.length > 0 ? { places, synonyms } : undefined;
}

/** All ways to satisfy the items of one slot: as written, and by each synonym. */
function waysOf(
  items: readonly ReadItem[],
  synonyms: readonly Synonym[],
  role: SlotRole,
  context: PlanContext,
): Alternative[] {
  const wanted = items.filter(({ isWelcome }) => !isWelcome);
  const telling = wanted.length > 0 ? wanted : items;
  const first = telling[0];
  if (!first) return [];
  const said = synonyms.map(({ terms, weight }) => ({ parts: terms.map(exactly), weight }));
  // `para pegar tubo de PVC` asks for what glues it, not for the pipe.
  const isDone = role === 'thing' && telling.length < items.length && synonyms.some(({ isTask }) => isTask);
  if (isDone) return said;
  // `bomba para fumigar` is the name of a sprayer, which is no pump.
  const isOther = role === 'thing' && telling.length < items.length && isNameOfOther(first, synonyms);
  if (isOther) return [literal(items, context), ...said];
  if (telling.length > 1) return [literal(telling, context), ...said];
  const driven = first.isSource && /^(?:bateria|pila)$/.test(first.term) ? [only(CORDLESS, SOURCE_WEIGHT)] : [];
  return [...first.own, ...said, ...driven, ...(role === 'served' ? fitting(first, synonyms, context) : [])];
}

/** A name whose things are all called otherwise than by its first word. */
function isNameOfOther(first: ReadItem, synonyms: readonly Synonym[]): boolean {
  const own = new Set(first.forms.map(({ term }) => term));
  return synonyms.length > 0 && synonyms.every(({ terms }) => !own.has(terms[0] ?? ''));
}

const exactly = (term: string): Part => [{ term, weight: 1 }];
const only = (term: string, weight: number): Alternative => ({ parts: [exactly(term)], weight });

/** Of each item of a plan, because every phrase that may begin or go on there asks for them. */
const meaningsOf = new WeakMap<ReadItem, readonly WantedTerm[]>();

/** The single words that an item's words stand for. */
function meanings(item: ReadItem, context: PlanContext): readonly WantedTerm[] {
  const known = meaningsOf.get(item);
  if (known) return known;
  const meant = item.forms.flatMap(({ term, weight }) => wordSynonyms(term, weight, context));
  meaningsOf.set(item, meant);
  return meant;
}

/** The phrase word for word, each word also by its own short synonyms. */
function literal(items: readonly ReadItem[], context: PlanContext): Alternative {
  const parts = items.map((item): Part => {
    const single = item.own.flatMap(({ parts }) => (parts.length === 1 ? (parts[0] ?? []) : []));
    return [...single, ...meanings(item, context)];
  });
  return { parts, weight: 1 };
}

function wordSynonyms(term: string, weight: number, { vocabulary }: PlanContext): WantedTerm[] {
  const own = vocabulary.phrases.get(term)?.find(({ terms }) => terms.length === 1);
  return (own?.synonyms ?? []).flatMap((synonym) => {
    const [only] = synonym.terms;
    return synonym.terms.length === 1 && only !== undefined && !synonym.unless
      ? [{ term: only, weight: synonym.weight * weight }]
      : [];
  });
}

/** What fits the served machine without naming it. */
function fitting(item: ReadItem, synonyms: readonly Synonym[], { vocabulary }: PlanContext): Alternative[] {
  const names = [...item.forms.map(({ term }) => term), ...synonyms.map(({ terms }) => terms.join(' '))];
  const terms = new Set(names.flatMap((name) => vocabulary.fits.get(name) ?? []));
  return [...terms].map((term) => only(term, FITS_WEIGHT));
}

function isPossible({ parts }: Alternative, { lexicon }: PlanContext): boolean {
  return parts.every((part) =>
    part.some(({ term, isPrefix = false }) => (isPrefix ? lexicon.hasPrefix(term) : lexicon.uses(term) > 0)),
  );
}

/** How telling a slot is: the rarer what would satisfy it, the more. What nothing satisfies counts as what one entry has. */
function tellingWeight(alternatives: readonly Alternative[], { lexicon, size }: PlanContext): number {
  const uses = alternatives.map(({ parts }) =>
    Math.min(...parts.map((part) => part.reduce((sum, { term }) => sum + lexicon.uses(term), 0))),
  );
  const most = Math.min(size, Math.max(1, ...uses));
  return Math.log(1 + size / most);
}
