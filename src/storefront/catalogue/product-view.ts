import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { type Catalogue, categoryAt, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';

export interface RelatedList {
  readonly title: string;
  readonly products: readonly Product[];
  /** Accessories and parts are shown in short rows; alternatives to the product in cards. */
  readonly inRows: boolean;
}

/** The three lists of related products, without retired ones, repeated ones and the product itself, which only the form keeps out. */
export function relatedLists({ id: own, relacionados }: Product, { byId }: ProductIndex): RelatedList[] {
  const known = (ids: readonly string[]): Product[] =>
    [...new Set(ids)].flatMap((id) => (id === own ? [] : (byId.get(id) ?? [])));
  return [
    { title: 'Accesorios', products: known(relacionados.accesorios), inRows: true },
    { title: 'Refacciones', products: known(relacionados.refacciones), inRows: true },
    { title: 'Otras opciones', products: known(relacionados.alternativas), inRows: false },
  ].filter(({ products }) => products.length > 0);
}

/** How many products the page of a missing one shows. */
export const ALTERNATIVES = 8;

/** The category or subcategory that a product's address names, for a product that no longer exists. */
export function listingAt(
  folder: string,
  label: Label | undefined,
  { categories }: Catalogue,
  { byLabel, byUnicID }: ProductIndex,
) {
  const category = label ? ownerOfLabel(categories, label) : categoryAt(categories, folder);
  const crumb = category && { name: category.name, href: categoryPath(category) };
  if (label) {
    const listing = { name: label.nombre, href: labelPath(label), products: byLabel.get(label.id) ?? [] };
    return { listing, trail: crumb ? [crumb] : [] };
  }
  return category && crumb && { listing: { ...crumb, products: byUnicID.get(category.unicID) ?? [] }, trail: [] };
}
