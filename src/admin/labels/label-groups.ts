import type { Label } from '#domain/catalogue/label.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';

const NO_CATEGORY = 'Sin categoría';

interface LabelGroup {
  readonly key: string;
  readonly name: string;
  readonly labels: readonly StaffRow<Label>[];
}

/** The subcategories under their categories, those of no category last. */
export function groupByCategory(
  rows: readonly StaffRow<Label>[],
  categories: readonly { readonly id: string; readonly name: string; readonly unicID: string }[],
): LabelGroup[] {
  const seen = new Set<string>();
  const groups = categories.flatMap(({ id, name, unicID }): LabelGroup[] => {
    // Of two categories with one unicID the first shows the subcategories of both.
    if (seen.has(unicID)) return [];
    seen.add(unicID);
    return [{ key: id, name, labels: rows.filter(({ value }) => value.unicID === unicID) }];
  });
  return [
    ...groups,
    { key: NO_CATEGORY, name: NO_CATEGORY, labels: rows.filter(({ value }) => !seen.has(value.unicID)) },
  ];
}

/** How many products each subcategory has. */
export function productsByLabel(
  products: readonly { readonly etiquetas: readonly string[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { etiquetas } of products) for (const id of new Set(etiquetas)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
