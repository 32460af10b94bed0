import { listToFragment } from '#domain/quotes/quote-link.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { paths, SHARED_LIST } from '../paths.ts';

let own: string | null = null;

/** Puts the visitor's own list into the address of its page, where the device cannot keep it: loaded again or bookmarked, the list comes back. */
export function keepInAddress(list: QuoteList): void {
  const next = list.length > 0 ? `${SHARED_LIST}${listToFragment(list)}` : null;
  try {
    history.replaceState(history.state, '', next ?? paths.quote);
    own = next;
  } catch {
    // Safari refuses more than a hundred addresses in half a minute, and a note changes the list with every letter. The next change writes all of it.
  }
}

/** Whether a fragment is the visitor's own list and not one that somebody shared. */
export function isOwnAddress(hash: string): boolean {
  return hash === own;
}
