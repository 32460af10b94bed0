import { parseShopWord } from '#domain/catalogue/parse-shop-word.ts';
import { parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { compareInstants, type Instant, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
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
  /** Takes documents over, in any order; older ones than are known change nothing. */
  take(documents: readonly StoredDocument[]): void;
  /** Reads to the end. */
  catchUp(read: ReadWords): Promise<void>;
}

/** @param onWords called with every change */
export function createWordsFollower(kept: WordsCopy, onWords: (copy: WordsCopy) => void): WordsFollower {
  const byId = new Map<string, ShopWord>(kept.words.map((word) => [word.id, word]));
  let { through } = kept;

  const takeOne = ({ id, fields }: StoredDocument): boolean => {
    const known = byId.get(id);
    if (known?.rev !== undefined && known.rev >= Number(fields['rev'])) return false;
    const { values, problems } = parseDocuments([{ id, fields }], parseShopWord);
    report('vocabulario', problems);
    for (const word of values) byId.set(id, word);
    // What it meant before is not what it means now.
    return values.length > 0 || byId.delete(id);
  };

  const follower: WordsFollower = {
    start: () => through && { actualizado: shiftInstant(through, -OVERLAP_MS), id: null },
    take(documents) {
      const before = through;
      let hasChanged = false;
      for (const document of documents) {
        if (takeOne(document)) hasChanged = true;
        through = later(through, parseInstant(document.fields['actualizado']));
      }
      if (hasChanged || before !== through) onWords({ words: [...byId.values()], through });
    },
    async catchUp(read) {
      let at = follower.start();
      for (;;) {
        const { documents, end } = await read(at);
        follower.take(documents);
        if (!end) return;
        at = end;
      }
    },
  };
  return follower;
}

const later = (a: Instant | null, b: Instant | null): Instant | null =>
  a && b ? (compareInstants(a, b) < 0 ? b : a) : (a ?? b);
