import { pages } from '#domain/site/pages.ts';
import { logError } from '../log.ts';
import { othersServed } from './in-slices.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type IndexedShop = Pick<ShopCatalogue, 'version' | 'catalogue'>;

/** Milliseconds of steps after which others are served. */
const SLICE_MS = 8;
/** Milliseconds without a new catalogue after which it is indexed without waiting for a search. Not earlier, because every save of the staff makes a new one. */
const QUIET_MS = 5000;

export const isSearchPage = (path: string): boolean => path.startsWith(`${pages.search.path}?`);

/** The index of the search pages, kept up to date in steps between which other requests are answered: ten thousand products take seconds. */
export interface SearchIndex<Shop extends IndexedShop> {
  /** Resolves once the index has the catalogue, or when a newer one is wanted. */
  now(renderer: PageRenderer, shop: Shop): Promise<void>;
  /** Plans to index the catalogue once it has stayed the same for a while. */
  soon(renderer: PageRenderer, shop: Shop): void;
  /**
   * The catalogue that the index has, or undefined while it is being changed. A search page must be rendered with this catalogue, because with another one the
   * renderer would rebuild the index for it in one piece, and again for the next page.
   */
  has(renderer: PageRenderer): Shop | undefined;
  /** Cancels what is planned, because the server ends while its process may go on to run another one, as in tests. */
  close(): void;
}

interface Wanted {
  readonly renderer: PageRenderer;
  readonly version: string;
  readonly whole: Promise<void>;
}

/** How many versions are remembered as older than the wanted one, because requests that began earlier still ask for them. */
const OLD_VERSIONS = 100;

export function createSearchIndex<Shop extends IndexedShop>(): SearchIndex<Shop> {
  // One after the other, because a renderer has one index.
  let last: Promise<void> = Promise.resolve();
  let wanted: Wanted | undefined;
  let old: readonly string[] = [];
  let held: { readonly renderer: PageRenderer; readonly shop: Shop } | undefined;

  const indexed = async (renderer: PageRenderer, shop: Shop): Promise<void> => {
    await othersServed();
    // Each save wants another one, and only the newest is worth its time.
    if (wanted?.renderer !== renderer || wanted.version !== shop.version) return;
    held = undefined;
    for (let until = performance.now() + SLICE_MS; !renderer.prepareSearch(shop.catalogue); ) {
      if (performance.now() < until) continue;
      await othersServed();
      until = performance.now() + SLICE_MS;
    }
    held = { renderer, shop };
  };
  let planned: { readonly version: string; readonly timer: NodeJS.Timeout } | undefined;
  const now: SearchIndex<Shop>['now'] = (renderer, shop) => {
    if (wanted?.renderer === renderer && (wanted.version === shop.version || old.includes(shop.version)))
      return wanted.whole;
    old = [...(wanted ? [wanted.version] : []), ...old].slice(0, OLD_VERSIONS);
    // A plan for an older catalogue would put it in the place of this one.
    clearTimeout(planned?.timer);
    // Where it fails the page is rendered all the same, or is the shell.
    last = last
      .then(() => indexed(renderer, shop))
      .catch((error: unknown) => {
        logError('No se pudo preparar la búsqueda', error);
        held = { renderer, shop };
      });
    wanted = { renderer, version: shop.version, whole: last };
    return last;
  };
  return {
    now,
    soon(renderer, shop) {
      if (planned?.version === shop.version) return;
      clearTimeout(planned?.timer);
      // No reason to keep a process going that is about to end.
      planned = { version: shop.version, timer: setTimeout(() => void now(renderer, shop), QUIET_MS).unref() };
    },
    has: (renderer) => (held?.renderer === renderer ? held.shop : undefined),
    close: () => clearTimeout(planned?.timer),
  };
}
