import { useMemo } from 'react';
import type { ExtraFacet } from '#domain/catalogue/facets.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ProductList } from '../product-list/ProductList.tsx';
import css from './SearchScreen.module.css';

interface ResultsProps {
  readonly products: readonly Product[];
  /** The products answer the previous query, while the new one is being answered. */
  readonly isStale: boolean;
}

export function Results({ products, isStale }: ResultsProps) {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const extra = useMemo((): readonly ExtraFacet[] => {
    const names = new Map(categories.map(({ unicID, name }) => [unicID, name]));
    return [{ param: 'categoria', name: 'Categoría', valueOf: ({ unicID }) => names.get(unicID) }];
  }, [categories]);

  return (
    <div className={css['results']} aria-busy={isStale}>
      <h2 className="visually-hidden">Productos</h2>
      <ProductList products={products} extra={extra} ranked />
    </div>
  );
}
