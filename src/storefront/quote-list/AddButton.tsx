import type { Product } from '#domain/catalogue/product.ts';
import { useQuotes } from '#store/quote-store.ts';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import css from './AddButton.module.css';
import { addToList } from './quote-actions.ts';

/** Adds one to the visitor's list, then shows how many are in it. */
export function AddButton({ product }: { readonly product: Product }) {
  const pieces = useQuotes(({ list }) => list.find(({ key }) => key === product.clave)?.cantidad ?? 0);
  return (
    <button
      type="button"
      className={classNames(css['add'], 'needs-script')}
      data-pieces={pieces || undefined}
      aria-label={
        pieces === 0 ? `Agregar a la lista: ${product.nombre}` : `Agregar otra (llevas ${pieces}): ${product.nombre}`
      }
      onClick={() => addToList(product)}
    >
      {pieces === 0 ? <PlusIcon size={16} /> : pieces}
    </button>
  );
}
