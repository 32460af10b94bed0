import { pages } from '#domain/site/pages.ts';
import { logError } from '../log.ts';
import { othersServed } from './in-slices.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type IndexedShop = Pick<ShopCatalogue, 'version' | 'catalogue'>;

/** Milliseconds of steps after which others are served. */
const SLICE_MS = 8;
/** Milliseconds without a new catalogue after which it is indexed before anybody searches: each save of a staff's day makes another. */
const QUIET_MS = 5000;

export const isSearchPage = (path: string): boolean => path.startsWith(`${pages.search.path}?`);

/** The index of the search pages, kept up to date in steps between which other requests are answered: ten thousand products take seconds. */
export interface SearchIndex {
  /** Resolves once the index has the catalogue. */
  now(renderer: PageRenderer, shop: IndexedShop): Promise<void>;
  /** Has the catalogue indexed when it stays the same for a while. */
  soon(renderer: PageRenderer, shop: IndexedShop): void;
  /** Gives up what is planned: the server ends, and its process may go on with another. */
  close(): void;
}

export function createSearchIndex(): SearchIndex {
  // One after the other, because a renderer has one index.
  let last: Promise<void> = Promise.resolve();
  let wanted: { readonly renderer: PageRenderer; readonly version: string; readonly whole: Promise<void> } | undefined;

  const indexed = async ({ prepareSearch }: PageRenderer, { catalogue }: IndexedShop): Promise<void> => {
    await othersServed();
    for (let until = performance.now() + SLICE_MS; !prepareSearch(catalogue); ) {
      if (performance.now() < until) continue;
      await othersServed();
      until = performance.now() + SLICE_MS;
    }
  };
  let planned: { readonly version: string; readonly timer: NodeJS.Timeout } | undefined;
  const now: SearchIndex['now'] = (renderer, shop) => {
    if (wanted?.renderer === renderer && wanted.version === shop.version) return wanted.whole;
    // A plan for an older catalogue would put it in the place of this one.
    clearTimeout(planned?.timer);
    // Where it fails the page is rendered all the same, or is the shell.
    last = last
      .then(() => indexed(renderer, shop))
      .catch((error: unknown) => logError('No se pudo preparar la búsqueda', error));
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
    close: () => clearTimeout(planned?.timer),
  };
}
