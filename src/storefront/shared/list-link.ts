import { listToFragment } from '#domain/quotes/quote-link.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { paths, SHARED_LIST } from '../paths.ts';

/** The list as an address that anybody can open; nothing of it is stored anywhere. */
export function listLink(list: QuoteList, origin: string): string {
  return `${origin}${paths.quote}${SHARED_LIST}${listToFragment(list)}`;
}
