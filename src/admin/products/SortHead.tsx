/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and the heads are part of that table. */
import type { ListColumn, ListSort, ProductQuery } from '#domain/staff/products/product-query.ts';
import css from './ProductTable.module.css';

interface SortHeadProps {
  readonly name: string;
  readonly sort: ListSort | undefined;
  readonly column?: ListColumn;
  readonly query: ProductQuery;
  readonly onQuery: (change: Partial<ProductQuery>) => void;
}

/** The head of a column. Pressing it sorts by the column, pressing it again reverses the order. */
export function SortHead({ name, sort, query, onQuery, column }: SortHeadProps) {
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
