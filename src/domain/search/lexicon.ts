import { editDistance, isWithinOne } from './edit-distance.ts';
import { phoneticKey } from './phonetic-key.ts';

interface Word {
  readonly term: string;
  readonly key: string;
  /** How many entries have it. */
  uses: number;
}

/** A word that was probably meant, believed by `weight` of 1. */
export interface Guess {
  readonly term: string;
  readonly weight: number;
}

/** What a saved lexicon is: term, uses, phonetic key. */
export type SavedWord = readonly [term: string, uses: number, key: string];

const MOST_GUESSES = 4;

/** All terms of the index with how often they are used, and the speller over those of them that are words. */
export class Lexicon {
  readonly #words = new Map<string, Word>();
  /** Indexed and vocabulary words by the first sound of each, which a typo seldom hits. */
  readonly #bySound = new Map<string, Set<Word>>();

  /** @param vocabulary words that the speller may lead to although no entry has them: their synonyms do. */
  constructor(vocabulary: Iterable<string>, saved: readonly SavedWord[] = []) {
    for (const term of vocabulary) this.#word(term);
    for (const [term, uses, key] of saved) this.#word(term, key).uses = uses;
  }

  add(terms: Iterable<string>): void {
    for (const term of terms) this.#word(term).uses += 1;
  }

  remove(terms: Iterable<string>): void {
    for (const term of terms) {
      const word = this.#words.get(term);
      if (word && word.uses > 0) word.uses -= 1;
    }
  }

  /** In how many entries a term stands. */
  uses(term: string): number {
    return this.#words.get(term)?.uses ?? 0;
  }

  /** True when some indexed term begins like that. */
  hasPrefix(prefix: string): boolean {
    for (const { term, uses } of this.#words.values()) if (uses > 0 && term.startsWith(prefix)) return true;
    return false;
  }

  /**
   * What a misspelt word may have meant: what sounds alike, else what one slip leads to (and, typed so far, what it may become), else two
   * slips in a long word.
   * @param leads whether a word that no entry has leads to one all the same.
   */
  guesses(term: string, isTypedSoFar: boolean, leads: (term: string) => boolean): Guess[] {
    const key = phoneticKey(term);
    if (key.length < 3) return [];
    const near = [...(this.#bySound.get(key.slice(0, 1)) ?? [])];
    const useful = (words: readonly Word[], isMeant: (word: Word) => boolean): Word[] =>
      words.filter((word) => isMeant(word) && (word.uses > 0 || leads(word.term)));
    const alike = useful(near, (word) => word.key === key);
    if (alike.length > 0) return best(alike, 0.9);
    const oneSlip = useful(term.length > 6 ? this.#allWords() : near, (word) => isOneSlip(term, key, word));
    const begun = isTypedSoFar && key.length > 4 ? useful(near, (word) => beginsLike(key, word.key)) : [];
    if (oneSlip.length + begun.length > 0) return [...best(oneSlip, 0.78), ...best(begun, 0.6)];
    const twoSlips = term.length > 8 ? useful(near, (word) => editDistance(key, word.key, 2) <= 2) : [];
    return best(twoSlips, 0.65);
  }

  /** Indexed words that sound like a word and are spelt otherwise. */
  alike(term: string): string[] {
    const key = phoneticKey(term);
    const near = [...(this.#bySound.get(key.slice(0, 1)) ?? [])];
    return near.filter((word) => word.key === key && word.uses > 0 && word.term !== term).map((word) => word.term);
  }

  save(): SavedWord[] {
    return [...this.#words.values()].filter(({ uses }) => uses > 0).map(({ term, uses, key }) => [term, uses, key]);
  }

  #allWords(): Word[] {
    return [...this.#bySound.values()].flatMap((words) => [...words]);
  }

  #word(term: string, savedKey?: string): Word {
    const known = this.#words.get(term);
    if (known) return known;
    const isWord = /^[a-z]{3,}$/.test(term);
    const key = savedKey ?? (isWord ? phoneticKey(term) : '');
    const word = { term, key, uses: 0 };
    this.#words.set(term, word);
    if (isWord) {
      const sound = key.slice(0, 1);
      const group = this.#bySound.get(sound) ?? new Set();
      this.#bySound.set(sound, group.add(word));
    }
    return word;
  }
}

function best(words: readonly Word[], weight: number): Guess[] {
  const ranked = [...words].sort((a, b) => Number(b.uses > 0) - Number(a.uses > 0) || b.uses - a.uses);
  return ranked.slice(0, MOST_GUESSES).map(({ term }) => ({ term, weight }));
}

/** One slip in how it is written or in how it sounds. In a word of four letters only one left out or swapped: `lima` is no `lija`. */
function isOneSlip(term: string, key: string, word: Word): boolean {
  if (term.length < 4) return false;
  if (term.length === 4) {
    const isLonger = word.term.length === 5;
    const isSwapped = word.term.length === 4 && term.split('').sort().join() === word.term.split('').sort().join();
    return (isLonger || isSwapped) && word.term[0] === term[0] && isWithinOne(term, word.term);
  }
  return isWithinOne(term, word.term) || (key.length > 4 && isWithinOne(key, word.key));
}

/** True when the word so far, one slip allowed, begins a longer word. */
function beginsLike(key: string, word: string): boolean {
  if (word.length <= key.length) return false;
  return [-1, 0, 1].some((more) => isWithinOne(key, word.slice(0, key.length + more)));
}
