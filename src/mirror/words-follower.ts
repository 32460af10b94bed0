import { parseShopWord } from '#domain/catalogue/parse-shop-word.ts';
import { parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { compareInstants, type Instant, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { isUnchangedSince, type MarkedReading } from '#domain/settings/change-markers.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import { report } from './report.ts';
import type { WordsCopy } from './words-copy.ts';

/** A write may become visible so much later than a younger one, so this much is read again. */
const OVERLAP_MS = 10 * 60_000;

/** Reads words behind a place in the order of writes; `end` where a full page ends. */
export type ReadWords = (
  start: WindowStart,
) => Promise<{ readonly documents: readonly StoredDocument[]; readonly end: WindowStart }>;

/** The shop's own words as far as the server has told of them. A device reads only what was written since it last did. */
export interface WordsFollower {
  /** Where the next reading begins. */
  start(): WindowStart;
  /** Whether nothing was written since the last reading. @param told time of the words' change marker @param now the server's time */
  isCurrent(told: Instant | undefined, now: Instant | null): boolean;
  /** Takes documents over, in any order; older ones than are known change nothing. @param reading what was known before they were read */
  take(documents: readonly StoredDocument[], reading?: MarkedReading): void;
  /** The shop's data were replaced: revisions and times of before mean nothing, so all is read anew. */
  forget(): void;
  /** Reads to the end. @param reading what was known before */
  catchUp(read: ReadWords, reading?: MarkedReading): Promise<void>;
}

/** @param onWords called with every change */
export function createWordsFollower(kept: WordsCopy, onWords: (copy: WordsCopy) => void): WordsFollower {
  const byId = new Map<string, ShopWord>(kept.words.map((word) => [word.id, word]));
  let { through, read: lastReading } = kept;
  let isForgotten = false;

  const takeOne = ({ id, fields }: StoredDocument): boolean => {
    const known = byId.get(id);
    if (known?.rev !== undefined && known.rev >= Number(fields['rev'])) return false;
    const { values, problems } = parseDocuments([{ id, fields }], parseShopWord);
    report('vocabulario', problems);
    for (const word of values) byId.set(id, word);
    // A changed word that cannot be read has still replaced what was known of it.
    return values.length > 0 || byId.delete(id);
  };

  const follower: WordsFollower = {
    start: () => through && { actualizado: shiftInstant(through, -OVERLAP_MS), id: null },
    isCurrent: (told, now) => isUnchangedSince(lastReading, told, now),
    take(documents, reading) {
      const before = through;
      let hasChanged = isForgotten || (reading?.told !== undefined && reading.told !== lastReading?.told);
      isForgotten = false;
      if (reading?.told) lastReading = reading;
      for (const document of documents) {
        if (takeOne(document)) hasChanged = true;
        through = later(through, parseInstant(document.fields['actualizado']));
      }
      if (hasChanged || before !== through)
        onWords({ words: [...byId.values()], through, ...(lastReading && { read: lastReading }) });
    },
    forget() {
      byId.clear();
      through = null;
      lastReading = undefined;
      isForgotten = true;
    },
    async catchUp(read, reading) {
      let at = follower.start();
      for (;;) {
        const { documents, end } = await read(at);
        follower.take(documents, end ? undefined : reading);
        if (!end) return;
        at = end;
      }
    },
  };
  return follower;
}

const later = (a: Instant | null, b: Instant | null): Instant | null =>
  a && b ? (compareInstants(a, b) < 0 ? b : a) : (a ?? b);
