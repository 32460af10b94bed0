import { useEffect, useState } from 'react';
import type { ShopWord } from '#domain/search/shop-word.ts';
import type { SearchAnswer } from '#search/search-products.ts';
import type { ShopSearch } from './use-shop-search.ts';

/** What a phrase finds without a word and with it. */
export interface WordPreview {
  readonly frase: string;
  /** The word that it was made with, `null` where the form is not right yet. */
  readonly word: ShopWord | null;
  readonly before: SearchAnswer;
  readonly after: SearchAnswer | null;
}

/** Long enough that not every letter is searched for. */
const PAUSE_MS = 150;

/** Asks this device's search what a word would change, while it is typed. @param word the same object as long as nothing of it changes */
export function useWordPreview(
  frase: string,
  word: ShopWord | null,
  replaced: string | undefined,
  search: ShopSearch,
): WordPreview | null {
  const [preview, setPreview] = useState<WordPreview | null>(null);

  useEffect(() => {
    if (!frase.trim()) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const others = search.words.filter(({ id }) => id !== replaced);
      const before = await search.find(frase, others);
      const after = word && (await search.find(frase, [...others, word]));
      if (isCurrent) setPreview({ frase, word, before, after });
    };
    const timer = setTimeout(() => {
      ask().catch((reason: unknown) => console.warn('La búsqueda no respondió', reason));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [frase, word, replaced, search]);

  return preview;
}
