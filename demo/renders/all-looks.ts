import { furtherPictures } from '../catalogue/gallery.ts';
import { GALLERY_ROWS } from '../catalogue/gallery-rows.ts';
import { DEMO_CLAVES, FEATURED_CLAVES } from '../catalogue/highlights.ts';
import type { Look } from '../catalogue/looks/look.ts';
import { lookName, lookOf } from '../catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from '../catalogue/looks/shop-looks.ts';
import { isWritten } from '../catalogue/looks/writing-on.ts';
import { kindred } from '../catalogue/photographs.ts';
import { priceList } from '../catalogue/price-list.ts';

/**
 * Every picture that the demo shows, by the name of its files: those on which something is written, which few others can share, those of the
 * pages, of what the home page shows, one of each thing that differs in more than its size, and the galleries of the most quoted. Another size
 * makes do with it.
 */
export function allLooks(): ReadonlyMap<string, Look> {
  const drafts = priceList();
  const shelf = drafts.map(lookOf);
  const quoted = drafts.filter(({ clave }) => clave in GALLERY_ROWS);
  const featured = drafts.filter(({ clave }) => FEATURED_CLAVES.has(clave)).map(lookOf);
  const likes = Map.groupBy([...featured, ...shelf], kindred);
  const shared = [...likes.values()].flatMap(([first]) => first ?? []);
  const galleries = quoted.flatMap((draft) => furtherPictures(draft).map(({ look }) => look));
  return new Map(
    [
      ...shelf.filter(isWritten),
      ...Object.values(SHOP_LOOKS),
      ...featured,
      ...shared,
      ...quoted.map(lookOf),
      ...galleries,
    ].map((look) => [lookName(look), look]),
  );
}

/** What the home page's large plate shows: the first featured article that can be tried in the store, as `frontPage` chooses it. */
export function heroLook(): Look {
  const hero = priceList().find(({ clave }) => FEATURED_CLAVES.has(clave) && DEMO_CLAVES.has(clave));
  if (!hero) throw new Error('No featured article can be tried');
  return lookOf(hero);
}
