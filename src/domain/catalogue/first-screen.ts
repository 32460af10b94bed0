import type { Product } from './product.ts';

const FIRST_SCREEN = 48;
const FEATURED = 24;

/**
 * The products that a front page shows before the catalogue has been read: the one of the hero, featured ones, and the picture of each
 * category, in the catalogue's order, so that the page draws the same from these few as from all.
 * @param named the ids of those that the owner chose for the page.
 */
export function firstScreenProducts(products: readonly Product[], named: ReadonlySet<string> = new Set()): Product[] {
  const chosen = new Set(products.filter(({ id }) => named.has(id)));
  const pictured = new Set<string>();
  let featured = 0;
  for (const product of products) {
    const { destacado, demostracion, unicID } = product;
    if (destacado && featured < FEATURED) {
      featured += 1;
      chosen.add(product);
    }
    if (product.imagenes.length === 0) continue;
    // The first of each kind that a page may look for: one that can be tried, one of each category, featured or not.
    for (const kind of [destacado && demostracion ? 'hero' : '', `${unicID} ${destacado}`]) {
      if (!kind || pictured.has(kind)) continue;
      pictured.add(kind);
      chosen.add(product);
    }
  }
  return [...chosen].slice(0, FIRST_SCREEN);
}
