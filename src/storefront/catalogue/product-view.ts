import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { type Catalogue, categoryAt, type ProductIndex } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** The category that a label stands in: by its folder, or by the shared unicID where staff renamed one of the two. */
export function ownerOfLabel(categories: readonly Category[], label: Label): Category | undefined {
  return (
    categories.find((category) => category.folder === label.carpeta) ??
    categories.find((category) => category.unicID === label.unicID)
  );
}

/** The way to a product, by its own first label and not by the address that led here. */
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
  /** Small articles in short rows; what competes with the product itself in cards. */
  readonly rows: boolean;
}

/** The three lists of a product, without what is no longer sold. */
export function relatedLists({ relacionados }: Product, { byId }: ProductIndex): RelatedList[] {
  const known = (ids: readonly string[]): Product[] =>
    ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
  return [
    { title: 'Accesorios', products: known(relacionados.accesorios), rows: true },
    { title: 'Refacciones', products: known(relacionados.refacciones), rows: true },
    { title: 'Otras opciones', products: known(relacionados.alternativas), rows: false },
  ].filter(({ products }) => products.length > 0);
}

/** The shelf that a product's address names, when the product itself is gone. */
export function shelfAt(
  folder: string,
  label: Label | undefined,
  { categories }: Catalogue,
  { byLabel, byUnicID }: ProductIndex,
) {
  const category = label ? ownerOfLabel(categories, label) : categoryAt(categories, folder);
  const crumb = category && { name: category.name, href: categoryPath(category) };
  if (label) {
    const shelf = { name: label.nombre, href: labelPath(label), products: byLabel.get(label.id) ?? [] };
    return { shelf, trail: crumb ? [crumb] : [] };
  }
  return category && crumb && { shelf: { ...crumb, products: byUnicID.get(category.unicID) ?? [] }, trail: [] };
}
