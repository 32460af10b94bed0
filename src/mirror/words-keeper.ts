import type { LiveFeed } from '#lazy/live-feed.ts';
import { readCopiedWords, saveCopiedWords } from './copied-words.ts';
import type { MirrorSink } from './mirror-sink.ts';
import { NO_WORDS } from './words-copy.ts';
import { createWordsFollower, type ReadWords, type WordsFollower } from './words-follower.ts';

/** Keeps the shop's own words on screen and on the device what the server has. */
export interface WordsKeeper {
  /** Reads to the end. @param reads whether a device that keeps words has no listener to hear of new ones: each reading costs as much. */
  catchUp(read: ReadWords, reads: boolean): Promise<void>;
  follow(feed: LiveFeed): Promise<void>;
}

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
  return {
    async catchUp(read, reads) {
      const { words, isKept } = await opening;
      if (isKept && !reads) return;
      await words.catchUp(read);
      if (!words.start()) write(() => saveCopiedWords(NO_WORDS));
    },
    async follow(feed) {
      const { words } = await opening;
      feed.followWords(words.start(), (documents) => words.take(documents));
    },
  };
}
