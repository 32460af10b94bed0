import { stockStates } from '#domain/catalogue/stock.ts';
import type { CatalogueFigures } from '#domain/figures/catalogue-figures.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { paths, productPath } from '../paths.ts';
import type { FigureTable } from './figure-table.ts';

export function staleTable({ stale }: CatalogueFigures): FigureTable {
  return {
    title: 'Precios viejos',
    file: 'precios-viejos',
    heads: ['Producto', 'Clave', 'Precio con IVA', 'Vigente desde'],
    rows: stale.map(({ id, nombre, clave, precio, precioVigente = '' }) => ({
      key: id,
      cells: [nombre, clave, { centavos: precio }, { day: precioVigente }],
      href: productPath(id),
    })),
  };
}

/** Of which prices the old ones are told, and how many there are besides of which nobody knows the day. */
export function staleHint({ undated }: Pick<CatalogueFigures, 'undated'>): string {
  const others = undated === 1 ? 'otro no dice' : `otros ${groupThousands(undated)} no dicen`;
  return `De los publicados con precio${undated > 0 ? `; ${others} de cuándo es` : ''}`;
}

/** The filter of the product list that shows the same products, where it has one. */
const listOf = (gap: string): string => `${paths.products}?estado=publicos&falta=${gap}`;

export function lackingTable({
  products,
  lacking,
  knowsCosts,
}: CatalogueFigures & { readonly knowsCosts: boolean }): FigureTable {
  const row = (key: string, name: string, count: number, gap?: string) => ({
    key,
    cells: [name, count, shareText(count, products)],
    href: gap === undefined ? undefined : listOf(gap),
  });
  return {
    title: 'Qué le falta al catálogo',
    file: 'que-le-falta-al-catalogo',
    heads: ['Les falta', 'Productos', 'De todos'],
    rows:
      products === 0
        ? []
        : [
            row('imagenes', 'Foto', lacking.imagenes, 'foto'),
            row('descripcion', 'Descripción', lacking.descripcion, 'descripcion'),
            row('precio', 'Precio', lacking.precio, 'precio'),
            row('codigoBarras', 'Código de barras', lacking.codigoBarras),
            ...(knowsCosts ? [row('costo', 'Costo', lacking.costo)] : []),
          ],
  };
}

export function stockTable({ products, stock }: CatalogueFigures): FigureTable {
  const names: readonly (readonly [keyof CatalogueFigures['stock'], string])[] = [
    ['disponible', stockStates.disponible],
    ['sobre-pedido', stockStates['sobre-pedido']],
    ['agotado', stockStates.agotado],
    ['sin-decir', 'Sin decir'],
  ];
  return {
    title: 'Existencia',
    file: 'existencia',
    heads: ['Existencia', 'Productos', 'De todos'],
    rows:
      products === 0
        ? []
        : names.map(([state, name]) => ({
            key: state,
            cells: [name, stock[state], shareText(stock[state], products)],
          })),
  };
}

/** A part in percent. None and all are said only where it is none and all. */
function shareText(count: number, all: number): string {
  const percent = Math.round((count / all) * 100);
  if (percent === 0 && count > 0) return '<1 %';
  return percent === 100 && count < all ? '>99 %' : `${percent} %`;
}
