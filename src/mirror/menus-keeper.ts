import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { MenusCopy } from './copy-database.ts';

/** The categories and the labels, which are received separately and shown together. */
export interface MenusKeeper {
  isKnown(): boolean;
  setCategories(categories: readonly Category[]): void;
  setLabels(labels: readonly Label[]): void;
}

export function createMenusKeeper(known: MenusCopy | undefined, onMenus: (menus: MenusCopy) => void): MenusKeeper {
  let { categories, labels }: Partial<MenusCopy> = known ?? {};
  const notify = (): void => {
    if (categories && labels) onMenus({ categories, labels });
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
  };
}

// A listener's first answer is mostly equal to the copy. Passed on, it would draw every menu again and send all names to the search again.
const isSame = (known: unknown, next: unknown): boolean => JSON.stringify(known) === JSON.stringify(next);
