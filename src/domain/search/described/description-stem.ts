import { foldText } from '#domain/kernel/text-fold.ts';
import { phoneticKey } from '../phonetic-key.ts';
import { stem } from '../stem.ts';
import { FILLERS, QUESTION_WORDS, STOP_WORDS } from '../vocabulary/small-words.ts';

const VERB_ENDING = /(?:[aei]ndo|yendo|ieron|aron|aban?|[aei]mos|[aei]d[oa]?s?|[aei]r|ian?|io|[ae][ns]?|o)$/;
const ENCLITIC = /(?<=[aei]r|ndo)(?:me|te|se|nos|l[aeo]s?)$/;

/**
 * What words of one family have in common, coarser than `stem`: `gotear`, `goteando` and `gotea` are one, as are `sostiene` and `sostener`, and
 * what sounds alike.
 * @param word folded
 */
export function descriptionStem(word: string): string {
  const plain = stem(word.replace(ENCLITIC, ''));
  const root = plain.replace(VERB_ENDING, '');
  const base = root.length > 2 ? root : plain;
  return phoneticKey(
    base
      .replace(/ie(?=[^aeiou])/, 'e')
      .replace(/ue(?=[^aeiou])/, 'o')
      .replace(/^ho/, 'o'),
  );
}

/** The stems of the content words of a text, each once. */
export function descriptionStems(text: string): string[] {
  return [...new Set((foldText(text).match(/[a-z]+/g) ?? []).filter(isContentWord).map(descriptionStem))];
}

/** Whether a folded word carries meaning: not a stop word, a filler or a question word. */
export function isContentWord(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !FILLERS.has(word) && !QUESTION_WORDS.has(word);
}
