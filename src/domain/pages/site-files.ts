import type { Instant } from '#domain/kernel/instant.ts';
import type { PageShop } from './page-shop.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** A file that is made of the catalogue: `/robots.txt`, `/sitemap.xml` and its parts, `/productos.xml`. */
export interface SiteFile {
  /** Content-Type, with its charset. */
  readonly type: string;
  readonly text: string;
}

/** Server times of the last write of products, by id, as far as they are known. */
export type ChangedAt = ReadonlyMap<string, Instant>;

/** The file at an address; `null` where there is none. */
export function siteFileAt(
  path: string,
  catalogue: SiteCatalogue,
  shop: PageShop,
  changedAt: ChangedAt,
): SiteFile | null {
  void [path, catalogue, shop, changedAt];
  return null;
}
