import { useMemo } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

/** A menu of the catalogue by one of the domain's rules, made again only when categories or labels change. */
export function useMenu<T>(rule: (menus: { categories: readonly Category[]; labels: readonly Label[] }) => T): T {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  return useMemo(() => rule({ categories, labels }), [rule, categories, labels]);
}
