import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';
import type { PageName } from '#domain/site/pages.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

// Whether search engines may list a page of the catalogue. One that says that it has nothing is for them a missing page that answers as a found one.

/** A category's: one that is for visitors and has products. */
export function isListedCategory({ visible, unicID }: Category, { index }: Pick<SiteCatalogue, 'index'>): boolean {
  return visible === 'public' && index.byUnicID.has(unicID);
}

/** A subcategory's: one with products, of a category that is for visitors. */
export function isListedLabel(
  label: Label,
  { categories, index }: Pick<SiteCatalogue, 'categories' | 'index'>,
): boolean {
  return index.byLabel.has(label.id) && ownerOfLabel(categories, label)?.visible === 'public';
}

/** A page of the site: of those that show a part of the catalogue, one that has any of it. */
export function isListedPage(name: PageName, { tutorials }: Pick<SiteCatalogue, 'tutorials'>): boolean {
  return name !== 'tutorials' || tutorials.length > 0;
}
