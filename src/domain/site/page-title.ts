import type { StoreProfile } from '#domain/store-profile.ts';

/** Of a longer title search engines show only the beginning. */
const SHOWN = 70;

/** The title in the browser's tab and in search results; of the home page, the site's own. A long name has a shorter end or none. */
export function pageTitle({ name, brand }: Pick<StoreProfile, 'name' | 'brand'>, page?: string): string {
  const site = `${name} | Distribuidor Autorizado ${brand}`;
  if (!page) return site;
  return [`${page} | ${site}`, `${page} | ${name}`].find(({ length }) => length <= SHOWN) ?? page;
}
