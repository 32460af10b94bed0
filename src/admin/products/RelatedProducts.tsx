import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { knownName, useKnowsProducts } from '../shared/forms/known-name.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { Thumbnail } from '../shared/products/Thumbnail.tsx';
import css from './RelatedProducts.module.css';

const GONE = 'Producto que ya no existe';

interface RelatedProductsProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly others: readonly ListedProduct[];
  /** The id of the product itself, which is not offered. */
  readonly except: string;
  readonly problem: string | undefined;
}

/** A list of other products, found with the shop's search and put in order. */
export function RelatedProducts({ label, chosen, onChange, others, except, problem }: RelatedProductsProps) {
  const products = useMemo(() => others.map(({ product }) => product), [others]);
  const isKnown = useKnowsProducts();
  const byId = useMemo(() => new Map(products.map((one) => [one.id, one])), [products]);
  const { shown, container, announcement, handleProps } = useReorder(chosen, (one) => one, onChange);
  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>{label}</legend>
      {shown.length > 0 && (
        <ul ref={container} className={css['chosen']}>
          {shown.map((one) => {
            const product = byId.get(one);
            const name = knownName(product?.nombre, one, isKnown, GONE);
            return (
              <li key={one} className={css['one']} data-reorder={one}>
                {chosen.length > 1 && <ReorderHandle {...handleProps(one, name)} />}
                <ProductLine name={name} product={product} />
                <RemoveButton what={name} onClick={() => onChange(chosen.filter((other) => other !== one))} />
              </li>
            );
          })}
        </ul>
      )}
      <ProductPicker
        label={`Buscar ${label.toLowerCase()}`}
        among={products}
        without={[...chosen, except]}
        onPick={(product) => onChange([...chosen, product.id])}
      />
      {problem && <p className={css['problem']}>{problem}</p>}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </fieldset>
  );
}

function ProductLine({ name, product }: { readonly name: string; readonly product: Product | undefined }) {
  const address = usePictureAddress(product?.imagenes[0]?.imagen ?? '');
  return (
    <span className={css['line']}>
      <Thumbnail address={address} size={36} />
      <span className={css['name']}>{name}</span>
      <span className={css['clave']}>{product?.clave}</span>
    </span>
  );
}
