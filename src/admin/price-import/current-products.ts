import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { looseProduct } from '#domain/staff/product-form.ts';
import type { StaffDocument } from '#domain/staff/staff-document.ts';

/** What the shop sells today, as the import compares with it, and the staff's drafts, so that their claves are not called unknown. */
export function currentProducts(rows: readonly KnownProduct[], drafts: Iterable<StaffDocument>): CurrentProduct[] {
  const sold = rows.flatMap(({ id, rev, product }): CurrentProduct[] =>
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
  const unpublished = [...drafts].map(({ id, rev, fields }): CurrentProduct => {
    const { clave, nombre } = looseProduct(id, fields);
    return { id, rev, clave, nombre, precio: null, vigente: '', isDraft: true };
  });
  return [...sold, ...unpublished.filter(({ clave }) => clave !== '')];
}
