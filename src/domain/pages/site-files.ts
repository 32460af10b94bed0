import { allSteps, type Steps } from '#domain/kernel/steps.ts';
import { merchantFeed } from './merchant-feed.ts';
import type { PageShop } from './page-shop.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { type ChangedAt, partPath, sitemapIndex, sitemapParts } from './sitemap.ts';

/** A file that is made of the catalogue. */
export interface SiteFile {
  /** Content-Type, with its charset. */
  readonly type: string;
  readonly text: string;
}

const ROBOTS_FILE = '/robots.txt';
const SITEMAP_FILE = '/sitemap.xml';
/** The products in Google Merchant's format. */
const FEED_FILE = '/productos.xml';

const XML = 'application/xml; charset=utf-8';
const PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/** Whether an address is that of a file made of the catalogue; a part of the sitemap may be one that is not there. */
export function isSiteFile(path: string): boolean {
  return [ROBOTS_FILE, SITEMAP_FILE, FEED_FILE].includes(path) || PART.test(path);
}

/** The file at an address; `null` where there is none. The same inputs give the same text. */
export function siteFileAt(...given: Parameters<typeof siteFileInSteps>): SiteFile | null {
  return allSteps(siteFileInSteps(...given));
}

/** The same in steps of some milliseconds, for a server that answers others in between. */
export function* siteFileInSteps(
  path: string,
  catalogue: SiteCatalogue,
  shop: PageShop,
  changedAt: ChangedAt,
): Steps<SiteFile | null> {
  if (path === ROBOTS_FILE) return { type: 'text/plain; charset=utf-8', text: robotsText(shop.origin) };
  if (path === FEED_FILE) return { type: XML, text: yield* merchantFeed(catalogue, shop) };
  const part = PART.exec(path)?.[1];
  if (path !== SITEMAP_FILE && part === undefined) return null;
  const parts = yield* sitemapParts(catalogue, shop, changedAt);
  if (part === undefined) return { type: XML, text: sitemapIndex(parts, shop.origin) };
  const text = parts[Number(part) - 1]?.text;
  return text === undefined ? null : { type: XML, text };
}

/** The addresses of all these files: for a host that writes them once. */
export function siteFilePaths(catalogue: SiteCatalogue, shop: PageShop, changedAt: ChangedAt): string[] {
  const parts = allSteps(sitemapParts(catalogue, shop, changedAt));
  return [ROBOTS_FILE, SITEMAP_FILE, FEED_FILE, ...parts.map((_, at) => partPath(at))];
}

/**
 * The staff area is no page for anybody's search. The pages that search engines may not list are not forbidden here: a crawler that may not read
 * a page never learns that it asks not to be listed.
 */
function robotsText(origin: string): string {
  // A rule holds for all that begins with it: `/admin` alone would forbid a category `/administracion`.
  const rules = ['/admin', '/login'].flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  return `User-agent: *\n${rules.map((rule) => `Disallow: ${rule}\n`).join('')}\nSitemap: ${origin}${SITEMAP_FILE}\n`;
}
