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
/** How far a long list is open. */
export const SHOWN_FIELD = 'hasta';
export const PRODUCT_FIELD = 'clave';

export function searchPath(query: string): string {
  return `${paths.search}?${SEARCH_FIELD}=${encodeURIComponent(query)}`;
}

export function tutorialPath(slug: string): string {
  return `${paths.tutorials}/${encodeURIComponent(slug)}`;
}

/** Before a shared list in the quotation page's fragment: what stands behind `#` never reaches a server. */
export const SHARED_LIST = '#lista=';

/** The contact page with the product already named. */
export function quotePath(clave: string): string {
  return `${paths.contact}?${PRODUCT_FIELD}=${encodeURIComponent(clave)}`;
}

export function pageTitle(page?: string): string {
  const site = `${storeProfile.name} | Distribuidor Autorizado ${storeProfile.brand}`;
  return page ? `${page} | ${site}` : site;
}

/** An address segment as staff wrote it. A malformed escape is no address of ours and matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
