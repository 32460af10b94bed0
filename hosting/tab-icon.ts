import { sizedEmblem } from '#domain/appearance/emblem.ts';
import type { PageShop } from '#domain/pages/page-shop.ts';
import { pictureAddress } from '#domain/pages/picture-address.ts';
import type { Redirect } from './prerender/moved-addresses.ts';

/** Browsers, chats and search engines ask for it whatever a page links to. */
export const TAB_ICON = '/favicon.ico';

/** The address of the store's own emblem in the size of an icon; `null` where it has none, and the built one stands. */
export function ownIcon(shop: PageShop): string | null {
  const { picture } = shop.profile.emblem;
  return picture ? pictureAddress(sizedEmblem(picture, 192), shop) : null;
}

/** For a site of files, which has the icon of the build: leads from it to the store's own. Redirects go before files. */
export function iconRedirects(shop: PageShop): Redirect[] {
  const icon = ownIcon(shop);
  return icon === null ? [] : [{ source: TAB_ICON, destination: icon, type: 302 }];
}
