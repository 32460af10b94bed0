import type { Category } from '#domain/catalogue/category.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** The specification's own list: what a product's form offers even before any category is known. */
const FIXED = [
  { value: '0', name: 'Herramienta inalámbrica' },
  { value: '1', name: 'Herramienta con cable' },
  { value: '2', name: 'Herramienta para Carpintería' },
] as const;

/**
 * The choice of a product's category: the fixed list first, then every live category with another unicID, by its order. A menu may shorten a name of the
 * fixed list, «Con cable»; a category that is called otherwise has its own name, because another shop numbers its categories from 0 too.
 */
export function productCategories(
  categories: readonly Category[],
): { readonly value: string; readonly name: string }[] {
  const live = new Map<string, string>();
  for (const { unicID, name } of [...categories].sort((a, b) => a.orden - b.orden))
    if (!live.has(unicID)) live.set(unicID, name);
  const fixed = FIXED.map(({ value, name }) => {
    const own = live.get(value) ?? name;
    live.delete(value);
    return { value, name: foldText(name).includes(foldText(own)) ? name : own };
  });
  return [...fixed, ...[...live].map(([value, name]) => ({ value, name }))];
}
