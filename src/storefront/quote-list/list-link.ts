import { listToFragment, listToFragments } from '#domain/quotes/quote-link.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { paths, SHARED_LIST } from '../paths.ts';

const linkTo = (fragment: string, origin: string): string => `${origin}${paths.quote}${SHARED_LIST}${fragment}`;

/** The list as an address that anybody can open; nothing of it is stored anywhere. */
export function listLink(list: QuoteList, origin: string): string {
  return linkTo(listToFragment(list), origin);
}

/** More than this in one code, and a phone's camera has to be held still: the modules become too fine. */
const CODE_LENGTH = 700;

/** The list as addresses that stand in one code each. */
export function listCodes(list: QuoteList, origin: string): readonly string[] {
  return listToFragments(list, CODE_LENGTH).map((fragment) => linkTo(fragment, origin));
}
