import { sizedEmblem } from '#domain/appearance/emblem.ts';
import { picturesOf } from '#domain/built-store.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import type { PageShop } from './page-shop.ts';
import { pictureAddress } from './picture-address.ts';
import type { SiteFile } from './site-files.ts';

/** The web app's manifest as it is built: what of it does not depend on the store is kept as it is. https://www.w3.org/TR/appmanifest/ */
export interface WebManifest {
  readonly [member: string]: unknown;
  readonly screenshots?: unknown;
}

/** Its address. Under another one an installed app would be another app. */
export const MANIFEST_FILE = '/manifest.webmanifest';

const TYPE = 'application/manifest+json; charset=utf-8';

/** Longer names are cut off below an icon. https://developer.chrome.com/docs/lighthouse/pwa/installable-manifest */
const LONGEST_ICON_NAME = 12;

/** What an installed shop is called and looks like: the built manifest with the store's own name, description and icons. */
export function webManifest(built: WebManifest, shop: PageShop): WebManifest {
  const { profile } = shop;
  const { name, trade, brand, address, emblem, shortName } = profile;
  // The pictures of pages show the built store.
  const { screenshots, ...rest } = built;
  return {
    ...rest,
    name: `${name}, ${inSentence(trade)}`,
    short_name: shortName || iconName(name),
    description: `Catálogo y cotizaciones de ${name}, distribuidor autorizado ${brand} en ${address.city}. Funciona sin conexión.`,
    ...(emblem.picture && { icons: iconsOf(emblem.picture, shop) }),
    ...(picturesOf(profile).front !== undefined && { screenshots }),
  };
}

/** What stands below the icon where the store has not said it: the whole name where it fits, else its first words. */
export function iconName(name: string): string {
  if (name.length <= LONGEST_ICON_NAME) return name;
  const words = name.split(' ');
  let count = 1;
  while (words.slice(0, count + 1).join(' ').length <= LONGEST_ICON_NAME) count += 1;
  return words.slice(0, count).join(' ').replace(JOINING, '');
}

/** Words at the end that only join others to what is before them: `Ferretería y`. */
const JOINING = /(?: (?:de|del|e|el|en|la|las|los|para|y))+$/i;

const iconsOf = (picture: string, shop: PageShop): readonly object[] =>
  (
    [
      [192, 'any'],
      [512, 'any'],
      [384, 'maskable'],
    ] as const
  ).map(([size, purpose]) => ({
    src: pictureAddress(sizedEmblem(picture, size), shop),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

/** The file at {@link MANIFEST_FILE}. */
export function manifestFile(built: WebManifest, shop: PageShop): SiteFile {
  return { type: TYPE, text: `${JSON.stringify(webManifest(built, shop), undefined, 2)}\n` };
}
