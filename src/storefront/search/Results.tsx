import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#ui/Button.tsx';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { productCount } from '../shared/written-forms.ts';
import css from './SearchScreen.module.css';

const PAGE = 48;

interface ResultsProps {
  readonly products: readonly Product[];
  /** These answer the question before this one; the new answer is on its way. */
  readonly isStale: boolean;
}

export function Results({ products, isStale }: ResultsProps) {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className={css['results']} aria-busy={isStale}>
      <h2 className="solo-lector">Productos</h2>
      <output className={css['count']}>{productCount(products.length)}</output>
      <ProductGrid products={products.slice(0, shown)} first={4} />
      {products.length > shown && (
        <div className={css['more']}>
          <Button look="linea" onClick={() => setShown(shown + PAGE)}>
            Ver más
          </Button>
        </div>
      )}
    </div>
  );
}
