import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { MenusCopy } from './copy-database.ts';

/** The two halves of the menus, which come one by one and are shown together. */
export interface MenusKeeper {
  isKnown(): boolean;
  setCategories(categories: readonly Category[]): void;
  setLabels(labels: readonly Label[]): void;
}

export function createMenusKeeper(known: MenusCopy | undefined, onMenus: (menus: MenusCopy) => void): MenusKeeper {
  let { categories, labels }: Partial<MenusCopy> = known ?? {};
  const tell = (): void => {
    if (categories && labels) onMenus({ categories, labels });
  };
  return {
    isKnown: () => categories !== undefined && labels !== undefined,
    setCategories(next) {
      if (isSame(categories, next)) return;
      categories = next;
      tell();
    },
    setLabels(next) {
      if (isSame(labels, next)) return;
      labels = next;
      tell();
    },
  };
}

// A listener's first answer mostly repeats the copy. Told as news, it would draw every menu again and send the search all its names anew.
const isSame = (known: unknown, next: unknown): boolean => JSON.stringify(known) === JSON.stringify(next);
