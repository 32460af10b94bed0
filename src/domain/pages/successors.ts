import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { categoryAt } from '#domain/catalogue/catalogue-index.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { TrailLink } from '#domain/catalogue/product-trail.ts';
import type { RetiredPage } from './page-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

const MOST = 8;

/** What is sold instead of a retired product, and the list that its address names. */
export function successorsOf(
  { alternatives }: RetiredPage,
  label: Label | undefined,
  folder: string,
  { categories, index }: SiteCatalogue,
): { successors: readonly Product[]; listing: TrailLink | undefined } {
  const category = categoryAt(categories, folder);
  const listing = label
    ? { name: label.nombre, href: labelPath(label) }
    : category && { name: category.name, href: categoryPath(category) };
  const named = alternatives.flatMap((id) => index.byId.get(id) ?? []);
  const beside = label ? index.byLabel.get(label.id) : category && index.byUnicID.get(category.unicID);
  return { successors: (named.length > 0 ? named : (beside ?? [])).slice(0, MOST), listing };
}
