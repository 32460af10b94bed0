import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { MOST_FEATURED, MOST_TILES } from './home-page.ts';

/** The chosen ones in their order, without those that are gone; nothing where none is left. */
function chosenOf<Item>(items: readonly Item[], chosen: readonly string[], idOf: (item: Item) => string): Item[] {
  return chosen.flatMap((id) => items.find((item) => idOf(item) === id) ?? []);
}

/** The products that the owner chose; those that are marked as featured where none was, or all of those are gone. */
export function featuredProducts(products: readonly Product[], chosen: readonly string[]): Product[] {
  const found = chosenOf(products, chosen, ({ id }) => id);
  return found.length > 0 ? found : products.filter((product) => product.destacado).slice(0, MOST_FEATURED);
}

/** The categories with a tile: the owner's, or the first of the menu. */
export function tiledCategories(categories: readonly Category[], chosen: readonly string[]): readonly Category[] {
  const found = chosenOf(categories, chosen, ({ unicID }) => unicID);
  return found.length > 0 ? found : categories.slice(0, MOST_TILES);
}

/** The product shown in the hero: the chosen one, or the first featured one with a picture, preferably one that can be tried in the store. */
export function heroProduct(products: readonly Product[], chosen: string): Product | undefined {
  const pictured = products.filter(({ imagenes }) => imagenes.length > 0);
  const shown = pictured.filter((product) => product.destacado);
  return pictured.find(({ id }) => id === chosen) ?? shown.find((product) => product.demostracion) ?? shown[0];
}

/** The picture of a category's tile. */
export function categoryPicture(products: readonly Product[]): Product | undefined {
  return (
    products.find((product) => product.destacado && product.imagenes.length > 0) ??
    products.find((product) => product.imagenes.length > 0)
  );
}
