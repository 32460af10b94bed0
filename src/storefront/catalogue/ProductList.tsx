import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SHOWN_FIELD, SORT_FIELD } from '../paths.ts';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { productCount } from '../shared/written-forms.ts';
import css from './ProductList.module.css';
import { SORTS, type Sort, sortFrom, sortProducts } from './sort-products.ts';

const PAGE = 48;

export function ProductList({ products }: { readonly products: readonly Product[] }) {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const sort = sortFrom(search.get(SORT_FIELD));
  const sorted = useMemo(() => sortProducts(products, sort), [products, sort]);

  // In the address, as the order is: coming back from a product finds the list as far open as it was left.
  const shown = Math.max(PAGE, Number(search.get(SHOWN_FIELD)) || 0);
  const left = sorted.length - shown;
  const addressOf = (order: Sort, until: number): string => {
    const fields = new URLSearchParams();
    if (order !== 'relevancia') fields.set(SORT_FIELD, order);
    if (until > PAGE) fields.set(SHOWN_FIELD, String(until));
    return fields.size > 0 ? `${path}?${fields}` : path;
  };

  return (
    <>
      <div className={css['bar']}>
        <output className={css['count']}>{productCount(products.length)}</output>
        <SelectField
          label="Ordenar"
          name={SORT_FIELD}
          value={sort}
          options={SORTS}
          onChange={(order) => navigate(addressOf(order, PAGE), { replace: true })}
        />
      </div>
      <ProductGrid products={sorted.slice(0, shown)} first={4} />
      {left > 0 && (
        <div className={css['more']}>
          <p>
            Estás viendo {shown} de {productCount(sorted.length)}
          </p>
          <Button look="linea" onClick={() => navigate(addressOf(sort, shown + PAGE), { replace: true })}>
            Ver {Math.min(left, PAGE)} más
          </Button>
        </div>
      )}
    </>
  );
}
