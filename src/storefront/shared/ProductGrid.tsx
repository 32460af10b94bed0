import { productPath } from '#domain/catalogue/addresses.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ProductCard } from './ProductCard.tsx';
import css from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** How many of them stand on the first screen; their pictures are fetched at once. */
  readonly first?: number;
}

export function ProductGrid({ products, first = 0 }: ProductGridProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  return (
    <ul className={css['grid']}>
      {products.map((product, at) => (
        <li key={product.id} className={css['item']}>
          <ProductCard product={product} href={productPath(product, catalogue)} first={at < first} />
        </li>
      ))}
    </ul>
  );
}

/** As many empty cards, in the size of full ones. */
export function WaitingGrid({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      <p className="solo-lector">Cargando productos</p>
      <ul className={css['grid']} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <li key={at} className={css['placeholder']} />
        ))}
      </ul>
    </div>
  );
}
