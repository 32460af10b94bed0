import { type ListColumn, type ListSort, type ProductQuery, plainQuery } from '#domain/staff/product-query.ts';

/** What the list is ordered by when somebody presses the head of a column; other columns have no order. */
export const SORTS: Readonly<Partial<Record<ListColumn | 'nombre', ListSort>>> = {
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

/** The columns to show: a tablet has no room for the usual ones, but shows those that a person chose. */
export function columnsFor({ columns }: ProductQuery, isPhone: boolean, isTablet: boolean): readonly ListColumn[] {
  const isUsual = columns === plainQuery.columns;
  return isPhone || (isTablet && isUsual) ? NARROW : columns;
}

/** The widths of the box, of the name and of the columns, for `grid-template-columns`. */
export function columnWidths(columns: readonly ListColumn[], isTablet: boolean): string {
  const widths = isTablet ? TABLET_WIDTHS : WIDTHS;
  return ['2.75rem', 'minmax(0, 2fr)', ...columns.map((column) => widths[column] ?? '8rem')].join(' ');
}
