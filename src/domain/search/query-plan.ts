import { type ReadItem, readItem, splitItem } from './item-parts.ts';
import { queryItems } from './query-items.ts';
import { meanings, type PlanContext, phraseFrom } from './query-phrases.ts';
import { withGauged } from './screw-gauge.ts';
import type { Alternative, Part, Slot, SlotRole, WantedTerm } from './slots.ts';
import { isContentWord } from './described/description-stem.ts';
import { BRANDS, COLOURS, QUESTION_WORDS } from './vocabulary/small-words.ts';
import { PLACE_WORDS, USES_BY_WORD } from './vocabulary/uses.ts';
import type { Synonym } from './vocabulary/vocabulary.ts';
import { isScale, isSizeWord } from './written-size.ts';

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
  /** Of the first word that asks for something the same; empty where it begins what somebody does or what is wrong. */
  readonly head: ReadonlySet<string>;
  /** Its words that may tell of a thing, folded, as they were typed: without sizes, makers and small talk. */
  readonly words: readonly string[];
  /** Around a question or a wish, and in many words, stand some that nobody sells. */
  readonly isSentence: boolean;
  /** What was set aside of it: slots that lead to pages of the shop, beside others that ask for products. */
  readonly aside?: readonly Slot[];
}

const THING_WEIGHT = 1.5;
const FITS_WEIGHT = 0.6;
const SOURCE_WEIGHT = 0.9;
/** A rare place or size must not outweigh what the thing is. */
const YIELDS = 4;
const SENTENCE = 4;
const SENTENCE_FACTOR = 0.4;
const CORDLESS = 'inalambric';
const CORD = 'cabl';

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Plans a query: its phrases by the vocabulary, the rest word by word, each with all that would satisfy it.
 * @param aside words, folded, that only order what the others ask for
 */
export function planQuery(query: string, context: PlanContext, aside = NO_WORDS): QueryPlan {
  const read = queryItems(query)
    .flatMap((item) => splitItem(item, context.lexicon, context.vocabulary))
    .map((item) => readItem(item, context.lexicon, context.vocabulary));
  const items = askedFirst(
    read.map((item) => (aside.has(item.token.text) ? { ...item, isWelcome: true } : item)),
    context,
  );
  const isSentence =
    items.length >= SENTENCE ||
    items.some((item) => isQuestionWord(item) || item.isWish || isSpokenVerb(item, context));
  const slots: Slot[] = [];
  let unknownWeight = 0;
  let unknownWords = 0;
  let unknownSizes = 0;
  let isHeadUnknown = false;
  let hasThing = false;
  let isTask = false;
  let head: ReadonlySet<string> | undefined;
  const taken = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (taken.has(at)) continue;
    const phrase = phraseFrom(items, at, taken, context);
    for (const index of phrase?.places ?? [at]) taken.add(index);
    const covered = phrase ? phrase.places.flatMap((index) => items[index] ?? []) : [item];
    const isWelcome = covered.every((each) => each.isWelcome || isLoose(each, covered, isSentence));
    const isDone = phrase?.synonyms.some((synonym) => synonym.isTask) ?? false;
    if (!item.isWelcome) head ??= isDone ? new Set() : termsSaid([item]);
    // What serves a task is the thing, also of `que no se meta el agua`, where all words only order.
    const role: SlotRole = item.isServed ? 'served' : hasThing || (isWelcome && !isDone) ? 'quality' : 'thing';
    const meant = waysOf(covered, phrase?.synonyms ?? [], role, context);
    const ways: readonly Alternative[] = role === 'thing' ? withGauged(meant, covered, items) : meant;
    const possible = ways.filter((way) => isPossible(way, context));
    const weight = tellingWeight(possible, context) * (role === 'thing' ? THING_WEIGHT : 1);
    const lacks = covered.length === 1 && item.term.startsWith('!') ? item.term.slice(1) : undefined;
    const isPlace =
      covered.length === 1 && (PLACE_WORDS.has(item.term) || isDrive(item, hasThing) || isColour(item, hasThing));
    // What is to be done says what is wanted; what else a sentence tells only says which.
    const isOfTask =
      isTask &&
      ((isSentence && !item.isSource) || (covered.length === 1 && (item.token.kind === 'measure' || isPlace)));
    // `lija para madera` is also what somebody does, but here it is a thing.
    const isVerb = context.lexicon.uses(item.term) === 0;
    isTask ||= isVerb && isDone;
    const isCorded = item.isSource && item.term === CORD;
    if (lacks !== undefined && possible.length === 0) slots.push(unwanted([lacks], weight));
    else if (isCorded) slots.push(...cordedSlots(possible, weight));
    else if (possible.length > 0) {
      const need = isWelcome || isOfTask ? 'welcome' : 'required';
      slots.push({ role, alternatives: possible, weight, need, typed: covered, isPlace });
      // Of `soldadura 7018` the number is part of the name, and still says which.
      if (covered.length > 1) slots.push(...covered.flatMap((each) => sizeWithin(each, weight)));
    } else if (!isWelcome && !(isPlace && hasThing)) {
      unknownWeight += weight;
      // An amount in front, as in `un kilo de soldadura`, is not what is asked for.
      const isSize = item.token.kind === 'measure';
      if (isSize) unknownSizes += 1;
      else unknownWords += 1;
      isHeadUnknown ||= !isSize && !hasThing;
    }
    hasThing ||= !isWelcome && possible.length > 0;
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

/** Says which size or make, not which thing. */
const isSizeName = (text: string): boolean => BRANDS.has(text) || isSizeWord(text) || isScale(text) || text === 'cal';

/** The terms of these words, and the uses that they ask for. */
function termsSaid(items: readonly ReadItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ forms }) => forms.flatMap(({ term }) => [term, ...(USES_BY_WORD.get(term) ?? [])])));
}

/** `no pega la pintura`: a verb that is no name of anything. */
const isSpokenVerb = ({ verb, verbForms, term }: ReadItem, { lexicon }: PlanContext): boolean =>
  (verb !== undefined || verbForms !== undefined) && lexicon.uses(term) === 0;

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

/** What drives a machine: where nothing of the kind is driven so, what there is says more than nothing. `motosierra a gasolina` */
function isDrive({ term, isSource }: ReadItem, hasThing: boolean): boolean {
  return hasThing && isSource && /^(?:gasolin|diesel|bateria|pila|corrient)$/.test(term);
}

/** A colour that nothing of the kind has says less than the kind. `pijas negras` */
function isColour({ term }: ReadItem, hasThing: boolean): boolean {
  return hasThing && COLOURS.has(term);
}

/** A size that a phrase took along only orders. */
function sizeWithin({ token, own }: ReadItem, weight: number): Slot[] {
  return token.kind === 'measure' ? [{ role: 'quality', alternatives: own, weight, need: 'welcome' }] : [];
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

/** A size that is a whole number and no more: `tubo de 3`. */
export function isBareSize(slot: Slot): boolean {
  const [item] = slot.typed ?? [];
  return isSizeSlot(slot) && item?.token.kind === 'measure' && item.token.measure.unit === undefined;
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

/** The phrase word for word, each word also by its own short synonyms. */
function literal(items: readonly ReadItem[], context: PlanContext): Alternative {
  const parts = items.map((item): Part => {
    const single = item.own.flatMap(({ parts }) => (parts.length === 1 ? (parts[0] ?? []) : []));
    return [...single, ...meanings(item, context)];
  });
  return { parts, weight: 1 };
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
