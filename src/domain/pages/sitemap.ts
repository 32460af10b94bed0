import { categoryPath, labelPath, productPath, tutorialPath } from '#domain/catalogue/addresses.ts';
import { categoryAt, labelAt } from '#domain/catalogue/catalogue-index.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { compareInstants, type Instant } from '#domain/kernel/instant.ts';
import type { Steps } from '#domain/kernel/steps.ts';
import { type PageName, pages } from '#domain/site/pages.ts';
import { escapeMarkup } from './escape-markup.ts';
import { isListedCategory, isListedLabel, isListedPage } from './listed-pages.ts';
import type { PageShop } from './page-shop.ts';
import { pictureAddress } from './picture-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** Server times of the last write of products, by id, as far as they are known. */
export type ChangedAt = ReadonlyMap<string, Instant>;

// The protocol's limits: https://www.sitemaps.org/protocol.html#index. A megabyte is left for the part's own first and last lines.
const MOST_URLS = 50_000;
const MOST_BYTES = 49_000_000;
/** Pages of a step: some two milliseconds. */
const PAGES_AT_ONCE = 100;
/** Of one page; Google reads a thousand. */
const MOST_IMAGES = 20;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Pages that search engines do not list. */
const UNLISTED: ReadonlySet<PageName> = new Set(['search', 'quote', 'repair', 'compare']);

interface SitemapPart {
  readonly text: string;
  /** The last change of a page in it. */
  readonly lastmod: Instant | undefined;
}

/** The parts of the sitemap, in order; `/sitemap-1.xml` is the first. In steps of some pages each. */
export function* sitemapParts(catalogue: SiteCatalogue, shop: PageShop, changedAt: ChangedAt): Steps<SitemapPart[]> {
  const parts: { urls: string[]; bytes: number; lastmod: Instant | undefined }[] = [];
  let made = 0;
  for (const { text, lastmod } of sitemapUrls(catalogue, shop, changedAt)) {
    made += 1;
    if (made % PAGES_AT_ONCE === 0) yield;
    let part = parts.at(-1);
    // Every character is ASCII: addresses are escaped, and a sitemap holds nothing else.
    if (!part || part.urls.length === MOST_URLS || part.bytes + text.length > MOST_BYTES) {
      part = { urls: [], bytes: 0, lastmod: undefined };
      parts.push(part);
    }
    part.urls.push(text);
    part.bytes += text.length + 1;
    part.lastmod = newest(part.lastmod, lastmod);
  }
  return parts.map(({ urls, lastmod }) => ({
    text: `${HEAD}\n<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`,
    lastmod,
  }));
}

/** The index of the parts: the one address that search engines are given. */
export function sitemapIndex(parts: readonly SitemapPart[], origin: string): string {
  const entries = parts.map(
    ({ lastmod }, at) =>
      `<sitemap><loc>${escapeMarkup(`${origin}${partPath(at)}`)}</loc>${lastmodElement(lastmod)}</sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The path of a part of the sitemap. Parts are counted from 0, and `/sitemap-1.xml` is the first. */
export const partPath = (at: number): string => `/sitemap-${at + 1}.xml`;

interface SitemapUrl {
  readonly path: string;
  readonly text: string;
  readonly lastmod: Instant | undefined;
}

/** Every page that search engines may list, each by its one address. Two subcategories or tutorials may have one until staff correct it. */
function* sitemapUrls(...given: Parameters<typeof urlsInOrder>): Generator<SitemapUrl, void, void> {
  const seen = new Set<string>();
  for (const url of urlsInOrder(...given)) {
    if (seen.has(url.path)) continue;
    seen.add(url.path);
    yield url;
  }
}

function* urlsInOrder(
  catalogue: SiteCatalogue,
  shop: PageShop,
  changedAt: ChangedAt,
): Generator<SitemapUrl, void, void> {
  const { categories, labels, tutorials, products, index } = catalogue;
  const url = (path: string, lastmod?: Instant, images: readonly string[] = []): SitemapUrl => ({
    path,
    lastmod,
    text: `<url><loc>${escapeMarkup(shop.origin + path)}</loc>${lastmodElement(lastmod)}${images
      .slice(0, MOST_IMAGES)
      .map((image) => `<image:image><image:loc>${escapeMarkup(pictureAddress(image, shop))}</image:loc></image:image>`)
      .join('')}</url>`,
  });
  const ofList = (list: readonly Product[] = []): Instant | undefined =>
    list.reduce<Instant | undefined>((last, { id }) => newest(last, changedAt.get(id)), undefined);
  for (const [name, { path }] of Object.entries(pages))
    if (!UNLISTED.has(name as PageName) && isListedPage(name as PageName, catalogue)) yield url(path);
  // Of two with one address, the page shows the one that is found by it.
  for (const category of publicCategories(categories))
    if (isListedCategory(category, catalogue) && categoryAt(categories, category.folder) === category)
      yield url(categoryPath(category), ofList(index.byUnicID.get(category.unicID)));
  for (const label of labels)
    if (isListedLabel(label, catalogue) && labelAt(catalogue, label.carpeta, label.slug) === label)
      yield url(labelPath(label), ofList(index.byLabel.get(label.id)));
  for (const { slug, imagen, actualizado } of tutorials)
    yield url(tutorialPath(slug), actualizado, imagen ? [imagen] : []);
  for (const product of products) {
    // Of two products with one slug, only the first has an address.
    if (index.bySlug.get(product.slug) !== product) continue;
    const images = product.imagenes.map(({ imagen }) => imagen);
    yield url(productPath(product, catalogue), changedAt.get(product.id), images);
  }
}

function newest(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  if (!a || !b) return a ?? b;
  return compareInstants(a, b) < 0 ? b : a;
}

/** To the second: the protocol's format has no nanoseconds. */
const lastmodElement = (lastmod: Instant | undefined): string =>
  lastmod ? `<lastmod>${lastmod.slice(0, 19)}Z</lastmod>` : '';
