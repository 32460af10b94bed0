import type { ProductImage } from '#domain/catalogue/product.ts';
import type { PageShop } from './page-shop.ts';

/** A picture whose name ends so has siblings of 800 and 400. */
const LARGEST = /-1600(\.(?:webp|jpg))$/;
/** Three times as long as any stored path: a longer text is no picture's, and would be repeated in every page that shows it. */
const LONGEST = 600;
/** What may stand in an address as it is; an escape that is there already stays one. */
const UNSAFE = /[^\w!#$%&'()*+,\-./:;=?@~[\]]/gu;

/** The address of a stored picture from anywhere in the world. `width`: of the size wanted, where the picture has several. */
export function pictureAddress(imagen: string, { origin, files }: PageShop, width: 800 | 1600 = 1600): string {
  const stored = imagen.slice(0, LONGEST);
  const named = width === 1600 ? stored : stored.replace(LARGEST, `-${width}$1`);
  if (named.startsWith('https:')) return safeAddress(named);
  if (named.startsWith('/')) return safeAddress(origin + named);
  const path = `${files}${encodeURIComponent(wellFormed(named))}?alt=media`;
  return path.startsWith('/') ? origin + path : path;
}

const safeAddress = (address: string): string => wellFormed(address).replace(UNSAFE, encodeURIComponent);
/** Half of a surrogate pair has no escape: `encodeURIComponent` throws. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');

const CHAT_WIDTH = 800;

/** The size of a picture as chats fetch it: at most 800 pixels wide, which is well below the 300 kB that WhatsApp shows. */
export function chatPicture(image: ProductImage, shop: PageShop): { address: string; width: number; height: number } {
  const isSized = LARGEST.test(image.imagen);
  const factor = isSized ? Math.min(1, CHAT_WIDTH / Math.max(image.ancho, image.alto)) : 1;
  return {
    address: pictureAddress(image.imagen, shop, CHAT_WIDTH),
    width: Math.round(image.ancho * factor),
    height: Math.round(image.alto * factor),
  };
}
