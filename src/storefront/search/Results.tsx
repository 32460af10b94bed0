import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedList } from '#domain/catalogue/served-page.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ProductList } from '../product-list/ProductList.tsx';
import { categoryFacet } from './category-facet.ts';
import css from './SearchScreen.module.css';

interface ResultsProps {
  readonly products: readonly Product[];
  /** The products answer the previous query, while the new one is being answered. */
  readonly isStale: boolean;
  /** The list that came with the page, until the catalogue is known. */
  readonly served: ServedList | undefined;
}

export function Results({ products, isStale, served }: ResultsProps) {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const extra = useMemo(() => [categoryFacet(categories)], [categories]);

  return (
    <div className={css['results']} aria-busy={isStale}>
      <h2 className="visually-hidden">Productos</h2>
      <ProductList products={products} extra={extra} ranked served={served} />
    </div>
  );
}
