import { storeProfile } from '#domain/store-profile.ts';

/** The title in the browser's tab and in search results; of the home page, the site's own. */
export function pageTitle(page?: string): string {
  const site = `${storeProfile.name} | Distribuidor Autorizado ${storeProfile.brand}`;
  return page ? `${page} | ${site}` : site;
}
