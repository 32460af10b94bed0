import type { ReadItem } from './item-parts.ts';
import { type PlanContext, phraseFrom } from './query-phrases.ts';
import { withGauged } from './screw-gauge.ts';
import { isPossible, tellingWeight, waysOf } from './segment-ways.ts';
import type { Alternative, SlotRole } from './slots.ts';
import { COLOURS } from './vocabulary/small-words.ts';
import { PLACE_WORDS } from './vocabulary/uses.ts';
import type { Synonym } from './vocabulary/vocabulary.ts';

/** A phrase of the vocabulary as it stands in a query, or one word that belongs to none. */
export interface Segment {
  readonly first: ReadItem;
  /** All its items; the first is `first`. */
  readonly items: readonly ReadItem[];
  /** What the phrase leads to; none for a single word. */
  readonly synonyms: readonly Synonym[];
}

/** A segment with its part in the query. */
export interface ReadSegment extends Segment {
  readonly role: SlotRole;
  /** The ways to satisfy it that the index has; none when no entry can. */
  readonly alternatives: readonly Alternative[];
  readonly weight: number;
  /** Made of words that narrow no answer. */
  readonly isOptional: boolean;
  /** Optional too, because it stands after a task, which already says what is wanted. */
  readonly isBesideTask: boolean;
  /** Whether a thing that the index has stands before it. */
  readonly isAfterThing: boolean;
  /** Says only where the thing is used, what drives it or its colour. */
  readonly isPlace: boolean;
}

const THING_WEIGHT = 1.5;

/** The items cut into segments, in the order of their first items. A phrase may have other segments between its words. */
export function segmentsOf(items: readonly ReadItem[], context: PlanContext): readonly Segment[] {
  const taken = new Set<number>();
  return items.flatMap((first, at) => {
    if (taken.has(at)) return [];
    const { places, synonyms } = phraseFrom(items, at, taken, context) ?? { places: [at], synonyms: [] };
    for (const place of places) taken.add(place);
    return [{ first, items: places.flatMap((place) => items[place] ?? []), synonyms }];
  });
}

/** Whether a segment is a phrase that says what is to be done: `pegar azulejo`. */
export const isTaskPhrase = ({ synonyms }: Segment): boolean => synonyms.some(({ isTask }) => isTask);

/** The segments with their parts in the query. The part of each depends on those before it. */
export function readSegments(
  segments: readonly Segment[],
  items: readonly ReadItem[],
  isSentence: boolean,
  context: PlanContext,
): readonly ReadSegment[] {
  const read: ReadSegment[] = [];
  for (const segment of segments) {
    const isAfterThing = read.some(({ isOptional, alternatives }) => !isOptional && alternatives.length > 0);
    const isAfterTask = read.some((earlier) => beginsTask(earlier, context));
    read.push(readSegment(segment, { items, isSentence, isAfterThing, isAfterTask }, context));
  }
  return read;
}

/** What the part of a segment depends on besides its own words. */
interface Surroundings {
  /** All items of the query. */
  readonly items: readonly ReadItem[];
  readonly isSentence: boolean;
  readonly isAfterThing: boolean;
  readonly isAfterTask: boolean;
}

function readSegment(segment: Segment, around: Surroundings, context: PlanContext): ReadSegment {
  const { first, items, synonyms } = segment;
  const { isSentence, isAfterThing } = around;
  const isOptional = items.every((item) => item.isOptional || isLoose(item, items, isSentence));
  const role = roleOf(segment, isOptional, isAfterThing);
  const ways = waysOf(items, synonyms, role, context);
  const alternatives = (role === 'thing' ? withGauged(ways, items, around.items) : ways).filter((way) =>
    isPossible(way, context),
  );
  const isAlone = items.length === 1;
  const isPlace =
    isAlone && (PLACE_WORDS.has(first.term) || isDrive(first, isAfterThing) || isColour(first, isAfterThing));
  const isSizeOrPlace = isAlone && (first.token.kind === 'measure' || isPlace);
  return {
    ...segment,
    role,
    alternatives,
    weight: tellingWeight(alternatives, context) * (role === 'thing' ? THING_WEIGHT : 1),
    isOptional,
    isBesideTask: around.isAfterTask && ((isSentence && !first.isSource) || isSizeOrPlace),
    isAfterThing,
    isPlace,
  };
}

function roleOf(segment: Segment, isOptional: boolean, isAfterThing: boolean): SlotRole {
  if (segment.first.isServed) return 'served';
  // What serves a task is the thing that is asked for, also when all words of the task are optional: `que no se meta el agua`.
  return isAfterThing || (isOptional && !isTaskPhrase(segment)) ? 'quality' : 'thing';
}

/** Whether a task begins with a segment. A first word that is in some name is a thing here and begins none: `lija para madera`. */
function beginsTask(segment: Segment, { lexicon }: PlanContext): boolean {
  return isTaskPhrase(segment) && lexicon.uses(segment.first.term) === 0;
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
