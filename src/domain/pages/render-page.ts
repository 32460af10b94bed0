import type { MenusRead } from '#domain/catalogue/menus-read.ts';
import type { ServedFiles } from '#domain/catalogue/served-page.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { RetiredPage } from './page-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import type { WebManifest } from './web-manifest.ts';

/** What the renderer needs of the built site. The build writes it beside the renderer. */
export interface PageBuild {
  /** Another one for every build. */
  readonly id: string;
  /** The page without content that browsers with a worker get. */
  readonly shell: string;
  /** The web app's manifest. Absent in what an earlier build wrote. */
  readonly manifest?: WebManifest | undefined;
  /** By chunk of screens, under the empty name for those of the first load. A page without an entry has the styles that the shell names. */
  readonly screens: Readonly<Record<string, ScreenStyles>>;
}

export interface ScreenStyles {
  /** One sheet with all that a page of these screens needs. */
  readonly sheet: string;
  /** The sheets that it is made of, which the shop's code asks for. */
  readonly styles: readonly string[];
}

export interface PageRequest {
  /** The address as the browser sends it, with its query. */
  readonly path: string;
  readonly catalogue: SiteCatalogue;
  /** How far its menus are known. */
  readonly menusRead?: MenusRead | undefined;
  /** Retired products by slug. */
  readonly retired?: ReadonlyMap<string, RetiredPage>;
  /** What the store has changed of its profile. */
  readonly settings?: StoreSettings | undefined;
  /** The shop's day whose prices the catalogue has; absent while the shop has no promotions. */
  readonly day?: string | undefined;
  readonly build: PageBuild;
  /** `https://tienda.mx`, without a slash at its end. */
  readonly origin: string;
  readonly files: ServedFiles;
}

export interface PageResponse {
  readonly status: 200 | 301 | 404 | 410;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * How the shell is sent in place of a page that could not be rendered: browsers draw the page from it, and whoever lists or keeps pages comes again.
 * Retry-After in seconds.
 */
export const UNRENDERED = {
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '30',
    'X-Robots-Tag': 'noindex',
  },
} as const;

/** Pure: the same inputs give the same bytes. */
export type RenderPage = (request: PageRequest) => PageResponse;

/** Takes a few entries into the index of the search pages. @returns whether the index has this catalogue now */
export type PrepareSearch = (catalogue: SiteCatalogue) => boolean;
