import { foldText } from '#domain/kernel/text-fold.ts';
import { plainNumbers, tokensOf } from './lexer.ts';
import { materialOf, ofMaterial } from './materials.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';
import { stem } from './stem.ts';
import { FILLERS, namedSmallWords, QUESTION_WORDS, STOP_WORDS } from './vocabulary/small-words.ts';
import { isScale, isSizeWord } from './written-size.ts';

interface Word {
  readonly text: string;
  readonly term: string;
  readonly isSmall: boolean;
}

const WORD = /\p{L}+/gu;
const wordsOf = (text: string): Word[] =>
  (text.match(WORD) ?? []).map((word) => {
    const folded = foldText(word);
    return { text: word, term: stem(folded), isSmall: STOP_WORDS.has(folded) };
  });

/**
 * The thing that a query names, without its size, as a sentence has it: in the spelling of the titles, with the small words that they put
 * between. `codo pvc 1/2` → `codo de PVC`; `manguera jardin 50 m` → `manguera para jardín`.
 * @param without words, folded, that ask for something else: the first of `cotizar codo pvc`
 */
export function thingText(query: string, titles: readonly string[], without: ReadonlySet<string>): string {
  const named = namedSmallWords(query.toLowerCase());
  const tokens = tokensOf(plainNumbers(spokenSizesToNumbers(foldText(named))));
  // Of the words a size takes its unit, and a number that is said in words is none of them any more.
  const left = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : [])));
  const asked = wordsOf(named).filter(({ text, isSmall }) => {
    const folded = foldText(text);
    return (
      !isSmall &&
      left.has(folded) &&
      !without.has(folded) &&
      !FILLERS.has(folded) &&
      !QUESTION_WORDS.has(folded) &&
      !isScale(folded) &&
      !isSizeWord(folded)
    );
  });
  const title = bestTitle(asked, titles);
  return asked
    .map((word, at) => {
      const place = title.findIndex(({ term }) => term === word.term);
      const written = materialOf(word.text) ?? (title[place]?.text ?? word.text).toLowerCase();
      if (at === 0) return written;
      const before = title[place - 1];
      if (before?.isSmall) return `${before.text} ${written}`;
      return materialOf(word.text) ? ofMaterial(written) : written;
    })
    .join(' ');
}

/** The title that has most of the words. */
function bestTitle(asked: readonly Word[], titles: readonly string[]): readonly Word[] {
  let best: readonly Word[] = [];
  let most = 0;
  for (const title of titles) {
    const words = wordsOf(title);
    const count = asked.filter(({ term }) => words.some((word) => word.term === term)).length;
    if (count > most) [best, most] = [words, count];
  }
  return best;
}
