import { useMemo } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { useCatalogue } from '#store/catalogue-store.ts';

/** A menu made by a rule of the domain from categories and labels, and again only when these change. */
export function useMenu<T>(rule: (menus: { categories: readonly Category[]; labels: readonly Label[] }) => T): T {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  return useMemo(() => rule({ categories, labels }), [rule, categories, labels]);
}
