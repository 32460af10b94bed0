import type { ShopAnswer, ShopSynonym, ShopWord } from '../shop-word.ts';
import { type Phrase, phraseTerms, type Synonym, type Vocabulary } from './vocabulary.ts';

/** As sure as a name that a thing has on our own shelves. */
const MEANT = 0.95;
/** What stands further back is meant less, so that the first is found first. */
const STEP = 0.02;

const isOn = ({ visible }: ShopWord): boolean => visible === 'public';
const isSynonym = (word: ShopWord): word is ShopSynonym => word.tipo === 'sinonimo';
const isAnswer = (word: ShopWord): word is ShopAnswer => word.tipo === 'respuesta';

/** The answers of these words that are switched on. */
export const shopAnswers = (words: readonly ShopWord[]): ShopAnswer[] => words.filter(isOn).filter(isAnswer);

/**
 * The built-in vocabulary with the shop's own words, those that are switched on. The built-in one itself, where there are none of them.
 * Of a phrase that both have all meanings apply.
 */
export function withShopWords(builtIn: Vocabulary, words: readonly ShopWord[]): Vocabulary {
  const own = words.filter(isOn);
  if (own.length === 0) return builtIn;
  const phrases = new Map(builtIn.phrases);
  const said = own.map(({ frase }) => phraseTerms(frase));
  for (const word of own.filter(isSynonym)) addSynonym(phrases, word);
  return {
    ...builtIn,
    phrases,
    words: new Set([...builtIn.words, ...said.flat()]),
    // A misspelt word of a phrase is led to it, as to a word of the tables.
    spelt: new Set([...builtIn.spelt, ...said.flat()]),
  };
}

function addSynonym(phrases: Map<string, readonly Phrase[]>, { frase, significa }: ShopSynonym): void {
  const from = phraseTerms(frase);
  const [first] = from;
  if (first === undefined) return;
  const key = from.join(' ');
  const synonyms = significa
    .map((meaning, at): Synonym => ({ terms: phraseTerms(meaning), weight: MEANT - at * STEP }))
    .filter(({ terms }) => terms.length > 0 && terms.join(' ') !== key);
  const group = phrases.get(first) ?? [];
  const known = group.find(({ terms }) => terms.join(' ') === key);
  const phrase = { terms: from, synonyms: [...(known?.synonyms ?? []), ...synonyms] };
  phrases.set(
    first,
    [...group.filter((one) => one !== known), phrase].sort((a, b) => b.terms.length - a.terms.length),
  );
}
