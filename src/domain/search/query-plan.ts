import { isContentWord } from './described/description-stem.ts';
import { type ReadItem, readItem, splitItem } from './item-parts.ts';
import { queryItems } from './query-items.ts';
import { meanings, type PlanContext, phraseFrom } from './query-phrases.ts';
import { withGauged } from './screw-gauge.ts';
import type { Alternative, Part, Slot, SlotRole, WantedTerm } from './slots.ts';
import { BRANDS, COLOURS, QUESTION_WORDS } from './vocabulary/small-words.ts';
import { PLACE_WORDS, USES_BY_WORD } from './vocabulary/uses.ts';
import type { Synonym } from './vocabulary/vocabulary.ts';
import { isScale, isSizeWord } from './written-size.ts';

/** What a query asks for: slots, which entries satisfy or not, and facts about its words that decide how the answer is shown. */
export interface QueryPlan {
  readonly slots: readonly Slot[];
  /** Summed weight of the pieces that nothing in the index can satisfy. */
  readonly unknownWeight: number;
  /** Whether such a piece stands before the first thing that was found. */
  readonly isHeadUnknown: boolean;
  /** How many of its words nothing in the index can satisfy, not counting sizes. */
  readonly unknownWords: number;
  /** How many of its sizes no entry has. */
  readonly unknownSizes: number;
  /** The terms of its words, and the uses (`@bano`) that they ask for. */
  readonly said: ReadonlySet<string>;
  /** The same of the first required word only; empty when a task or a problem begins with it. */
  readonly head: ReadonlySet<string>;
  /** Its content words, folded, as they were typed: without sizes, makers and fillers. */
  readonly words: readonly string[];
  /** Whether it is a sentence: four words or more, a question word, a filler or a spoken verb. Then unknown words count less. */
  readonly isSentence: boolean;
  /** Slots that were left out of `slots`, because they lead to pages of the shop while others ask for products. */
  readonly aside?: readonly Slot[];
}

const THING_WEIGHT = 1.5;
const FITS_WEIGHT = 0.6;
const SOURCE_WEIGHT = 0.9;
/** The weight of a slot that was made optional is divided by this, so that a rare place or size does not outweigh what the thing is. */
const YIELDS = 4;
/** Pieces from which on a query is a sentence. */
const SENTENCE = 4;
const SENTENCE_FACTOR = 0.4;
const CORDLESS = 'inalambric';
const CORD = 'cabl';

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Plans a query: phrases of the vocabulary become one slot each, the other words one each, with all terms that would satisfy it.
 * @param aside words, folded, that are to be optional
 */
export function planQuery(query: string, context: PlanContext, aside = NO_WORDS): QueryPlan {
  const read = queryItems(query)
    .flatMap((item) => splitItem(item, context.lexicon, context.vocabulary))
    .map((item) => readItem(item, context.lexicon, context.vocabulary));
  const items = askedFirst(
    read.map((item) => (aside.has(item.token.text) ? { ...item, isOptional: true } : item)),
    context,
  );
  const isSentence =
    items.length >= SENTENCE ||
    items.some((item) => isQuestionWord(item) || item.isFiller || isSpokenVerb(item, context));
  const slots: Slot[] = [];
  let unknownWeight = 0;
  let unknownWords = 0;
  let unknownSizes = 0;
  let isHeadUnknown = false;
  let hasThing = false;
  let hasTask = false;
  let head: ReadonlySet<string> | undefined;
  const taken = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (taken.has(at)) continue;
    const phrase = phraseFrom(items, at, taken, context);
    for (const index of phrase?.places ?? [at]) taken.add(index);
    const covered = phrase ? phrase.places.flatMap((index) => items[index] ?? []) : [item];
    const isOptional = covered.every((each) => each.isOptional || isLoose(each, covered, isSentence));
    const isTaskPhrase = phrase?.synonyms.some((synonym) => synonym.isTask) ?? false;
    if (!item.isOptional) head ??= isTaskPhrase ? new Set() : termsSaid([item]);
    // What serves a task is the thing that is asked for, also when all words of the task are optional: `que no se meta el agua`.
    const role: SlotRole = item.isServed ? 'served' : hasThing || (isOptional && !isTaskPhrase) ? 'quality' : 'thing';
    const meant = waysOf(covered, phrase?.synonyms ?? [], role, context);
    const ways: readonly Alternative[] = role === 'thing' ? withGauged(meant, covered, items) : meant;
    const possible = ways.filter((way) => isPossible(way, context));
    const weight = tellingWeight(possible, context) * (role === 'thing' ? THING_WEIGHT : 1);
    const lacks = covered.length === 1 && item.term.startsWith('!') ? item.term.slice(1) : undefined;
    const isPlace =
      covered.length === 1 && (PLACE_WORDS.has(item.term) || isDrive(item, hasThing) || isColour(item, hasThing));
    // After a task, what else a sentence says is optional, because the task already says what is wanted.
    const isBesideTask =
      hasTask &&
      ((isSentence && !item.isSource) || (covered.length === 1 && (item.token.kind === 'measure' || isPlace)));
    // A first word that is in some name is a thing here and begins no task: `lija para madera`.
    const isVerb = context.lexicon.uses(item.term) === 0;
    hasTask ||= isVerb && isTaskPhrase;
    const isCorded = item.isSource && item.term === CORD;
    if (lacks !== undefined && possible.length === 0) slots.push(unwanted([lacks], weight));
    else if (isCorded) slots.push(...cordedSlots(possible, weight));
    else if (possible.length > 0) {
      const need = isOptional || isBesideTask ? 'optional' : 'required';
      slots.push({ role, alternatives: possible, weight, need, typed: covered, isPlace });
      // A number within a name still says which one is meant, so it orders too: `soldadura 7018`.
      if (covered.length > 1) slots.push(...covered.flatMap((each) => sizeWithin(each, weight)));
    } else if (!isOptional && !(isPlace && hasThing)) {
      unknownWeight += weight;
      // An amount in front, as in `un kilo de soldadura`, is not what is asked for.
      const isSize = item.token.kind === 'measure';
      if (isSize) unknownSizes += 1;
      else unknownWords += 1;
      isHeadUnknown ||= !isSize && !hasThing;
    }
    hasThing ||= !isOptional && possible.length > 0;
  }
  return {
    slots: unknownWords > 0 ? slots : withSomethingRequired(slots),
    unknownWeight: isSentence ? unknownWeight * SENTENCE_FACTOR : unknownWeight,
    isHeadUnknown: isHeadUnknown && !isSentence,
    unknownWords,
    unknownSizes,
    said: termsSaid(items),
    head: head ?? new Set(),
    words: items.flatMap(({ token }) =>
      token.kind === 'word' && isContentWord(token.text) && !isSizeName(token.text) ? [token.text] : [],
    ),
    isSentence,
  };
}

/** Whether a word names a size or a maker and not a thing. */
const isSizeName = (text: string): boolean => BRANDS.has(text) || isSizeWord(text) || isScale(text) || text === 'cal';

/** The terms of these words, and the uses that they ask for. */
function termsSaid(items: readonly ReadItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ forms }) => forms.flatMap(({ term }) => [term, ...(USES_BY_WORD.get(term) ?? [])])));
}

/** `no pega la pintura`: a verb that is no name of anything. */
const isSpokenVerb = ({ verb, verbForms, term }: ReadItem, { lexicon }: PlanContext): boolean =>
  (verb !== undefined || verbForms !== undefined) && lexicon.uses(term) === 0;

const isQuestionWord = ({ token }: ReadItem): boolean => token.kind === 'word' && QUESTION_WORDS.has(token.text);

/** The items with what follows "qué" or "cuál" first, and what stands before as what it is used for: `voy a pintar mi cuarto, qué rodillo llevo` asks for a roller. */
function askedFirst(items: readonly ReadItem[], { lexicon }: PlanContext): readonly ReadItem[] {
  const at = items.findIndex((item, index) => {
    const next = items[index + 1];
    const isAsked = item.token.kind === 'word' && /^(?:que|cual)$/.test(item.token.text);
    return index > 0 && isAsked && next !== undefined && !next.isOptional && lexicon.uses(next.term) > 0;
  });
  if (at === -1) return items;
  const served = items.slice(0, at).map((item) => ({ ...item, isServed: true }));
  return [...items.slice(at), ...served].filter(({ isFiller }) => !isFiller);
}

/** Whether an item that is no part of a phrase is optional: a container such as a roll, and in a sentence a word whose meaning is only guessed. */
function isLoose({ holds, isGuess }: ReadItem, covered: readonly ReadItem[], isSentence: boolean): boolean {
  return covered.length === 1 && (holds === true || (isSentence && isGuess === true));
}

/** Whether an item names what drives a machine (`motosierra a gasolina`). It yields when nothing of the kind is driven so, because other machines are a better answer than none. */
function isDrive({ term, isSource }: ReadItem, hasThing: boolean): boolean {
  return hasThing && isSource && /^(?:gasolin|diesel|bateria|pila|corrient)$/.test(term);
}

/** Whether an item is the colour of a thing (`pijas negras`). It yields when nothing of the kind has it, because the kind matters more. */
function isColour({ term }: ReadItem, hasThing: boolean): boolean {
  return hasThing && COLOURS.has(term);
}

/** An optional slot for a size that is part of a phrase; none for other items. */
function sizeWithin({ token, own }: ReadItem, weight: number): Slot[] {
  return token.kind === 'measure' ? [{ role: 'quality', alternatives: own, weight, need: 'optional' }] : [];
}

/** The slots of `con cable`: optional, because titles seldom say it, and with what has a battery pushed down. */
function cordedSlots(alternatives: readonly Alternative[], weight: number): Slot[] {
  return [
    { role: 'quality', alternatives, weight: weight / 2, need: 'optional' },
    unwanted([CORDLESS, `!${CORD}`], weight),
  ];
}

function unwanted(terms: readonly string[], weight: number): Slot {
  const part = terms.map((term): WantedTerm => ({ term, weight: 1 }));
  return { role: 'quality', alternatives: [{ parts: [part], weight: 1 }], weight, need: 'unwanted' };
}

/** The slots as they are, or with the optional ones required when no other is, because a query of fillers alone (`cómo comprar`) must find something too. */
function withSomethingRequired(slots: readonly Slot[]): readonly Slot[] {
  if (slots.some(({ need }) => need === 'required')) return slots;
  return slots.map((slot) => (slot.need === 'optional' ? { ...slot, need: 'required' } : slot));
}

/** The plan with its places optional, for when nothing satisfies all of it: for `foco para baño` the shop has a light. Undefined when it has no place or nothing else. */
export function withoutPlaces(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, ({ isPlace = false }) => isPlace);
}

/** The plan with what the thing is used for optional, for when nothing of the kind is for that use: for `pintura para obra` the shop has paints. Undefined when there is no such use or nothing else. */
export function withoutServed(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, ({ role, isPlace = false }) => role === 'served' || isPlace);
}

/** The plan with its sizes optional, for when nothing of the kind comes in them. Undefined when it has no size or nothing else. */
export function withoutSizes(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, isSizeSlot);
}

/** Whether a slot is a size and nothing else. */
export function isSizeSlot({ typed: [item, ...more] = [] }: Slot): boolean {
  if (!item || more.length > 0) return false;
  return item.token.kind === 'measure' || (item.token.kind === 'word' && isSizeWord(item.token.text));
}

/** Whether a slot is a number without a unit: `tubo de 3`. */
export function isBareSize(slot: Slot): boolean {
  const [item] = slot.typed ?? [];
  return isSizeSlot(slot) && item?.token.kind === 'measure' && item.token.measure.unit === undefined;
}

/** The plan in which some required slots are optional; undefined when there are none of them or no other required ones. */
function withOptional(plan: QueryPlan, isYielding: (slot: Slot) => boolean): QueryPlan | undefined {
  const required = plan.slots.filter(({ need }) => need === 'required');
  const yielding = new Set(required.filter(isYielding));
  if (yielding.size === 0 || yielding.size === required.length) return undefined;
  return {
    ...plan,
    slots: plan.slots.map((slot) =>
      yielding.has(slot) ? { ...slot, need: 'optional', weight: slot.weight / YIELDS } : slot,
    ),
  };
}

/** All ways to satisfy the items of one slot: as they are written, and by each synonym. */
function waysOf(
  items: readonly ReadItem[],
  synonyms: readonly Synonym[],
  role: SlotRole,
  context: PlanContext,
): Alternative[] {
  const required = items.filter(({ isOptional }) => !isOptional);
  const asked = required.length > 0 ? required : items;
  const first = asked[0];
  if (!first) return [];
  const said = synonyms.map(({ terms, weight }) => ({ parts: terms.map(exactly), weight }));
  const hasOptional = asked.length < items.length;
  // A task is only satisfied by what serves it, not by its words: `para pegar tubo de PVC` asks for glue, not for the pipe.
  if (role === 'thing' && hasOptional && synonyms.some(({ isTask }) => isTask)) return said;
  // Where all words together name another thing, the first word alone does not satisfy it: `bomba para fumigar` is a sprayer and no pump.
  if (role === 'thing' && hasOptional && isNameOfOther(first, synonyms)) return [literal(items, context), ...said];
  if (asked.length > 1) return [literal(asked, context), ...said];
  const driven = first.isSource && /^(?:bateria|pila)$/.test(first.term) ? [only(CORDLESS, SOURCE_WEIGHT)] : [];
  return [...first.own, ...said, ...driven, ...(role === 'served' ? fitting(first, synonyms, context) : [])];
}

/** Whether no synonym of a phrase begins with the phrase's first word. */
function isNameOfOther(first: ReadItem, synonyms: readonly Synonym[]): boolean {
  const own = new Set(first.forms.map(({ term }) => term));
  return synonyms.length > 0 && synonyms.every(({ terms }) => !own.has(terms[0] ?? ''));
}

const exactly = (term: string): Part => [{ term, weight: 1 }];
const only = (term: string, weight: number): Alternative => ({ parts: [exactly(term)], weight });

/** The phrase word for word, each word also by its synonyms of one word. */
function literal(items: readonly ReadItem[], context: PlanContext): Alternative {
  const parts = items.map((item): Part => {
    const single = item.own.flatMap(({ parts }) => (parts.length === 1 ? (parts[0] ?? []) : []));
    return [...single, ...meanings(item, context)];
  });
  return { parts, weight: 1 };
}

/** What fits the machine after "para" without naming it, from the vocabulary's table `fits`. */
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

/** The weight of a slot, as in inverse document frequency: the rarer the terms that satisfy it, the higher. What nothing satisfies counts as if one entry had it. */
function tellingWeight(alternatives: readonly Alternative[], { lexicon, size }: PlanContext): number {
  const uses = alternatives.map(({ parts }) =>
    Math.min(...parts.map((part) => part.reduce((sum, { term }) => sum + lexicon.uses(term), 0))),
  );
  const most = Math.min(size, Math.max(1, ...uses));
  return Math.log(1 + size / most);
}
