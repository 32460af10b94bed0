import { pages } from '#domain/site/pages.ts';
import { logError } from '../log.ts';
import { othersServed } from './in-slices.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type IndexedShop = Pick<ShopCatalogue, 'version' | 'catalogue'>;

/** Milliseconds of steps after which others are served. */
const SLICE_MS = 8;

export const isSearchPage = (path: string): boolean => path.startsWith(`${pages.search.path}?`);

/**
 * Keeps the index of the search pages up to date in steps, between which other requests are answered: ten thousand products take seconds.
 * @returns resolves once the index has the catalogue
 */
export function createSearchIndex(): (renderer: PageRenderer, shop: IndexedShop) => Promise<void> {
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
  return (renderer, shop) => {
    if (wanted?.renderer === renderer && wanted.version === shop.version) return wanted.whole;
    // Where it fails the page is rendered all the same, or is the shell.
    last = last
      .then(() => indexed(renderer, shop))
      .catch((error: unknown) => logError('No se pudo preparar la búsqueda', error));
    wanted = { renderer, version: shop.version, whole: last };
    return last;
  };
}
