import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import { imageAddress } from '#pictures/image-address.ts';
import { downloadedSize } from '#platform/picture-sizes.ts';

/** The addresses of every picture that the catalogue shows, each once, at the size that a download keeps. */
export function cataloguePictures({ products, categories }: Catalogue): string[] {
  const stored = [
    ...products.flatMap(({ imagenes }) => imagenes),
    ...categories.flatMap(({ menuindex1, menuindex2 }) =>
      [menuindex1, menuindex2].flatMap((item) => item?.imagenes ?? []),
    ),
  ];
  return [...new Set(stored.map(({ imagen }) => downloadedSize(imageAddress(imagen))))];
}
