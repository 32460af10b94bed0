/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and rows fly by. */
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { productCategories } from '#domain/staff/product-categories.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { type ListColumn, type ListSort, type ProductQuery, plainQuery } from '#domain/staff/product-query.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useUploads } from '#store/upload-store.ts';
import { useMedia } from '#ui/use-media.ts';
import { productPath } from '../paths.ts';
import { Chip } from '../shared/Chip.tsx';
import { pictureAddress } from '../shared/pictures/use-picture-address.ts';
import { StateChip } from '../shared/StateChip.tsx';
import { COLUMN_NAMES } from './ListControls.tsx';
import css from './ProductTable.module.css';
import { useRowsInView } from './use-rows-in-view.ts';

interface ProductTableProps {
  readonly listed: readonly ListedProduct[];
  readonly query: ProductQuery;
  readonly onQuery: (change: Partial<ProductQuery>) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

const SORTS: Readonly<Partial<Record<ListColumn | 'nombre', ListSort>>> = {
  nombre: 'nombre',
  clave: 'clave',
  precio: 'precio',
  vigencia: 'vigencia',
};

const NARROW: readonly ListColumn[] = ['clave', 'precio', 'estado'];

/** Each row is laid out by itself, so the column widths are fixed. */
const WIDTHS: Readonly<Partial<Record<ListColumn, string>>> = {
  clave: '8rem',
  precio: '7rem',
  categoria: 'minmax(0, 1fr)',
  estado: '12.5rem',
};
const TABLET_WIDTHS: typeof WIDTHS = {
  categoria: 'minmax(0, 1fr)',
  clave: 'minmax(5.25rem, 0.5fr)',
  marca: '6rem',
  precio: '5.75rem',
  vigencia: '6rem',
  estado: '7.25rem',
};
const widthsOf = (columns: readonly ListColumn[], widths: typeof WIDTHS): string =>
  ['2.75rem', 'minmax(0, 2fr)', ...columns.map((column) => widths[column] ?? '8rem')].join(' ');

const ROW_PX = 60;
const CARD_PX = 96;

/** The list as a table, of which only the rows in view are in the page; on a phone each row is a card of two lines. */
export function ProductTable({ listed, query, onQuery, chosen, onChoose }: ProductTableProps) {
  const isPhone = useMedia('(width < 40rem)');
  const height = isPhone ? CARD_PX : ROW_PX;
  const categories = useCatalogue((state) => state.catalogue.categories);
  const categoryNames = useMemo(
    () => new Map(productCategories(categories).map(({ value, name }) => [value, name])),
    [categories],
  );
  const isTablet = useMedia('(width < 75rem)');
  // A tablet has no room for the usual columns; those that a person chose are a person's choice.
  const isUsual = query.columns === plainQuery.columns;
  const columns = isPhone || (isTablet && isUsual) ? NARROW : query.columns;
  const isAll = listed.length > 0 && listed.every(({ id }) => chosen.has(id));

  const toggle = useCallback(
    (id: string) =>
      onChoose((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onChoose],
  );

  return (
    <div
      role="table"
      aria-label="Productos"
      className={css['table']}
      style={{ '--columns': widthsOf(columns, isTablet ? TABLET_WIDTHS : WIDTHS) } as CSSProperties}
      aria-rowcount={listed.length + 1}
    >
      <div role="rowgroup" className={css['head']}>
        <div role="row" className={css['heads']} aria-rowindex={1}>
          <div role="columnheader" className={css['check']}>
            <input
              type="checkbox"
              aria-label={`Elegir los ${listed.length} de la lista`}
              checked={isAll}
              onChange={() => onChoose(() => new Set(isAll ? [] : listed.map(({ id }) => id)))}
            />
          </div>
          <SortHead name="Producto" sort={SORTS.nombre} query={query} onQuery={onQuery} />
          {columns.map((column) => (
            <SortHead
              key={column}
              name={COLUMN_NAMES[column]}
              sort={SORTS[column]}
              query={query}
              onQuery={onQuery}
              column={column}
            />
          ))}
        </div>
      </div>
      <Rows
        listed={listed}
        height={height}
        columns={columns}
        categoryNames={categoryNames}
        chosen={chosen}
        onToggle={toggle}
      />
    </div>
  );
}

interface RowsProps extends Pick<ProductTableProps, 'listed' | 'chosen'> {
  readonly height: number;
  readonly columns: readonly ListColumn[];
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly onToggle: (id: string) => void;
}

/** The rows near the window. They come by the dozen at every turn of a wheel, so a row has nothing of its own to listen to. */
function Rows({ listed, height, columns, categoryNames, chosen, onToggle }: RowsProps) {
  const { body, first, end, pictured } = useRowsInView(listed.length, height);
  const previews = useUploads((state) => state.previews);
  const [, go] = useLocation();
  const [focused, setFocused] = useState(-1);

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    // Around the small box a finger means the box.
    if (target?.classList.contains(css['check'] ?? '')) return target.querySelector('input')?.click();
    const link = target?.closest('a');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.pathname);
  }

  const shown = Array.from({ length: end - first }, (_, index) => first + index);
  // The row that has the keyboard stays, wherever the window is: the focus would go with it.
  if (focused >= 0 && focused < first) shown.unshift(focused);
  if (focused >= end && focused < listed.length) shown.push(focused);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links and boxes within have their keys.
    <div
      role="rowgroup"
      ref={body}
      className={css['body']}
      style={{ height: listed.length * height }}
      onClick={onClick}
      onFocus={({ target }) => setFocused(Number(target.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2)}
      onBlur={() => setFocused(-1)}
    >
      {shown.map((at) => {
        const one = listed[at];
        return (
          one && (
            <Row
              key={one.id}
              listed={one}
              at={at}
              height={height}
              columns={columns}
              categoryName={categoryNames.get(one.product.unicID) ?? one.product.unicID}
              picture={
                at >= pictured.first && at < pictured.end
                  ? pictureAddress(one.product.imagenes[0]?.imagen ?? '', previews)
                  : undefined
              }
              isChosen={chosen.has(one.id)}
              onToggle={onToggle}
            />
          )
        );
      })}
    </div>
  );
}

interface SortHeadProps extends Pick<ProductTableProps, 'query' | 'onQuery'> {
  readonly name: string;
  readonly sort: ListSort | undefined;
  readonly column?: ListColumn;
}

function SortHead({ name, sort, query, onQuery, column }: SortHeadProps) {
  const isSorted = sort !== undefined && query.sort === sort;
  return (
    <div
      role="columnheader"
      data-column={column}
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      {sort ? (
        <button
          type="button"
          className={css['sort']}
          onClick={() => onQuery({ sort, descending: isSorted && !query.descending })}
        >
          {name}
          <span className={css['arrow']} aria-hidden="true">
            {isSorted ? (query.descending ? '▾' : '▴') : ''}
          </span>
        </button>
      ) : (
        name
      )}
    </div>
  );
}

interface RowProps {
  readonly listed: ListedProduct;
  readonly at: number;
  readonly height: number;
  readonly columns: readonly ListColumn[];
  readonly categoryName: string;
  readonly picture: string | undefined;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

const Row = memo(function Row({ listed, at, height, columns, categoryName, picture, isChosen, onToggle }: RowProps) {
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

// No component of its own: ten thousand rows fly by, and each would bring five more.
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
