import { type PageName, pages } from '#domain/site/pages.ts';
import { storeProfile } from '#domain/store-profile.ts';

type PagePaths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** The addresses that do not depend on the catalogue; those that do are in `#domain/catalogue/addresses.ts`. */
export const paths = {
  ...(Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as PagePaths),
  staff: '/login/',
} as const;

/** The one field of the search form, in the form and in the address. */
export const SEARCH_FIELD = 'search';
export const SORT_FIELD = 'orden';
/** How many products of a long list are shown. */
export const SHOWN_FIELD = 'hasta';
/** The product that the message of the contact page starts with, by its clave. */
export const PRODUCT_FIELD = 'clave';

export function searchPath(query: string): string {
  return `${paths.search}?${SEARCH_FIELD}=${encodeURIComponent(query)}`;
}

export function tutorialPath(slug: string): string {
  return `${paths.tutorials}/${encodeURIComponent(slug)}`;
}

/** Before a shared list in the quotation page's fragment, which is never sent to a server. */
export const SHARED_LIST = '#lista=';

export function pageTitle(page?: string): string {
  const site = `${storeProfile.name} | Distribuidor Autorizado ${storeProfile.brand}`;
  return page ? `${page} | ${site}` : site;
}

/** An address segment, decoded. One with a malformed escape is returned as it is and matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
