import type { Product, ProductImage } from '#domain/catalogue/product.ts';
import { fileAddress } from './file-address.ts';

/** Where a stored picture is fetched: an address as it is, of this page's own copies too; an uploaded file from the shop's storage. */
export function imageAddress(imagen: string): string {
  return /^(?:\/|https:|blob:)/.test(imagen) ? imagen : fileAddress(imagen);
}

export function firstImage(product: Product | undefined): ProductImage | undefined {
  return product?.imagenes[0];
}

/** Browsers that cannot write WebP upload JPEG. */
const LARGEST = /-1600(\.(?:webp|jpg))$/;
const WIDTHS = [400, 800, 1600] as const;

export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * The addresses of one picture: `sizes` says how wide it is shown. A picture whose name ends in `-1600.webp` has siblings of 800 and 400;
 * any other is fetched as it is. `ancho` is the width of the original, because no smaller size is wider than it.
 */
export function imageSources(imagen: string, sizes: string, ancho = 1600): ImageSources {
  if (!LARGEST.test(imagen)) return { src: imageAddress(imagen) };
  // The names of the other sizes are derived from the path, because the address of an uploaded file has another ending.
  const named = (width: number): string => imageAddress(imagen.replace(LARGEST, `-${width}$1`));
  return {
    src: named(400),
    srcSet: WIDTHS.map((width) => `${named(width)} ${Math.min(width, ancho)}w`).join(', '),
    sizes,
  };
}
