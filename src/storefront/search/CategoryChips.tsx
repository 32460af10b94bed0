import { categoryPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { Chips } from '#ui/Chips.tsx';
import { useMenu } from '../shell/use-menu.ts';

const byPublic = ({ categories }: { categories: readonly Category[] }) => publicCategories(categories);

export function CategoryChips() {
  const categories = useMenu(byPublic);
  return (
    <Chips
      label="Categorías del catálogo"
      chips={categories.map((one) => ({ name: one.name, href: categoryPath(one) }))}
    />
  );
}
