import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type HomePage, MOST_FEATURED, MOST_TILES } from './home-page.ts';

/** The products that the owner chose, and nothing where the page chooses by itself. */
export type HomeChoices = Pick<HomePage, 'pictured' | 'featured'>;

/** The products that the home page shows, each in one place; only the owner may choose one twice. */
export interface FrontPage {
  /** In the head's picture. */
  readonly hero: Product | undefined;
  readonly featured: readonly Product[];
  /** The picture of a category's tile, by the category's unicID. */
  readonly pictures: ReadonlyMap<string, Product>;
}

/**
 * What the home page shows of the catalogue. It chooses the same from any part of the catalogue, in the catalogue's order, that contains its choice:
 * a page is drawn first from the few products that it shows, and later from all.
 */
export function frontPage(products: readonly Product[], { pictured, featured: chosen }: HomeChoices): FrontPage {
  const picked = chosenOf(products, chosen, ({ id }) => id);
  const hero = heroProduct(products, pictured, picked);
  const featured = picked.length > 0 ? picked : featuredByTurns(products, hero);
  return { hero, featured, pictures: tilePictures(products, hero ? [hero, ...featured] : featured) };
}

/** The same products in the catalogue's order. */
export function frontProducts(products: readonly Product[], choices: HomeChoices): Product[] {
  const { hero, featured, pictures } = frontPage(products, choices);
  const shown = new Set<Product | undefined>([hero, ...featured, ...pictures.values()]);
  return products.filter((product) => shown.has(product));
}

/** The categories with a tile: the owner's, or the first of the menu. */
export function tiledCategories(categories: readonly Category[], chosen: readonly string[]): readonly Category[] {
  const found = chosenOf(categories, chosen, ({ unicID }) => unicID);
  return found.length > 0 ? found : categories.slice(0, MOST_TILES);
}

/** The chosen ones in their order, without those that are gone; nothing where none is left. */
function chosenOf<Item>(items: readonly Item[], chosen: readonly string[], idOf: (item: Item) => string): Item[] {
  return chosen.flatMap((id) => items.find((item) => idOf(item) === id) ?? []);
}

/**
 * The chosen one, or the first featured one with a picture, preferably one that can be tried in the store. One that the owner put into the list below is
 * not repeated, unless the shop points out no other.
 */
function heroProduct(products: readonly Product[], chosen: string, listed: readonly Product[]): Product | undefined {
  const pictured = products.filter(({ imagenes }) => imagenes.length > 0);
  const pointedOut = pictured.filter((product) => product.destacado || product.demostracion);
  const free = pointedOut.filter((product) => !listed.includes(product));
  return (
    pictured.find(({ id }) => id === chosen) ??
    bestOf(free, ({ destacado, demostracion }) => (destacado ? 2 : 0) + (demostracion ? 1 : 0)) ??
    pointedOut[0]
  );
}

/** Those marked as featured, one of each category by turns, so that no category fills the list before another is in it. */
function featuredByTurns(products: readonly Product[], hero: Product | undefined): Product[] {
  const turns = new Map<string, number>();
  return products
    .filter((product) => product.destacado && product !== hero)
    .map((product) => {
      const turn = turns.get(product.unicID) ?? 0;
      turns.set(product.unicID, turn + 1);
      return { product, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST_FEATURED)
    .map(({ product }) => product);
}

/**
 * Of each category a product that is not shown yet, preferably of a subcategory that is not shown yet either, one that the shop points out, and one that
 * it took more than one picture of.
 */
function tilePictures(products: readonly Product[], shown: readonly Product[]): Map<string, Product> {
  const taken = new Set(shown);
  const labels = new Set(shown.map(({ etiquetas }) => etiquetas[0]));
  const worth = ({ etiquetas, destacado, demostracion, imagenes }: Product): number =>
    (labels.has(etiquetas[0]) ? 0 : 8) + (destacado ? 4 : 0) + (demostracion ? 2 : 0) + (imagenes.length > 1 ? 1 : 0);
  const best = new Map<string, Product>();
  const most = new Map<string, number>();
  for (const product of products) {
    if (product.imagenes.length === 0 || taken.has(product)) continue;
    const own = worth(product);
    if (own <= (most.get(product.unicID) ?? -1)) continue;
    best.set(product.unicID, product);
    most.set(product.unicID, own);
  }
  return best;
}

/** The first of the highest worth. */
function bestOf(products: readonly Product[], worth: (product: Product) => number): Product | undefined {
  let best: Product | undefined;
  for (const product of products) if (!best || worth(product) > worth(best)) best = product;
  return best;
}
