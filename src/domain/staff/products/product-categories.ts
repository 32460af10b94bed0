import type { Category } from '#domain/catalogue/category.ts';

/** The specification's own list: what a product's form offers even before any category is known. */
const FIXED = [
  { value: '0', name: 'Herramienta inalámbrica' },
  { value: '1', name: 'Herramienta con cable' },
  { value: '2', name: 'Herramienta para Carpintería' },
] as const;

/** The choice of a product's category: the fixed list first, then every live category with another unicID, by its order. */
export function productCategories(
  categories: readonly Category[],
): { readonly value: string; readonly name: string }[] {
  const fixed = new Set<string>(FIXED.map(({ value }) => value));
  const live = new Map<string, string>();
  for (const { unicID, name } of [...categories].sort((a, b) => a.orden - b.orden)) {
    if (!fixed.has(unicID) && !live.has(unicID)) live.set(unicID, name);
  }
  return [...FIXED, ...[...live].map(([value, name]) => ({ value, name }))];
}
