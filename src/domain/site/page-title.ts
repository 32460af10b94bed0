import type { StoreProfile } from '#domain/store-profile.ts';

/** Of a longer title search engines show only the beginning. */
const SHOWN = 70;

/** Marks, embeddings, overrides and isolates of the direction of writing. One that is not closed turns all that follows on its line. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text for where no element can keep its direction to itself: titles, attributes, what machines read. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/** The title in the browser's tab and in search results; of the home page, the site's own. A long name has a shorter end or none. */
export function pageTitle({ name, brand }: Pick<StoreProfile, 'name' | 'brand'>, page?: string): string {
  const site = `${name} | Distribuidor Autorizado ${brand}`;
  if (!page) return site;
  const own = withoutDirections(page);
  return [`${own} | ${site}`, `${own} | ${name}`].find(({ length }) => length <= SHOWN) ?? own;
}
