import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { looseProduct } from '#domain/staff/products/product-form.ts';
import type { ProductSources } from '#domain/staff/products/product-list.ts';

/**
 * What the shop sells today, as the import compares with it, and the staff's drafts, so that their claves are not called unknown. Drafts that
 * were made on this device and not sent yet are among them.
 * @param costs centavos by id, as far as this device knows them
 */
export function currentProducts(
  { rows, drafts, overlay }: ProductSources,
  costs: ReadonlyMap<string, number>,
): CurrentProduct[] {
  const sold = rows.flatMap(({ id, rev, product }): CurrentProduct[] => {
    if (!product) return [];
    const { clave, nombre, precio = null, precioVigente: vigente = '', unidad } = product;
    const costo = costs.get(id);
    return [{ id, rev, clave, nombre, precio, vigente, unidad, ...(costo !== undefined && { costo }) }];
  });
  const fieldsById = new Map([...drafts.values()].map(({ id, rev, fields }) => [id, { rev, fields }]));
  for (const [key, { rev, document }] of overlay) {
    const [collection, id = ''] = key.split('/');
    if (collection !== 'borradores') continue;
    if (document) fieldsById.set(id, { rev, fields: document });
    else fieldsById.delete(id);
  }
  const unpublished = [...fieldsById].map(([id, { rev, fields }]): CurrentProduct => {
    const { clave, nombre } = looseProduct(id, fields);
    return { id, rev, clave, nombre, precio: null, vigente: '', isDraft: true };
  });
  return [...sold, ...unpublished.filter(({ clave }) => clave !== '')];
}
