import { editDistance, isWithinOne } from './edit-distance.ts';
import { phoneticKey } from './phonetic-key.ts';

/** The phonetic key of a stem without a final -e. The stemmer removes that -e from long words only, so without this `yave` and `llav` (of `llave`) would differ by more than the typo. */
const soundOf = (term: string): string => phoneticKey(term).replace(/e$/, '');

interface Word {
  readonly term: string;
  readonly key: string;
  /** How many entries have it. */
  readonly uses: number;
}

/** What the spelling correction reads from the index. */
export interface IndexedTerms {
  uses(term: string): number;
  isClave(term: string): boolean;
  beginningWith(prefix: string): Iterable<string>;
  /** Changes whenever the index does. */
  readonly version: number;
}

/** A word that was probably meant, with a confidence of `weight` out of 1. */
export interface Guess {
  readonly term: string;
  readonly weight: number;
}

const MOST_GUESSES = 4;
/** Words that sound nearly alike are not proposed when they differ by more letters than this: `timbre` is not `thinner`. */
const MOST_WRITTEN = 3;

/** The terms of the index with how often they are used, and the speller over those of them that are words. */
export class Lexicon {
  readonly #vocabulary: ReadonlySet<string>;
  readonly #index: IndexedTerms;
  readonly #keys = new Map<string, string>();
  /** Indexed and vocabulary words by the first sound of each, because a typo seldom changes that. Made for the first unknown word. */
  #bySound = new Map<string, Word[]>();
  #madeOf: number | undefined;

  /** @param vocabulary words that may be proposed although no entry has them, because their synonyms lead to entries */
  constructor(vocabulary: ReadonlySet<string>, index: IndexedTerms) {
    this.#vocabulary = vocabulary;
    this.#index = index;
  }

  /** In how many entries a term stands. */
  uses(term: string): number {
    return this.#index.uses(term);
  }

  /** True when some indexed term begins like that. */
  hasPrefix(prefix: string): boolean {
    for (const term of this.#index.beginningWith(prefix)) if (this.uses(term) > 0) return true;
    return false;
  }

  /** True when some clave or a segment of it is this code, or begins like it. */
  hasClave(code: string, isPrefix: boolean): boolean {
    if (!isPrefix) return this.#index.isClave(code);
    for (const term of this.#index.beginningWith(code)) if (this.#index.isClave(term)) return true;
    return false;
  }

  /**
   * The corrections of a misspelt word, best first: words that sound the same; else those at an edit distance of one, and while it is being typed
   * those that begin like it; else, for a long word, those at a distance of two.
   * @param leads whether a word that no entry has leads to one by a synonym
   */
  guesses(term: string, isTypedSoFar: boolean, leads: (term: string) => boolean): Guess[] {
    const key = soundOf(term);
    if (key.length < 3) return [];
    const near = this.#wordsBySound().get(key.slice(0, 1)) ?? [];
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
    const key = soundOf(term);
    const near = this.#wordsBySound().get(key.slice(0, 1)) ?? [];
    return near.filter((word) => word.key === key && word.uses > 0 && word.term !== term).map((word) => word.term);
  }

  #allWords(): Word[] {
    return [...this.#wordsBySound().values()].flat();
  }

  #wordsBySound(): ReadonlyMap<string, readonly Word[]> {
    if (this.#madeOf === this.#index.version) return this.#bySound;
    this.#madeOf = this.#index.version;
    this.#bySound = new Map();
    const isWord = (term: string): boolean => /^[a-z]{3,}$/.test(term);
    const indexed = [...this.#index.beginningWith('')].filter((term) => isWord(term) && this.uses(term) > 0);
    for (const term of new Set([...[...this.#vocabulary].filter(isWord), ...indexed])) {
      const key = this.#keys.get(term) ?? soundOf(term);
      this.#keys.set(term, key);
      const sound = key.slice(0, 1);
      const word = { term, key, uses: this.uses(term) };
      const group = this.#bySound.get(sound);
      if (group) group.push(word);
      else this.#bySound.set(sound, [word]);
    }
    return this.#bySound;
  }
}

function best(words: readonly Word[], weight: number): Guess[] {
  const ranked = [...words].sort((a, b) => Number(b.uses > 0) - Number(a.uses > 0) || b.uses - a.uses);
  return ranked.slice(0, MOST_GUESSES).map(({ term }) => ({ term, weight }));
}

/** Whether the edit distance of the spelling or of the sound is one. For a word of four letters only a missing letter or two swapped ones count, because `lima` is not `lija`. */
function isOneSlip(term: string, key: string, word: Word): boolean {
  if (term.length < 4) return false;
  if (term.length === 4) {
    const isLonger = word.term.length === 5;
    const isSwapped = word.term.length === 4 && term.split('').sort().join() === word.term.split('').sort().join();
    return (isLonger || isSwapped) && word.term[0] === term[0] && isWithinOne(term, word.term);
  }
  if (isWithinOne(term, word.term)) return true;
  return key.length > 4 && isWithinOne(key, word.key) && editDistance(term, word.term, MOST_WRITTEN) <= MOST_WRITTEN;
}

/** Whether a longer word begins with the key, with an edit distance of at most one. */
function beginsLike(key: string, word: string): boolean {
  if (word.length <= key.length) return false;
  return [-1, 0, 1].some((more) => isWithinOne(key, word.slice(0, key.length + more)));
}
