import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { CategoryFields } from '#domain/staff/category-form.ts';
import type { Moves } from '#domain/staff/category-move.ts';
import type { Change } from '#domain/staff/change.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { changeOf } from '../shared/changes.ts';

/** The changes of a category, and of the subcategories and products that move with its new folder or unicID, as one entry. */
export function categoryChanges(
  row: StaffRow<Category>,
  fields: CategoryFields,
  moves: Moves,
  labels: readonly StaffRow<Label>[],
  products: readonly KnownProduct[],
): Change[] {
  const labelRows = new Map(labels.map((label) => [label.value.id, label]));
  const productRows = new Map(products.map((product) => [product.id, product]));
  return [
    changeOf('categories', row, fields),
    ...moves.labels.flatMap(({ id, carpeta, unicID }) => {
      const label = labelRows.get(id);
      return label ? [changeOf('etiquetas', label, { ...label.fields, carpeta, unicID })] : [];
    }),
    ...moves.products.flatMap(({ id, ...product }) => {
      const known = productRows.get(id);
      if (!known?.product) return [];
      const { id: _id, ...base } = known.product;
      const visible = 'public';
      const document = { ...product, visible };
      return [{ collection: 'productos', id, baseRev: known.rev, base: { ...base, visible }, document }];
    }),
  ];
}
