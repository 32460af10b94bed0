import { FEATURED_CLAVES } from '../catalogue/highlights.ts';
import type { Look } from '../catalogue/looks/look.ts';
import { lookName, lookOf } from '../catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from '../catalogue/looks/shop-looks.ts';
import { isWritten } from '../catalogue/looks/writing-on.ts';
import { kindred } from '../catalogue/photographs.ts';
import { priceList } from '../catalogue/price-list.ts';

/**
 * Every picture that the demo shows, by the name of its files: those on which something is written, which few others can share, those of the
 * pages, of what the home page shows, and one of each thing that differs in more than its size. Another size makes do with it.
 */
export function allLooks(): ReadonlyMap<string, Look> {
  const drafts = priceList();
  const shelf = drafts.map(lookOf);
  const featured = drafts.filter(({ clave }) => FEATURED_CLAVES.has(clave)).map(lookOf);
  const likes = Map.groupBy([...featured, ...shelf], kindred);
  const shared = [...likes.values()].flatMap(([first]) => first ?? []);
  return new Map(
    [...shelf.filter(isWritten), ...Object.values(SHOP_LOOKS), ...featured, ...shared].map((look) => [
      lookName(look),
      look,
    ]),
  );
}
