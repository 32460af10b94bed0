/** Half a surrogate pair; with the flag `u` a whole one is another character. */
const HALF_PAIR = /\p{Cs}/gu;

/**
 * A text as Firestore keeps it: in UTF-8, which has no half of a surrogate pair. Kept, it would be U+FFFD in a page's HTML and itself in the data that the
 * page is hydrated with, and React would draw the page anew.
 */
export function wellFormed(text: string): string {
  return text.replace(HALF_PAIR, '\ufffd');
}
