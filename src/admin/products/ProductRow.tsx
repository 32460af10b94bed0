/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { memo, type ReactNode } from 'react';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { ListColumn } from '#domain/staff/products/product-query.ts';
import { productPath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import css from './ProductTable.module.css';

interface ProductRowProps {
  readonly listed: ListedProduct;
  readonly at: number;
  readonly height: number;
  readonly columns: readonly ListColumn[];
  readonly categoryName: string;
  readonly picture: string | undefined;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

export const ProductRow = memo(function ProductRow({
  listed,
  at,
  height,
  columns,
  categoryName,
  picture,
  isChosen,
  onToggle,
}: ProductRowProps) {
  const { id, product } = listed;
  const name = product.nombre || 'Sin nombre';
  return (
    <div
      role="row"
      className={css['row']}
      style={{ top: at * height }}
      aria-rowindex={at + 2}
      data-chosen={isChosen || undefined}
    >
      <div role="cell" className={css['check']}>
        <input type="checkbox" aria-label={`Elegir ${name}`} checked={isChosen} onChange={() => onToggle(id)} />
      </div>
      <div role="rowheader" className={css['name']}>
        <a href={productPath(id)} className={css['link']}>
          {picture && <img src={picture} alt="" className={css['picture']} decoding="async" />}
          {product.imagenes.length === 0 && <span className={css['noPicture']} />}
          {keepMeasures(name)}
        </a>
      </div>
      {columns.map((column) => (
        <div role="cell" key={column} data-column={column}>
          {cellOf(column, listed, categoryName)}
        </div>
      ))}
    </div>
  );
});

// A function and not a component, because a component for every cell makes a fast scroll through ten thousand rows slower.
function cellOf(column: ListColumn, { product, state, entry }: ListedProduct, categoryName: string): ReactNode {
  switch (column) {
    case 'clave':
      return product.clave || '—';
    case 'marca':
      return product.marca || '—';
    case 'categoria':
      return categoryName || '—';
    case 'precio':
      return product.precio === undefined ? 'Cotizar' : formatCentavos(product.precio);
    case 'vigencia':
      return product.precioVigente ?? '—';
    case 'estado':
      return (
        <>
          {state === 'public' && <Chip tone="green">Publicado</Chip>}
          {state === 'draft' && <Chip tone="plain">Borrador</Chip>}
          {state === 'retired' && <Chip tone="plain">Retirado</Chip>}
          {product.destacado && <Chip tone="amber">Destacado</Chip>}
          {entry && <StateChip state={entry.state} />}
        </>
      );
  }
}
