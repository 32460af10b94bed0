import { type ListColumn, type ListSort, type ProductQuery, plainQuery } from '#domain/staff/products/product-query.ts';

/** Screens on which a row is a card of two lines, as in the style sheets. */
export const PHONE = '(width < 40rem)';

/** The order that the head of each column sorts by; columns without one cannot be sorted. */
export const SORTS: Readonly<Partial<Record<ListColumn | 'nombre', ListSort>>> = {
  nombre: 'nombre',
  clave: 'clave',
  precio: 'precio',
  vigencia: 'vigencia',
};

const NARROW: readonly ListColumn[] = ['clave', 'precio', 'estado'];

/** Each row is laid out separately, so columns line up only when their widths do not depend on the content. */
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

/** The columns to show. A tablet has no room for the default ones, but shows columns that a person chose. */
export function columnsFor({ columns }: ProductQuery, isPhone: boolean, isTablet: boolean): readonly ListColumn[] {
  const isUsual = columns === plainQuery.columns;
  return isPhone || (isTablet && isUsual) ? NARROW : columns;
}

/** The widths of the check box, the name and the columns, for `grid-template-columns`. */
export function columnWidths(columns: readonly ListColumn[], isTablet: boolean): string {
  const widths = isTablet ? TABLET_WIDTHS : WIDTHS;
  return ['2.75rem', 'minmax(0, 2fr)', ...columns.map((column) => widths[column] ?? '8rem')].join(' ');
}
