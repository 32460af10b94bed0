import type { Product } from './product.ts';

/** The values of `?orden=`. Without it a list is ordered by relevance. */
export const SORTS = [
  { value: 'relevancia', name: 'Relevancia' },
  { value: 'precio', name: 'Menor precio' },
  { value: 'precio-mayor', name: 'Mayor precio' },
  { value: 'nombre', name: 'Nombre' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

/** The order that the value of `?orden=` names; by relevance where it names none. */
export function sortFrom(text: string | null): Sort {
  return SORTS.find(({ value }) => value === text)?.value ?? 'relevancia';
}

// Created when first used, because a collator takes some milliseconds of the first render and few people sort.
let collator: Intl.Collator | undefined;
function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true });
  return collator.compare(a, b);
}

/** Products without a price come after the priced ones in both directions. */
function byPrice(direction: 1 | -1) {
  return (a: Product, b: Product): number => {
    if (a.precio === undefined || b.precio === undefined) {
      return Number(a.precio === undefined) - Number(b.precio === undefined);
    }
    return direction * (a.precio - b.precio);
  };
}

const orders: Record<Sort, (a: Product, b: Product) => number> = {
  relevancia: (a, b) => Number(b.destacado) - Number(a.destacado),
  precio: byPrice(1),
  'precio-mayor': byPrice(-1),
  nombre: (a, b) => byName(a.nombre, b.nombre),
};

/** The products in an order, as a new list. `relevancia` puts the featured ones first and keeps the order otherwise. */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  return [...products].sort(orders[sort]);
}
