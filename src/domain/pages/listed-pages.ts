import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { hasPage } from '#domain/catalogue/menus.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';
import type { PageName } from '#domain/site/pages.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

// Whether search engines may list a page of the catalogue. One that says that it has nothing is for them a missing page that answers as a found one.

/** A category's: one that is for visitors and has products. */
export function isListedCategory(category: Category, { index }: Pick<SiteCatalogue, 'index'>): boolean {
  return isForVisitors(category) && index.byUnicID.has(category.unicID);
}

/** A subcategory's: one with products, unless its category is not for visitors. */
export function isListedLabel(
  label: Label,
  { categories, index }: Pick<SiteCatalogue, 'categories' | 'index'>,
): boolean {
  const { carpeta, unicID } = label;
  const owner =
    ownerOfLabel(categories, label) ?? categories.find((one) => one.folder === carpeta || one.unicID === unicID);
  return index.byLabel.has(label.id) && (owner === undefined || isForVisitors(owner));
}

const isForVisitors = (category: Category): boolean => category.visible === 'public' && hasPage(category);

/** A page of the site: of those that show a part of the catalogue, one that has any of it. */
export function isListedPage(name: PageName, { tutorials }: Pick<SiteCatalogue, 'tutorials'>): boolean {
  return name !== 'tutorials' || tutorials.length > 0;
}
