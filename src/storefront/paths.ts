import { type PageName, pages } from '#domain/site/pages.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';

type PagePaths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** The addresses that do not depend on the catalogue; those that do are in `#domain/catalogue/addresses.ts`. */
export const paths = {
  ...(Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as PagePaths),
  staff: '/login/',
} as const;

export function searchPath(query: string): string {
  // Half of a sign of two units has no escape: the encoding would throw.
  return `${paths.search}?${SEARCH_FIELD}=${encodeURIComponent(query.replace(/\p{Cs}/gu, ''))}`;
}

/** Before a shared list in the quotation page's fragment, which is never sent to a server. */
export const SHARED_LIST = '#lista=';

/** An address segment, decoded. One with a malformed escape is returned as it is and matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
