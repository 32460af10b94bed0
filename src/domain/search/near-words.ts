import type { Steps } from '#domain/kernel/steps.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { editDistance } from './edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { phoneticKey } from './phonetic-key.ts';
import type { SearchEntry } from './search-entry.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './vocabulary/small-words.ts';

/** Words of the index as people write them. */
export interface WrittenWord {
  readonly text: string;
  readonly key: string;
  readonly uses: number;
}

const ENTRIES_AT_ONCE = 200;
const LEAST_LETTERS = 4;
const WORD = /\p{L}+/gu;
/** So much of a word may differ before it is another word. */
const MOST_DIFFERENT = 0.34;
const SAME_BEGINNING = 4;

/** The words of titles and of category and label names, with their accents, each stem once in its most used spelling. In steps of some entries each. */
export function* writtenWords(entries: Iterable<SearchEntry>): Steps<WrittenWord[]> {
  let read = 0;
  const spellings = new Map<string, Map<string, number>>();
  for (const { title, groups = [] } of entries) {
    read += 1;
    if (read % ENTRIES_AT_ONCE === 0) yield;
    for (const text of [title, ...groups].join(' ').toLowerCase().match(WORD) ?? []) {
      const folded = foldText(text);
      if (folded.length < LEAST_LETTERS || STOP_WORDS.has(folded)) continue;
      const term = stem(folded);
      const known = spellings.get(term) ?? new Map<string, number>();
      spellings.set(term, known.set(text, (known.get(text) ?? 0) + 1));
    }
  }
  return [...spellings.values()].map((known) => {
    const [text = ''] = [...known].sort(([, a], [, b]) => b - a).map(([spelling]) => spelling);
    const uses = [...known.values()].reduce((sum, count) => sum + count, 0);
    return { text, key: phoneticKey(foldText(text)), uses };
  });
}

/**
 * What a query that found nothing may be asked by instead, nearest first: those of its words that the index has, each by itself, and words of
 * the index that are spelt or begin like one of the others. Further off than the speller goes, since a person chooses.
 */
export function nearWords(query: string, words: readonly WrittenWord[], lexicon: Lexicon): string[] {
  const typed = foldText(query).match(/[a-z]+/g) ?? [];
  const contentWords = typed.filter((word) => word.length >= LEAST_LETTERS && !STOP_WORDS.has(word));
  const found = contentWords.flatMap((word): readonly (readonly [text: string, distance: number])[] =>
    lexicon.uses(stem(word)) > 0 ? [[writtenAs(word, words), 0]] : alike(word, words),
  );
  return [...new Set(found.toSorted(([, a], [, b]) => a - b).map(([text]) => text))];
}

function writtenAs(word: string, words: readonly WrittenWord[]): string {
  const key = phoneticKey(stem(word));
  return words.find(({ text }) => phoneticKey(stem(foldText(text))) === key)?.text ?? word;
}

function alike(word: string, words: readonly WrittenWord[]): (readonly [string, number])[] {
  const key = phoneticKey(word);
  const most = Math.max(1, Math.floor(key.length * MOST_DIFFERENT));
  return words
    .map((each) => ({ ...each, distance: distanceTo(key, each.key, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses)
    .slice(0, MOST_ALIKE)
    .map(({ text, distance }) => [text, distance / key.length]);
}

const MOST_ALIKE = 3;

/** Slips between two words; one that only goes on where the other ends is as near as a word with all slips allowed. */
function distanceTo(key: string, other: string, most: number): number {
  const distance = editDistance(key, other, most);
  if (distance <= most) return distance;
  const isBegun = key.length >= SAME_BEGINNING && other.slice(0, SAME_BEGINNING) === key.slice(0, SAME_BEGINNING);
  return isBegun ? most : distance;
}
