import { sizedEmblem } from '#domain/appearance/emblem.ts';
import { imageAddress } from './image-address.ts';

/** The icons of a page's head: the emblem's, or those that the site is built with. @param picture the largest size; empty where there is none */
export function storeIcons(picture: string) {
  return picture
    ? {
        icon: imageAddress(sizedEmblem(picture, 192)),
        type: 'image/png',
        touch: imageAddress(sizedEmblem(picture, 180)),
      }
    : { icon: '/icons/favicon.svg', type: 'image/svg+xml', touch: '/icons/apple-touch-icon.png' };
}

/** Gives the document the icons of the store: a page that a worker answered has those of the build. */
export function showStoreIcons(picture: string): void {
  const { icon, type, touch } = storeIcons(picture);
  const inHead = (rel: string) => document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  const tab = inHead('icon');
  if (tab && tab.getAttribute('href') !== icon) Object.assign(tab, { href: icon, type });
  const home = inHead('apple-touch-icon');
  if (home && home.getAttribute('href') !== touch) home.href = touch;
}
