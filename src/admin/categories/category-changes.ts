import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { CategoryFields } from '#domain/staff/forms/category-form.ts';
import { movesOf } from '#domain/staff/forms/category-move.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { patchProduct } from '#domain/staff/products/product-commands.ts';
import { findProduct, listProducts, type ProductSources } from '#domain/staff/products/product-list.ts';
import { changeOf } from '../shared/documents/changes.ts';

/** Said while it is not known which products a move takes along. */
export const MOVED_UNREAD = 'Todavía se lee el catálogo y no se sabe qué productos cambian de categoría.';
/** Said while a save waits for that. */
export const WAITS_FOR_PRODUCTS = `${MOVED_UNREAD} Se guarda en cuanto termine.`;

/** The menus as staff see them, with this device's unsent edits. */
interface StaffMenus {
  readonly categories: readonly Category[];
  readonly labels: readonly StaffRow<Label>[];
}

/**
 * The changes of a category, and of the subcategories and products that move with its new folder or unicID, as one entry.
 * @param row what the save starts from, which a colleague may have moved since a form was opened
 */
export function categoryChanges(
  row: StaffRow<Category>,
  fields: CategoryFields,
  { categories, labels }: StaffMenus,
  sources: ProductSources,
): Change[] {
  const moves = movesOf(row.value, fields, {
    categories,
    labels: labels.map(({ value }) => value),
    products: listProducts(sources),
  });
  const labelRows = new Map(labels.map((label) => [label.value.id, label]));
  const { unicID } = fields;
  return [
    changeOf('categories', row, fields),
    ...moves.labels.flatMap(({ id, carpeta }) => {
      const label = labelRows.get(id);
      return label ? [changeOf('etiquetas', label, { ...label.fields, carpeta, unicID })] : [];
    }),
    ...moves.products.flatMap(({ id }) => {
      const changes = patchProduct('member', findProduct(sources, id, null), (found) => ({ ...found, unicID }));
      return changes.ok ? changes.value : [];
    }),
  ];
}
