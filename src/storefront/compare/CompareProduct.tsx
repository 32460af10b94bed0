import type { Product } from '#domain/catalogue/product.ts';
import { comparisonPath } from '#domain/comparison/comparison-address.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import css from './CompareProduct.module.css';
import { toggleChosen } from './compare-actions.ts';
import { FullNote } from './FullNote.tsx';
import { useChosenProducts } from './use-chosen-products.ts';

/** On a product's page: chooses it, and leads to the comparison once there is another. */
export function CompareProduct({ product: { clave } }: { readonly product: Pick<Product, 'clave'> }) {
  const { claves, found, waiting } = useChosenProducts();
  return (
    <div className="needs-script">
      <div className={css['line']}>
        <CheckField checked={claves.includes(clave)} onChange={() => toggleChosen(clave)}>
          Comparar
        </CheckField>
        {claves.length > (claves.includes(clave) ? 1 : 0) && (
          <AppLink href={comparisonPath({ claves, onlyDifferences: false })} className={css['open']}>
            Ver comparación ({claves.length})
          </AppLink>
        )}
      </div>
      {waiting === clave && (
        <FullNote claves={claves} waiting={waiting} nameOf={(one) => found.get(one)?.nombre ?? one} />
      )}
    </div>
  );
}
