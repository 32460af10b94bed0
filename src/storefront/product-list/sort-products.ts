import type { Product } from '#domain/catalogue/product.ts';

/** The words of `?orden=`. Relevance is what a list has without it. */
export const SORTS = [
  { value: 'relevancia', name: 'Relevancia' },
  { value: 'precio', name: 'Menor precio' },
  { value: 'precio-mayor', name: 'Mayor precio' },
  { value: 'nombre', name: 'Nombre' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

export function sortFrom(text: string | null): Sort {
  return SORTS.find(({ value }) => value === text)?.value ?? 'relevancia';
}

// Made when first used: few sort, and a collator costs the first screen its milliseconds.
let collator: Intl.Collator | undefined;
function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true });
  return collator.compare(a, b);
}

/** Products whose price is on request come after the priced ones, whichever way the prices run. */
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

export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  return [...products].sort(orders[sort]);
}
