import { type Stats, statSync } from 'node:fs';

/**
 * What is at a place on the disk, or undefined. Asked at once: it takes some microseconds, and by way of Node's threads twenty times as much, of which
 * each page had three, and behind whatever the threads are compressing or hashing for somebody else.
 */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A name that is too long, or a folder that may not be read: there is nothing to serve.
    return undefined;
  }
}
