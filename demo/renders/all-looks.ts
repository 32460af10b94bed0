import { FEATURED_CLAVES } from '#demo/catalogue/highlights.ts';
import type { Look } from '#demo/catalogue/looks/look.ts';
import { lookName, lookOf } from '#demo/catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from '#demo/catalogue/looks/shop-looks.ts';
import { isTaken } from '#demo/catalogue/photographs.ts';
import { priceList } from '#demo/catalogue/price-list.ts';

/**
 * Every picture that the demo shows, by the name of its files: of what the home page shows, one of each kind and colour of label, and all
 * that were taken before. Other sizes make do with these.
 */
export function allLooks(): ReadonlyMap<string, Look> {
  const drafts = priceList();
  const shelf = drafts.map(lookOf).sort((a, b) => Number(isTaken(b)) - Number(isTaken(a)));
  const looks = [
    ...drafts.filter(({ clave }) => FEATURED_CLAVES.has(clave)).map(lookOf),
    ...Object.values(SHOP_LOOKS),
    ...firstOf(shelf, ({ model }) => model),
    ...firstOf(shelf, ({ model, kind }) => `${model} ${kind}`),
    ...firstOf(shelf, ({ model, kind, text, hex }) => `${model} ${kind} ${text && hex}`),
    ...shelf.filter(isTaken),
  ];
  return new Map(looks.map((look): [string, Look] => [lookName(look), look]));
}

function firstOf(looks: readonly Look[], key: (look: Look) => string): readonly Look[] {
  const found = new Map<string, Look>();
  for (const look of looks) if (!found.has(key(look))) found.set(key(look), look);
  return [...found.values()];
}
