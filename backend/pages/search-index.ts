import { pages } from '#domain/site/pages.ts';
import { logError } from '../log.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type IndexedShop = Pick<ShopCatalogue, 'version' | 'catalogue'>;

/** Steps between two turns of the event loop: some tens of milliseconds in which nobody else is answered. */
const STEPS_AT_ONCE = 5;

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
    for (let step = 1; !prepareSearch(catalogue); step += 1)
      if (step % STEPS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
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
