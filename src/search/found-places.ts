import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { type Listing, listingsOf, tutorialAddress } from './search-entries.ts';
import type { NamedHit } from './search-messages.ts';

/** What a query finds besides products: the listing of a category or label, a page of the site, a tutorial. */
export interface FoundPlace extends Listing {
  readonly kind: 'category' | 'page' | 'tutorial';
}

/** The listings, pages and tutorials among the hits. */
export function placesOf(
  hits: readonly NamedHit[],
  catalogue: Catalogue,
  tutorials: readonly Tutorial[],
): FoundPlace[] {
  const listings = listingsOf(catalogue).map((listing): FoundPlace => ({ kind: 'category', ...listing }));
  const guides = tutorials.map(
    ({ titulo, slug }): FoundPlace => ({
      kind: 'tutorial',
      name: titulo,
      href: tutorialAddress(slug),
      within: 'Tutorial',
    }),
  );
  const byHref = new Map([...listings, ...guides].map((place) => [place.href, place]));
  return hits.flatMap(({ id, kind, title }): FoundPlace | [] => {
    if (kind === 'product') return [];
    if (kind === 'page') return title === undefined ? [] : { kind, name: title, href: id };
    return byHref.get(id) ?? [];
  });
}
