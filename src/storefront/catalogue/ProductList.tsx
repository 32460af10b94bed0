import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SORT_FIELD } from '../paths.ts';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { productCount } from '../shared/written-forms.ts';
import css from './ProductList.module.css';
import { SORTS, sortFrom, sortProducts } from './sort-products.ts';

const PAGE = 48;

export function ProductList({ products }: { readonly products: readonly Product[] }) {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const sort = sortFrom(search.get(SORT_FIELD));
  const sorted = useMemo(() => sortProducts(products, sort), [products, sort]);

  // How far the person has opened the list is kept with the history entry: coming back from a product finds the place again.
  const state: unknown = useHistoryState();
  const shown = typeof state === 'object' && state !== null && 'shown' in state ? Number(state.shown) || PAGE : PAGE;
  const address = sort === 'relevancia' ? path : `${path}?${SORT_FIELD}=${sort}`;
  const left = sorted.length - shown;

  return (
    <>
      <div className={css['bar']}>
        <output className={css['count']}>{productCount(products.length)}</output>
        <SelectField
          label="Ordenar"
          name={SORT_FIELD}
          value={sort}
          options={SORTS}
          onChange={(value) =>
            navigate(value === 'relevancia' ? path : `${path}?${SORT_FIELD}=${value}`, { replace: true })
          }
        />
      </div>
      <ProductGrid products={sorted.slice(0, shown)} first={4} />
      {left > 0 && (
        <div className={css['more']}>
          <p>
            Estás viendo {shown} de {productCount(sorted.length)}
          </p>
          <Button look="linea" onClick={() => navigate(address, { replace: true, state: { shown: shown + PAGE } })}>
            Ver {Math.min(left, PAGE)} más
          </Button>
        </div>
      )}
    </>
  );
}
