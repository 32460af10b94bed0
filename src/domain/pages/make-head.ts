import { builtStore, picturesOf } from '#domain/built-store.ts';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { pageTitle } from '#domain/site/page-title.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { oneLine } from './page-text.ts';
import { chatPicture, pictureAddress } from './picture-address.ts';
import type { StructuredNode } from './structured-node.ts';

const LONGEST_TITLE = 110;
const APP_ICON = '/icons/icono-512.png';
/** Of the icon and of an emblem. */
const ICON_SIZE = 512;

interface HeadParts {
  /** Absent on the home page, whose title is the site's own. */
  readonly title?: string;
  /** In chats, where it differs: with the price. */
  readonly chatTitle?: string;
  readonly description: string;
  /** From the site's root, with the number of its page. Absent for what is a visitor's own. */
  readonly path?: string | undefined;
  readonly type?: 'website' | 'article' | 'product';
  readonly image?: ProductImage | undefined;
  /** Properties of Open Graph besides those that every page has. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly robots?: string;
  readonly jsonLd?: readonly StructuredNode[];
  readonly prev?: string | undefined;
  readonly next?: string | undefined;
}

/** The head of a page from what is particular to it. */
export function makeHead(parts: HeadParts, shop: PageShop): PageHead {
  const { description, path, robots, prev, next } = parts;
  const canonical = path === undefined ? undefined : shop.origin + path;
  const title = pageTitle(shop.profile, parts.title && oneLine(parts.title, LONGEST_TITLE));
  const shown = oneLine(parts.chatTitle ?? parts.title ?? title, LONGEST_TITLE);
  const { picture, isLarge } = pictureProperties(parts, shop);
  return {
    title,
    description,
    ...(canonical !== undefined && { canonical }),
    ...(robots && { robots }),
    openGraph: [
      ['og:site_name', shop.profile.name],
      ['og:locale', 'es_MX'],
      ['og:type', parts.type ?? 'website'],
      ['og:title', shown],
      ['og:description', description],
      ...(canonical === undefined ? [] : [['og:url', canonical] as const]),
      ...picture,
      ...(parts.facts ?? []),
      ['twitter:card', isLarge ? 'summary_large_image' : 'summary'],
      ['twitter:title', shown],
      ['twitter:description', description],
      ...picture.flatMap(([name, content]) => (name === 'og:image' ? [['twitter:image', content] as const] : [])),
    ],
    // Search engines do not list the page, so they need not know what it is about.
    jsonLd: robots ? [] : (parts.jsonLd ?? []),
    alternates:
      robots || canonical === undefined ? [] : ['es-MX', 'x-default'].map((language) => [language, canonical] as const),
    ...(prev !== undefined && { prev: shop.origin + prev }),
    ...(next !== undefined && { next: shop.origin + next }),
  };
}

/** The page's own picture, else one of the store, else its emblem. */
function pictureProperties(
  { image, title }: HeadParts,
  shop: PageShop,
): { readonly picture: (readonly [string, string])[]; readonly isLarge: boolean } {
  const { name, emblem } = shop.profile;
  const { front } = picturesOf(shop.profile);
  const shown = image ?? (front ? { imagen: front, alt: `Fachada de ${name}`, ...builtStore.frontSize } : undefined);
  const { address, width, height } = shown
    ? chatPicture(shown, shop)
    : { address: pictureAddress(emblem.picture || APP_ICON, shop), width: ICON_SIZE, height: ICON_SIZE };
  return {
    isLarge: shown !== undefined,
    picture: [
      ['og:image', address],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['og:image:alt', oneLine((shown ? shown.alt || title : emblem.alt) || name, LONGEST_TITLE)],
    ],
  };
}
