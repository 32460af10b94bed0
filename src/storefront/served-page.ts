import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { readServedText } from '#domain/catalogue/served-text.ts';
import { withoutTracking } from '#domain/site/tracking-fields.ts';

/** The id of the element that carries what a page was rendered from. */
export const SERVED_ID = 'pagina';

/**
 * What this page was rendered from; `null` where it came as an empty shell, or was rendered for another address: a host of files answers with
 * one file whatever the query is.
 */
export function readServedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ServedPage | null {
  const text = document.getElementById(SERVED_ID)?.textContent;
  if (!text) return null;
  const served = readServedText(text);
  return served.path === readable(pathname) && served.search === readable(withoutTracking(search).slice(1))
    ? served
    : null;
}

/** As the router decodes an address. */
export function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
