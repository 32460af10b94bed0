import { listToFragment, listToFragments } from '#domain/quotes/quote-link.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { paths, SHARED_LIST } from '../paths.ts';

const linkTo = (fragment: string, origin: string): string => `${origin}${paths.quote}${SHARED_LIST}${fragment}`;

/** The list as an address that anybody can open. The address contains the list; nothing is stored. */
export function listLink(list: QuoteList, origin: string, name = ''): string {
  return linkTo(listToFragment(list, name), origin);
}

/** With more in one code its modules become too small for a phone's camera. */
const CODE_LENGTH = 700;

/** The list split into addresses that fit into one code each. */
export function listCodes(list: QuoteList, origin: string): readonly string[] {
  return listToFragments(list, CODE_LENGTH).map((fragment) => linkTo(fragment, origin));
}
