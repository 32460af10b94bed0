import { type Stats, statSync } from 'node:fs';

/**
 * What is at a place on the disk, or undefined. Synchronous, because that takes some microseconds. Node's threads take twenty times as long, a page asks
 * three times, and each question would wait behind whatever the threads compress or hash for somebody else.
 */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A name that is too long, or a folder that may not be read: there is nothing to serve.
    return undefined;
  }
}
