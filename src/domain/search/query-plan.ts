import { isContentWord } from './described/description-stem.ts';
import { type ReadItem, readItem, splitItem } from './item-parts.ts';
import { queryItems } from './query-items.ts';
import type { PlanContext } from './query-phrases.ts';
import { isTaskPhrase, type ReadSegment, readSegments, segmentsOf } from './query-segments.ts';
import { CORDLESS } from './segment-ways.ts';
import type { Alternative, Slot, WantedTerm } from './slots.ts';
import { BRANDS, QUESTION_WORDS } from './vocabulary/small-words.ts';
import { USES_BY_WORD } from './vocabulary/uses.ts';
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

/** Pieces from which on a query is a sentence. */
const SENTENCE = 4;
const SENTENCE_FACTOR = 0.4;
const CORD = 'cabl';

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Plans a query: phrases of the vocabulary become one slot each, the other words one each, with all terms that would satisfy it.
 * @param aside words, folded, that are to be optional
 */
export function planQuery(query: string, context: PlanContext, aside = NO_WORDS): QueryPlan {
  const items = itemsOf(query, context, aside);
  const isSentence = isSentenceOf(items, context);
  const segments = readSegments(segmentsOf(items, context), items, isSentence, context);
  const slots = segments.flatMap(slotsOf);
  const unknown = segments.filter(isUnknown);
  // An amount in front, as in `un kilo de soldadura`, is not what is asked for.
  const unknownWords = unknown.filter(({ first }) => first.token.kind !== 'measure');
  const unknownWeight = unknown.reduce((sum, { weight }) => sum + weight, 0);
  return {
    slots: unknownWords.length > 0 ? slots : withSomethingRequired(slots),
    unknownWeight: isSentence ? unknownWeight * SENTENCE_FACTOR : unknownWeight,
    isHeadUnknown: !isSentence && unknownWords.some(({ isAfterThing }) => !isAfterThing),
    unknownWords: unknownWords.length,
    unknownSizes: unknown.length - unknownWords.length,
    said: termsSaid(items),
    head: headOf(segments),
    words: contentWords(items),
    isSentence,
  };
}

/** The items of a query with the terms that they can stand for, in the order in which they are planned. */
function itemsOf(query: string, context: PlanContext, aside: ReadonlySet<string>): readonly ReadItem[] {
  const { lexicon, vocabulary } = context;
  const read = queryItems(query)
    .flatMap((item) => splitItem(item, lexicon, vocabulary))
    .map((item) => readItem(item, lexicon, vocabulary))
    .map((item) => (aside.has(item.token.text) ? { ...item, isOptional: true } : item));
  return askedFirst(read, context);
}

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

function isSentenceOf(items: readonly ReadItem[], context: PlanContext): boolean {
  return (
    items.length >= SENTENCE ||
    items.some((item) => isQuestionWord(item) || item.isFiller || isSpokenVerb(item, context))
  );
}

/** `no pega la pintura`: a verb that is no name of anything. */
const isSpokenVerb = ({ verb, verbForms, term }: ReadItem, { lexicon }: PlanContext): boolean =>
  (verb !== undefined || verbForms !== undefined) && lexicon.uses(term) === 0;

const isQuestionWord = ({ token }: ReadItem): boolean => token.kind === 'word' && QUESTION_WORDS.has(token.text);

/** The slots of a segment; none when no entry can satisfy it. */
function slotsOf(segment: ReadSegment): readonly Slot[] {
  const { first, items, role, alternatives, weight, isPlace } = segment;
  if (isUnmetLack(segment)) return [unwanted([first.term.slice(1)], weight)];
  if (first.isSource && first.term === CORD) return cordedSlots(alternatives, weight);
  if (alternatives.length === 0) return [];
  const need = segment.isOptional || segment.isBesideTask ? 'optional' : 'required';
  const slot: Slot = { role, alternatives, weight, need, typed: items, isPlace };
  // A number within a name still says which one is meant, so it orders too: `soldadura 7018`.
  return items.length > 1 ? [slot, ...items.flatMap((item) => sizeWithin(item, weight))] : [slot];
}

/** `sin cable`, where no entry says that it has none: what has one is pushed down. */
function isUnmetLack({ first, items, alternatives }: ReadSegment): boolean {
  return items.length === 1 && first.term.startsWith('!') && alternatives.length === 0;
}

/** Whether a segment asks for something that nothing in the index can satisfy. */
function isUnknown(segment: ReadSegment): boolean {
  const { isOptional, isPlace, isAfterThing } = segment;
  return slotsOf(segment).length === 0 && !isOptional && !(isPlace && isAfterThing);
}

/** The terms of the first required word; empty when a task or a problem begins with it. */
function headOf(segments: readonly ReadSegment[]): ReadonlySet<string> {
  const head = segments.find(({ first }) => !first.isOptional);
  return head && !isTaskPhrase(head) ? termsSaid([head.first]) : new Set();
}

/** The terms of these words, and the uses that they ask for. */
function termsSaid(items: readonly ReadItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ forms }) => forms.flatMap(({ term }) => [term, ...(USES_BY_WORD.get(term) ?? [])])));
}

function contentWords(items: readonly ReadItem[]): readonly string[] {
  return items.flatMap(({ token }) =>
    token.kind === 'word' && isContentWord(token.text) && !isSizeName(token.text) ? [token.text] : [],
  );
}

/** Whether a word names a size or a maker and not a thing. */
const isSizeName = (text: string): boolean => BRANDS.has(text) || isSizeWord(text) || isScale(text) || text === 'cal';

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
