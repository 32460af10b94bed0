import type { Product } from '#domain/catalogue/product.ts';

const FEATURED_LIMIT = 8;

export function featuredProducts(products: readonly Product[]): Product[] {
  return products.filter((product) => product.destacado).slice(0, FEATURED_LIMIT);
}

/** The product shown in the hero: the first featured one with a picture, preferably one that can be tried in the store. */
export function heroProduct(products: readonly Product[]): Product | undefined {
  const shown = products.filter((product) => product.destacado && product.imagenes.length > 0);
  return shown.find((product) => product.demostracion) ?? shown[0];
}

/** The picture of a category's tile. */
export function categoryPicture(products: readonly Product[]): Product | undefined {
  return (
    products.find((product) => product.destacado && product.imagenes.length > 0) ??
    products.find((product) => product.imagenes.length > 0)
  );
}
