import type { Product } from '#domain/catalogue/product.ts';

const FEATURED_LIMIT = 8;

export function featuredProducts(products: readonly Product[]): Product[] {
  return products.filter((product) => product.destacado).slice(0, FEATURED_LIMIT);
}

/** The tool on the plate: the first featured one that has a picture and, best of all, can be tried. */
export function heroProduct(products: readonly Product[]): Product | undefined {
  const shown = products.filter((product) => product.destacado && product.imagenes.length > 0);
  return shown.find((product) => product.demostracion) ?? shown[0];
}

/** The picture that stands for a category. */
export function categoryPicture(products: readonly Product[]): Product | undefined {
  return (
    products.find((product) => product.destacado && product.imagenes.length > 0) ??
    products.find((product) => product.imagenes.length > 0)
  );
}
