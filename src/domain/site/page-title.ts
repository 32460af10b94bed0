import type { StoreProfile } from '#domain/store-profile.ts';

/** The title in the browser's tab and in search results; of the home page, the site's own. */
export function pageTitle({ name, brand }: Pick<StoreProfile, 'name' | 'brand'>, page?: string): string {
  const site = `${name} | Distribuidor Autorizado ${brand}`;
  return page ? `${page} | ${site}` : site;
}
