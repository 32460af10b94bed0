import type { Document } from './document.ts';

/** First position whose document passes a test that, once passed, holds to the end. */
export function firstIndex(documents: readonly Document[], passes: (document: Document) => boolean): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(documents[middle] as Document)) high = middle;
    else low = middle + 1;
  }
  return low;
}
