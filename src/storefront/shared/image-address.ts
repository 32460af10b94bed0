import type { Product, ProductImage } from '#domain/catalogue/product.ts';

/** Where a stored picture is fetched: an address of the site as it is, the path of an uploaded file under the site's root. */
export function imageAddress(imagen: string): string {
  return imagen.startsWith('/') || imagen.startsWith('https:') ? imagen : `/${imagen}`;
}

export function firstImage(product: Product | undefined): ProductImage | undefined {
  return product?.imagenes[0];
}
