/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { type CSSProperties, useCallback, useMemo } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { productCategories } from '#domain/staff/products/product-categories.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { ProductQuery } from '#domain/staff/products/product-query.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useMedia } from '#ui/use-media.ts';
import { COLUMN_NAMES } from './ListControls.tsx';
import { ProductRows } from './ProductRows.tsx';
import css from './ProductTable.module.css';
import { SortHead } from './SortHead.tsx';
import { columnsFor, columnWidths, PHONE, SORTS } from './table-columns.ts';

interface ProductTableProps {
  readonly listed: readonly ListedProduct[];
  readonly query: ProductQuery;
  readonly onQuery: (change: Partial<ProductQuery>) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

const ROW_PX = 60;
const CARD_PX = 96;

/** The list as a table, of which only the rows in view are in the page; on a phone each row is a card of two lines. */
export function ProductTable({ listed, query, onQuery, chosen, onChoose }: ProductTableProps) {
  const isPhone = useMedia(PHONE);
  const height = isPhone ? CARD_PX : ROW_PX;
  const categories = useCatalogue((state) => state.catalogue.categories);
  const categoryNames = useMemo(
    () => new Map(productCategories(categories).map(({ value, name }) => [value, name])),
    [categories],
  );
  const isTablet = useMedia('(width < 75rem)');
  const columns = columnsFor(query, isPhone, isTablet);
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
      style={{ '--columns': columnWidths(columns, isTablet) } as CSSProperties}
      aria-rowcount={listed.length + 1}
    >
      <div role="rowgroup" className={css['head']}>
        <div role="row" className={css['heads']} aria-rowindex={1}>
          <div role="columnheader" className={css['check']}>
            <label>
              <input
                type="checkbox"
                aria-label={
                  listed.length === 1
                    ? 'Elegir el de la lista'
                    : `Elegir los ${groupThousands(listed.length)} de la lista`
                }
                checked={isAll}
                onChange={() => onChoose(() => new Set(isAll ? [] : listed.map(({ id }) => id)))}
              />
              <span className={css['all']} aria-hidden="true">
                Elegir todos
              </span>
            </label>
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
      <ProductRows
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
