import { useId, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import { Thumbnail } from '../shared/Thumbnail.tsx';
import css from './ProductPicker.module.css';
import { useProductSearch } from './use-product-search.ts';

interface ProductPickerProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly others: readonly ListedProduct[];
  /** The id of the product itself, which is not offered. */
  readonly except: string;
  readonly problem: string | undefined;
}

const OFFERED = 6;

/** A list of other products, found with the shop's search and put in order. */
export function ProductPicker({ label, chosen, onChange, others, except, problem }: ProductPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = useProductSearch(text, others);
  const byId = new Map(others.map((one) => [one.id, one.product]));
  const offered = (found ?? []).filter((one) => one !== except && !chosen.includes(one)).slice(0, OFFERED);
  const { shown, container, announcement, handleProps } = useReorder(chosen, (one) => one, onChange);
  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>{label}</legend>
      {shown.length > 0 && (
        <ul ref={container} className={css['chosen']}>
          {shown.map((one) => {
            const product = byId.get(one);
            const name = product?.nombre ?? one;
            return (
              <li key={one} className={css['one']} data-reorder={one}>
                {chosen.length > 1 && <ReorderHandle {...handleProps(one, name)} />}
                <ProductLine id={one} product={product} />
                <button
                  type="button"
                  className={css['remove']}
                  aria-label={`Quitar ${name}`}
                  onClick={() => onChange(chosen.filter((other) => other !== one))}
                >
                  <TrashIcon size={18} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <input
        type="search"
        className={css['input']}
        aria-label={`Buscar ${label.toLowerCase()}`}
        aria-describedby={`${id}-offered`}
        placeholder={`Buscar ${label.toLowerCase()} por nombre o clave`}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <output id={`${id}-offered`} className="visually-hidden">
        {text.trim() === '' ? '' : offered.length === 1 ? '1 producto' : `${offered.length} productos`}
      </output>
      {offered.length > 0 && (
        <ul className={css['offered']}>
          {offered.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={css['offer']}
                onClick={() => {
                  onChange([...chosen, one]);
                  setText('');
                }}
              >
                <ProductLine id={one} product={byId.get(one)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && <p className={css['problem']}>{problem}</p>}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </fieldset>
  );
}

function ProductLine({ id, product }: { readonly id: string; readonly product: Product | undefined }) {
  const address = usePictureAddress(product?.imagenes[0]?.imagen ?? '');
  return (
    <span className={css['line']}>
      <Thumbnail address={address} size={36} />
      <span className={css['name']}>{product?.nombre ?? `${id} (ya no existe)`}</span>
      <span className={css['clave']}>{product?.clave}</span>
    </span>
  );
}
