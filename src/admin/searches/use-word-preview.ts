import { useEffect, useState } from 'react';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
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

interface PreviewState {
  /** The last that was found; of a form that may have changed since. */
  readonly preview: WordPreview | null;
  /** Whether that is of this very word. */
  readonly isCurrent: boolean;
  /** Whether it still comes. */
  readonly isComing: boolean;
}

interface PreviewQuestion {
  readonly frase: string;
  /** `null` where the form is not right yet. */
  readonly word: ShopWord | null;
  /** The id of the word that is edited. */
  readonly replaced: string | undefined;
  readonly search: ShopSearch;
  /** Whether every product can be found. Until then a word would hide none that is still being read. */
  readonly isWhole: boolean;
}

/** Asks this device's search what a word would change, while it is typed. */
export function useWordPreview({ frase, word, replaced, search, isWhole }: PreviewQuestion): PreviewState {
  const [preview, setPreview] = useState<WordPreview | null>(null);
  /** The last word about which the search did not answer. */
  const [failed, setFailed] = useState<ShopWord | null>(null);

  useEffect(() => {
    if (!frase.trim() || !isWhole) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const others = search.words.filter(({ id }) => id !== replaced);
      const before = await search.find(frase, others);
      const after = word && (await search.find(frase, [...others, word]));
      if (isCurrent) setPreview({ frase, word, before, after });
    };
    const timer = setTimeout(() => {
      ask().catch((reason: unknown) => {
        console.warn('La búsqueda no respondió', reason);
        if (isCurrent) setFailed(word);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [frase, word, replaced, search, isWhole]);

  // Compared by their fields, because each word is made anew when a word of the shop arrives.
  const isCurrent = preview !== null && sameValue(preview.word, word);
  return { preview, isCurrent, isComing: word !== null && !isCurrent && !sameValue(failed, word) };
}
