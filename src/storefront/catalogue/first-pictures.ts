import { labelAt } from '#domain/catalogue/catalogue-index.ts';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { sortFrom, sortProducts } from '#domain/catalogue/sort-products.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { GALLERY_SIZES } from '#product-page/gallery-sizes.ts';
import { catalogueStore, selectProductIndex } from '#store/catalogue-store.ts';
import { decodeSegment } from '../paths.ts';
import { CARD_SIZES } from '../product-list/card-sizes.ts';
import { listingAt } from './product-view.ts';

/** The first rows of a phone's list: on a wide screen half of what is seen, because not every link under a pointer is followed. */
const OF_A_LIST = 4;
const asked = new Set<string>();

/** Fetches what the page at an address shows first, in the size that it will show. Before the catalogue is known, and for other pages, nothing. */
export function fetchFirstPictures(pathname: string): void {
  if (asked.has(pathname)) return;
  const { images, sizes } = firstPictures(pathname);
  if (images.length > 0) asked.add(pathname);
  for (const image of images) {
    const { src, ...sized } = imageSources(image.imagen, sizes, image.ancho);
    // The sizes first: a source that is set before them is fetched at once, in the size of none.
    const picture = new Image();
    picture.sizes = sized.sizes ?? '';
    picture.srcset = sized.srcSet ?? '';
    picture.src = src;
  }
}

function firstPictures(pathname: string): { readonly images: readonly ProductImage[]; readonly sizes: string } {
  const [folder = '', label = '', product] = pathname.split('/').slice(1).map(decodeSegment);
  const state = catalogueStore.getState();
  const index = selectProductIndex(state);
  if (product) return { images: [firstImage(index.bySlug.get(product)) ?? []].flat(), sizes: GALLERY_SIZES };
  const { catalogue } = state;
  const found = listingAt(folder, label ? labelAt(catalogue, folder, label) : undefined, catalogue, index);
  const products = sortProducts(found?.listing.products ?? [], sortFrom(null)).slice(0, OF_A_LIST);
  return { images: products.flatMap((shown) => firstImage(shown) ?? []), sizes: CARD_SIZES };
}
