import { type ProductIndex, productAt } from '#domain/catalogue/catalogue-index.ts';
import type { FeaturedItem } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { decodeSegment } from '../paths.ts';

/** Whether a product that a menu points out is no longer sold: its link would lead to a missing page. One that has another address now is sold. */
export function isGoneFeature(
  { href }: Pick<FeaturedItem, 'href'>,
  products: readonly Product[],
  index: ProductIndex,
): boolean {
  const slug = /^\/[^/]+\/[^/]+\/([^/?#]+)$/.exec(href)?.[1];
  return slug !== undefined && productAt(products, index, decodeSegment(slug)) === undefined;
}
