import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';

/** What the shop sells today, as the import compares with it. */
export function currentProducts(rows: readonly KnownProduct[]): CurrentProduct[] {
  return rows.flatMap(({ id, rev, product }) =>
    product
      ? [
          {
            id,
            rev,
            clave: product.clave,
            nombre: product.nombre,
            precio: product.precio ?? null,
            vigente: product.precioVigente ?? '',
          },
        ]
      : [],
  );
}
