import type { Product } from '#domain/catalogue/product.ts';
import { type Stock, stockStates } from '#domain/catalogue/stock.ts';

/** How many published products lack something or are in some state. */
export interface CatalogueFigures {
  readonly products: number;
  readonly lacking: Readonly<Record<'imagenes' | 'descripcion' | 'codigoBarras' | 'precio' | 'costo', number>>;
  /** Prices that were set before the day asked for, the oldest first. */
  readonly stale: readonly Product[];
  /** Prices of which nobody knows the day. */
  readonly undated: number;
  readonly stock: Readonly<Record<Stock | 'sin-decir', number>>;
}

/**
 * The figures of the published products.
 * @param costs what products cost, by id; `null` where the device does not know them
 * @param staleBefore the day, `2026-08-25`, before which a price is old
 */
export function catalogueFigures(
  products: readonly Product[],
  costs: ReadonlyMap<string, number> | null,
  staleBefore: string,
): CatalogueFigures {
  const count = (is: (product: Product) => boolean): number => products.filter(is).length;
  const states = Object.keys(stockStates) as Stock[];
  const stock = Object.fromEntries(states.map((state) => [state, count(({ existencia }) => existencia === state)]));
  return {
    products: products.length,
    lacking: {
      imagenes: count(({ imagenes }) => imagenes.length === 0),
      descripcion: count(({ descripcion }) => descripcion.trim() === ''),
      codigoBarras: count(({ codigoBarras }) => !codigoBarras),
      precio: count(({ precio }) => precio === undefined),
      costo: costs ? count(({ id }) => !costs.has(id)) : 0,
    },
    stale: products
      .filter(({ precio, precioVigente }) => precio !== undefined && precioVigente && precioVigente < staleBefore)
      .toSorted((a, b) => ((a.precioVigente ?? '') < (b.precioVigente ?? '') ? -1 : 1)),
    undated: count(({ precio, precioVigente }) => precio !== undefined && !precioVigente),
    stock: {
      ...(stock as Record<Stock, number>),
      'sin-decir': count(({ existencia }) => existencia === undefined),
    },
  };
}
