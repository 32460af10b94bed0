import { productCategories } from '#domain/staff/products/product-categories.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStaffCategories } from '../shared/documents/use-staff-rows.ts';

/** The unicIDs that a product may have; absent where the categories of now are not known. */
export function useKnownCategories(): ReadonlySet<string> | undefined {
  const isCurrent = useCatalogue((state) => state.currentMenus.categories === true);
  const { rows } = useStaffCategories();
  if (!isCurrent) return undefined;
  return new Set(productCategories(rows.map(({ value }) => value)).map(({ value }) => value));
}
