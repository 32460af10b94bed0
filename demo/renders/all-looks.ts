import { FEATURED_CLAVES } from '../catalogue/highlights.ts';
import type { Look } from '../catalogue/looks/look.ts';
import { lookName, lookOf } from '../catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from '../catalogue/looks/shop-looks.ts';
import { isWritten } from '../catalogue/looks/writing-on.ts';
import { kindred } from '../catalogue/photographs.ts';
import { priceList } from '../catalogue/price-list.ts';

/**
 * Every picture that the demo shows, by the name of its files: those on which something is written, which few others can share, those of the
 * pages, of what the home page shows, one of each kind of thing, and then one of each that differs in more than its size, what most articles share
 * first. Another size of the same thing makes do with these.
 */
export function allLooks(): ReadonlyMap<string, Look> {
  const drafts = priceList();
  const shelf = drafts.map(lookOf);
  const featured = drafts.filter(({ clave }) => FEATURED_CLAVES.has(clave)).map(lookOf);
  const likes = Map.groupBy([...featured, ...shelf], kindred);
  const shared = [...likes.values()].sort((a, b) => b.length - a.length).flatMap(([first]) => first ?? []);
  const others = [
    ...Object.values(SHOP_LOOKS),
    ...featured,
    ...firstOf(shared, ({ model, kind }) => `${model} ${kind}`),
    ...shared,
  ];
  return new Map([...named(shelf.filter(isWritten)), ...named(others.filter((look) => !isWritten(look)))]);
}

const named = (looks: readonly Look[]): readonly (readonly [string, Look])[] => [
  ...new Map(looks.map((look) => [lookName(look), look])),
];

function firstOf(looks: readonly Look[], key: (look: Look) => string): readonly Look[] {
  const found = new Map<string, Look>();
  for (const look of looks) if (!found.has(key(look))) found.set(key(look), look);
  return [...found.values()];
}
