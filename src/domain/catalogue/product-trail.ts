import { categoryPath, labelPath } from './addresses.ts';
import type { Catalogue } from './catalogue-index.ts';
import type { Category } from './category.ts';
import type { Label } from './label.ts';
import { hasPage } from './menus.ts';
import type { Product } from './product.ts';

/** A link of a breadcrumb. */
export interface TrailLink {
  readonly name: string;
  readonly href: string;
}

/** The category of a label: by its folder, or by the shared unicID where staff renamed one of the two. Never the catch-all, to which no link may lead. */
export function ownerOfLabel(categories: readonly Category[], label: Label): Category | undefined {
  return (
    categories.find((category) => hasPage(category) && category.folder === label.carpeta) ??
    categories.find((category) => hasPage(category) && category.unicID === label.unicID)
  );
}

/** The breadcrumb of a product, by its first label and not by the address that was opened. */
export function productTrail(
  product: Product,
  { categories, labels }: Pick<Catalogue, 'categories' | 'labels'>,
): TrailLink[] {
  const label = product.etiquetas.map((id) => labels.find((one) => one.id === id)).find((one) => one);
  const category = label
    ? ownerOfLabel(categories, label)
    : categories.find((one) => hasPage(one) && one.unicID === product.unicID);
  return [
    ...(category ? [{ name: category.name, href: categoryPath(category) }] : []),
    ...(label ? [{ name: label.nombre, href: labelPath(label) }] : []),
  ];
}
