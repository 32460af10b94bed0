import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { beginsIn } from '../shared/site-pages.ts';

export interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** The category that a subcategory stands in. */
  readonly within?: string;
}

/** Categories and subcategories whose name begins as the query does. */
export function findShelves(query: string, { categories, labels }: Catalogue): Shelf[] {
  const shown = publicCategories(categories);
  const names = new Map(shown.map(({ unicID, name }) => [unicID, name]));
  return [
    ...shown
      .filter(({ name }) => beginsIn(query, name))
      .map((category) => ({ id: category.id, name: category.name, href: categoryPath(category) })),
    ...labels
      .filter(({ nombre }) => beginsIn(query, nombre))
      .map((label) => {
        const within = names.get(label.unicID);
        return { id: label.id, name: label.nombre, href: labelPath(label), ...(within && { within }) };
      }),
  ];
}
