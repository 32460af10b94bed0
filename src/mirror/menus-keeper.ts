import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { MenusCopy } from './copy-database.ts';

/** The categories, the labels and the settings of the store, which are received separately and kept together. */
export interface MenusKeeper {
  isKnown(): boolean;
  setCategories(categories: readonly Category[]): void;
  setLabels(labels: readonly Label[]): void;
  setSettings(settings: StoreSettings): void;
}

export function createMenusKeeper(known: MenusCopy | undefined, onMenus: (menus: MenusCopy) => void): MenusKeeper {
  let { categories, labels, settings }: Partial<MenusCopy> = known ?? {};
  const notify = (): void => {
    if (categories && labels) onMenus({ categories, labels, settings });
  };
  return {
    isKnown: () => categories !== undefined && labels !== undefined,
    setCategories(next) {
      if (isSame(categories, next)) return;
      categories = next;
      notify();
    },
    setLabels(next) {
      if (isSame(labels, next)) return;
      labels = next;
      notify();
    },
    setSettings(next) {
      settings = next;
      notify();
    },
  };
}

// A listener's first answer is mostly equal to the copy. Passed on, it would draw every menu again and send all names to the search again.
const isSame = (known: unknown, next: unknown): boolean => JSON.stringify(known) === JSON.stringify(next);
