import { useMemo } from 'react';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import { desktopCategories } from '#domain/catalogue/menus.ts';
import { oldWords } from '#domain/catalogue/old-words.ts';
import { pages } from '#domain/site/pages.ts';
import { addressAt, type KnownShop } from '#domain/staff/settings/known-shop.ts';
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
            ...desktopCategories(categories).map((one) => ({
              href: categoryPath(one),
              name: one.name,
              earlier: oldWords(one.carpetasAnteriores).map((folder) => categoryPath({ ...one, folder })),
              isHidden: one.visible !== 'public',
            })),
          ]
        : null,
      today,
    }),
    [categories, knowsMenus, knowsProducts, byId, today],
  );
}

/**
 * The pages that a button may lead to, as a select has them.
 * While they are not known, the chosen one stands for them.
 * @param chosen the address that it has: by an earlier one of a page it leads there too, and stays as it is until another is chosen
 */
export function useAddressOptions(chosen: string): readonly { readonly value: string; readonly name: string }[] {
  const { addresses } = useKnownShop();
  if (!addresses) return chosen === '' ? [] : [{ value: chosen, name: chosen }];
  const now = addressAt(addresses, chosen);
  return addresses
    .filter((one) => one === now || !one.isHidden)
    .map((one) => ({ value: one === now ? chosen : one.href, name: one.name }));
}
