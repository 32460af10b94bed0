import type { Instant } from '#domain/kernel/instant.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import type { MarkedReading } from '#domain/settings/change-markers.ts';

/** The shop's own words for the search as the server had them. */
export interface WordsCopy {
  readonly words: readonly ShopWord[];
  /** When the newest of them was written, readable or not; `null` where there was none. */
  readonly through: Instant | null;
  /** The last reading that began with a known change marker; absent where none did. */
  readonly read?: MarkedReading | undefined;
}

export const NO_WORDS: WordsCopy = { words: [], through: null };
