import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { ProductGrid } from '../product-list/ProductGrid.tsx';

/**
 * What a page is rendered from without the products whose card cannot be rendered: of the front page and of a list. To be asked where the page failed,
 * since it renders every card once more; on a server no boundary of React's catches an error.
 */
export function withWholeCards(page: ServedPage): ServedPage {
  const { front, list } = page;
  return {
    ...page,
    front: front.filter(hasWholeCard),
    ...(list && { list: { ...list, products: list.products.filter(hasWholeCard) } }),
  };
}

function hasWholeCard(product: Product): boolean {
  try {
    renderToString(
      <Router ssrPath="/">
        <ProductGrid products={[product]} />
      </Router>,
    );
    return true;
  } catch {
    return false;
  }
}
