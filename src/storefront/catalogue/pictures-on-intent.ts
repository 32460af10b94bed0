import { firstImage, imageSources } from '#pictures/image-address.ts';
import { GALLERY_SIZES } from '#product-page/gallery-sizes.ts';
import { catalogueStore, selectProductIndex } from '#store/catalogue-store.ts';
import { decodeSegment } from '../paths.ts';

let isWatching = false;

/**
 * Fetches the first picture of a product's page as soon as a pointer or a finger is on a link to it, in the size that the page will show. A
 * press follows a pointer by some hundred milliseconds and a finger by a hundred; the picture is often there when the page is.
 */
export function fetchPicturesOnIntent(): void {
  if (isWatching) return;
  isWatching = true;
  const asked = new Set<string>();
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const slug = link?.origin === location.origin ? link.pathname.split('/')[3] : undefined;
    if (!slug || asked.has(slug)) return;
    asked.add(slug);
    const image = firstImage(selectProductIndex(catalogueStore.getState()).bySlug.get(decodeSegment(slug)));
    if (!image) return;
    const { src, ...sized } = imageSources(image.imagen, GALLERY_SIZES, image.ancho);
    // The sizes first: a source that is set before them is fetched at once, in the size of none.
    const picture = new Image();
    picture.sizes = sized.sizes ?? '';
    picture.srcset = sized.srcSet ?? '';
    picture.src = src;
  };
  for (const kind of ['pointerover', 'touchstart'] as const) addEventListener(kind, onIntent, { passive: true });
}
