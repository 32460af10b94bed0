import type { Instant } from '#domain/kernel/instant.ts';
import { WINDOW_LIMIT } from '#domain/snapshot/reader.ts';
import type { LiveFeed } from '#lazy/live-feed.ts';
import { readCopiedWords, saveCopiedWords } from './copied-words.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { NO_WORDS } from './words-copy.ts';
import { createWordsFollower, type ReadWords, type WordsFollower } from './words-follower.ts';

/** Keeps the shop's own words on screen and on the device what the server has. */
export interface WordsKeeper {
  /**
   * Reads to the end.
   * @param reads whether to read even where the device keeps words, because no listener tells it of new ones
   * @param known what is known of the server before the reading
   */
  catchUp(read: ReadWords, reads: boolean, known: KnownBefore): Promise<void>;
  /** Listens, once, where a word was written since the last reading. */
  follow(feed: LiveFeed, known: KnownBefore): Promise<void>;
  /** The shop's data were replaced: what is known stays on screen until all of it has been read again. */
  wereReplaced(): Promise<void>;
}

interface KnownBefore {
  /** Time of the words' change marker; absent where there is none. */
  readonly told: Instant | undefined;
  /** The server's time. */
  readonly now: Instant | null;
}

const readingOf = ({ told, now }: KnownBefore) => (told && now ? { told, asOf: now } : undefined);

/** @param write does something with the device's copy, if this tab may */
export function createWordsKeeper(
  { words: show }: Pick<MirrorSink, 'words'>,
  write: (work: () => Promise<void>) => void,
): WordsKeeper {
  const open = async (): Promise<{ readonly words: WordsFollower; readonly isKept: boolean }> => {
    const { isKept, ...copied } = await readCopiedWords();
    if (copied.words.length > 0) show(copied.words);
    const words = createWordsFollower(copied, (now) => {
      show(now.words);
      write(() => saveCopiedWords(now));
    });
    return { words, isKept };
  };
  const opening = open();
  let isFollowed = false;
  return {
    async catchUp(read, reads, known) {
      const { words, isKept } = await opening;
      if (isKept && !reads) return;
      const reading = readingOf(known);
      await words.catchUp(read, reading);
      // The shop has no words. With a reading, the follower has kept that already.
      if (!words.start() && !reading) write(() => saveCopiedWords(NO_WORDS));
    },
    async follow(feed, known) {
      const { words } = await opening;
      if (isFollowed || words.isCurrent(known.told, known.now)) return;
      isFollowed = true;
      const reading = readingOf(known);
      // More may follow a full answer. The listener goes on behind it, but a page that is closed before that has not read all.
      feed.followWords(words.start(), (documents) =>
        words.take(documents, documents.length < WINDOW_LIMIT ? reading : undefined),
      );
    },
    async wereReplaced() {
      const { words } = await opening;
      words.forget();
      isFollowed = false;
      // A page that is closed before it has read them would otherwise leave the old ones to the next.
      write(() => saveCopiedWords(NO_WORDS));
    },
  };
}
