import type { Category } from './category.ts';
import type { Label } from './label.ts';
import { desktopCategories, labelsOfCategory } from './menus.ts';

export interface LabelGroup {
  /** Absent for the labels of no category that a menu shows. */
  readonly category?: Category;
  readonly labels: readonly Label[];
}

const byName = (a: Label, b: Label): number => a.nombre.localeCompare(b.nombre, 'es');

/**
 * The extra dropdown, "Herramientas en General": every label once, under its category, in the order of the bar. Two labels of one name, such as the
 * grinders with a cable and those without, are told apart by where they stand.
 */
export function allLabels(labels: readonly Label[], categories: readonly Category[]): LabelGroup[] {
  const taken = new Set<Label>();
  const groups: LabelGroup[] = desktopCategories(categories).map((category) => {
    const own = labelsOfCategory(labels, category).filter((label) => !taken.has(label));
    for (const label of own) taken.add(label);
    return { category, labels: own.sort(byName) };
  });
  const others = labels.filter((label) => !taken.has(label)).sort(byName);
  return [...groups, { labels: others }].filter((group) => group.labels.length > 0);
}
