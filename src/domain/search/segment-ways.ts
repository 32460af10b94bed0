import type { ReadItem } from './item-parts.ts';
import type { Lexicon } from './lexicon.ts';
import { meanings, type PlanContext } from './query-phrases.ts';
import type { Alternative, Part, SlotRole, WantedTerm } from './slots.ts';
import type { Synonym } from './vocabulary/vocabulary.ts';

/** The term of a machine with a battery. */
export const CORDLESS = 'inalambric';
const FITS_WEIGHT = 0.6;
const SOURCE_WEIGHT = 0.9;

/** All ways to satisfy the items of one segment: as they are written, and by each synonym. */
export function waysOf(
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

/** Whether the index has something for each part of a way. */
export function isPossible({ parts }: Alternative, { lexicon }: PlanContext): boolean {
  return parts.every((part) => part.some((wanted) => isThere(wanted, lexicon)));
}

/** A word without digits is not looked for among claves, because many of their segments are beginnings of words. */
function isThere({ term, isPrefix = false, isClave = false }: WantedTerm, lexicon: Lexicon): boolean {
  if (isClave) return /\d/.test(term) && lexicon.hasClave(term, isPrefix);
  return isPrefix ? lexicon.hasPrefix(term) : lexicon.uses(term) > 0;
}

/** The weight of a segment, as in inverse document frequency: the rarer the terms that satisfy it, the higher. What nothing satisfies counts as if one entry had it. */
export function tellingWeight(alternatives: readonly Alternative[], { lexicon, size }: PlanContext): number {
  const uses = alternatives.map(({ parts }) =>
    Math.min(...parts.map((part) => part.reduce((sum, { term }) => sum + lexicon.uses(term), 0))),
  );
  const most = Math.min(size, Math.max(1, ...uses));
  return Math.log(1 + size / most);
}
