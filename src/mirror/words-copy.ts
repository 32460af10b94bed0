import type { Instant } from '#domain/kernel/instant.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import type { ToldReading } from '#domain/settings/told-writes.ts';

/** The shop's own words for the search as the server had them. */
export interface WordsCopy {
  readonly words: readonly ShopWord[];
  /** When the newest of them was written, readable or not; `null` where there was none. */
  readonly through: Instant | null;
  /** The last reading that knew when a word was last written; absent where none did. */
  readonly read?: ToldReading | undefined;
}

export const NO_WORDS: WordsCopy = { words: [], through: null };
