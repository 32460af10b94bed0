import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { type Catalogue, categoryAt, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** The category of a label: by its folder, or by the shared unicID where staff renamed one of the two. */
export function ownerOfLabel(categories: readonly Category[], label: Label): Category | undefined {
  return (
    categories.find((category) => category.folder === label.carpeta) ??
    categories.find((category) => category.unicID === label.unicID)
  );
}

/** The breadcrumb of a product, by its first label and not by the address that was opened. */
export function productTrail(product: Product, { categories, labels }: Catalogue): { name: string; href: string }[] {
  const label = product.etiquetas.map((id) => labels.find((one) => one.id === id)).find((one) => one);
  const category = label ? ownerOfLabel(categories, label) : categories.find(({ unicID }) => unicID === product.unicID);
  return [
    ...(category ? [{ name: category.name, href: categoryPath(category) }] : []),
    ...(label ? [{ name: label.nombre, href: labelPath(label) }] : []),
  ];
}

export interface RelatedList {
  readonly title: string;
  readonly products: readonly Product[];
  /** Accessories and parts are shown in short rows; alternatives to the product in cards. */
  readonly rows: boolean;
}

/** The three lists of related products, without retired ones. */
export function relatedLists({ relacionados }: Product, { byId }: ProductIndex): RelatedList[] {
  const known = (ids: readonly string[]): Product[] =>
    ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
  return [
    { title: 'Accesorios', products: known(relacionados.accesorios), rows: true },
    { title: 'Refacciones', products: known(relacionados.refacciones), rows: true },
    { title: 'Otras opciones', products: known(relacionados.alternativas), rows: false },
  ].filter(({ products }) => products.length > 0);
}

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
