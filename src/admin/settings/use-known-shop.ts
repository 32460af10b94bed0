import { useMemo } from 'react';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { pages } from '#domain/site/pages.ts';
import type { KnownShop } from '#domain/staff/settings/known-shop.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { useIsCurrent } from '../shared/products/use-products.ts';

const LEADING = [
  pages.contact,
  pages.quote,
  pages.about,
  pages.advantages,
  pages.howToBuy,
  pages.questions,
  pages.tutorials,
  pages.calculator,
];

/** What the forms of the home page and of the promotions may name. */
export function useKnownShop(): KnownShop {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const knowsMenus = useCatalogue((state) => state.menus === 'known');
  const knowsProducts = useIsCurrent();
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const today = useShopDay();
  return useMemo(
    () => ({
      products: knowsProducts ? byId : null,
      addresses: knowsMenus
        ? [
            ...LEADING.map(({ path, title }) => ({ href: path, name: title })),
            ...publicCategories(categories).map((one) => ({ href: categoryPath(one), name: one.name })),
          ]
        : null,
      today,
    }),
    [categories, knowsMenus, knowsProducts, byId, today],
  );
}

/** The pages that a button may lead to, as a select has them. */
export function useAddressOptions(): readonly { readonly value: string; readonly name: string }[] {
  return (useKnownShop().addresses ?? []).map(({ href, name }) => ({ value: href, name }));
}
