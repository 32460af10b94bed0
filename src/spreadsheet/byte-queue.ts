import type { Bytes } from './byte-tags.ts';
import { ReadRefusal } from './read-problem.ts';

const FIRST = 256 * 1024;
/** A row or a text longer than this is damaged, so its end is not waited for. */
export const LONGEST_PIECE = 8 * 2 ** 20;

/** What has been unpacked and not yet read, in one place that is used again for all of a part. */
export interface ByteQueue {
  readonly bytes: () => Bytes;
  readonly length: () => number;
  add(piece: Bytes): void;
  /** Forgets what comes before `at`. */
  drop(at: number): void;
}

export function byteQueue(): ByteQueue {
  let store = new Uint8Array(FIRST);
  let length = 0;
  return {
    bytes: () => store,
    length: () => length,
    add(piece) {
      const needed = length + piece.length;
      if (needed > store.length) {
        if (length > LONGEST_PIECE) throw new ReadRefusal('damaged');
        const wider = new Uint8Array(Math.max(needed, store.length * 2));
        wider.set(store.subarray(0, length));
        store = wider;
      }
      store.set(piece, length);
      length = needed;
    },
    drop(at) {
      store.copyWithin(0, at, length);
      length -= at;
    },
  };
}
