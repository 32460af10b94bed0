import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import { claimCatalogueWriter } from './catalogue-store.ts';
import { claimConnectionWriter } from './connection-store.ts';
import { claimProfileWriter } from './profile-store.ts';

interface Menus {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
  readonly settings?: StoreSettings | undefined;
}

/** What the mirror writes to the stores. It claims their writers, so it can be made once a page. */
export function createMirrorSink() {
  const write = claimCatalogueWriter();
  const writeProfile = claimProfileWriter();
  return {
    menus({ categories, labels, settings }: Menus): void {
      write(({ catalogue }) => ({ catalogue: { ...catalogue, categories, labels }, menus: 'known' }));
      if (settings) writeProfile(settings);
    },
    wholeMenu(name: 'categories' | 'etiquetas'): void {
      write(({ wholeMenusAt }) => ({ wholeMenusAt: { ...wholeMenusAt, [name]: Date.now() } }));
    },
    currentMenu(name: 'categories' | 'etiquetas'): void {
      write(({ currentMenus }) => (currentMenus[name] ? {} : { currentMenus: { ...currentMenus, [name]: true } }));
    },
    settings: writeProfile,
    /** Changes what the page was rendered from; React still hydrates it with what came. */
    served(change: (page: ServedPage) => ServedPage): void {
      write(({ served }) => (served ? { served: change(served) } : {}));
    },
    firstScreen(firstScreen: readonly Product[]): void {
      write({ firstScreen });
    },
    catalogue({ products, rows, snapshot }: CatalogueView, complete: boolean): void {
      write(({ catalogue, products: knowledge }) => ({
        catalogue: { ...catalogue, products },
        productRows: rows,
        snapshot,
        products: complete ? 'known' : knowledge,
      }));
    },
    words(words: readonly ShopWord[]): void {
      write(({ catalogue }) => ({ catalogue: { ...catalogue, words } }));
    },
    connection: claimConnectionWriter(),
  };
}
