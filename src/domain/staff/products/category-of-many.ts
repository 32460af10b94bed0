import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** Where chosen products go. */
export interface Place {
  readonly unicID: string;
  /** A subcategory of it; empty for none. */
  readonly label: string;
}

interface Placed {
  readonly unicID: string;
  readonly etiquetas: readonly string[];
}

/**
 * A product's category and subcategories after a move. The new subcategory comes first, because the first one makes the address; those of the
 * category that it leaves go, because the product would still be found there. Those of other categories and unknown ones stay.
 */
export function movedTo({ unicID, etiquetas }: Placed, place: Place, labels: readonly Label[]): Placed {
  const left = new Set(
    unicID === place.unicID ? [] : labels.filter((label) => label.unicID === unicID).map(({ id }) => id),
  );
  const kept = etiquetas.filter((id) => id !== place.label && !left.has(id));
  return { unicID: place.unicID, etiquetas: place.label === '' ? kept : [place.label, ...kept] };
}

/** How many of the products get another address by a move. */
export function countReaddressed(
  products: readonly Product[],
  place: Place,
  catalogue: Pick<Catalogue, 'categories' | 'labels'>,
): number {
  return products.filter(
    (product) =>
      productPath(product, catalogue) !==
      productPath({ ...product, ...movedTo(product, place, catalogue.labels) }, catalogue),
  ).length;
}
