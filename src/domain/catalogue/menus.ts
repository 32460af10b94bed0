import type { Category } from './category.ts';
import type { Label } from './label.ts';

/** The specification's catch-all category, which no menu ever shows. */
const NEVER_SHOWN = 'Sin categoria';
const MOBILE_REVERSED = 6;
const FOOTER_COLUMN_LIMIT = 80;

const byOrder = (a: Category, b: Category): number => a.orden - b.orden || a.name.localeCompare(b.name, 'es');
// Not by `localeCompare`, whose first call takes some milliseconds of every start: these are no words.
const byGroup = (a: Label, b: Label): number => Number(a.unicID > b.unicID) - Number(a.unicID < b.unicID);
const byLabelOrder = (a: Label, b: Label): number => a.orden - b.orden || a.nombre.localeCompare(b.nombre, 'es');

/** Whether visitors may know of the category at all: one that is only hidden has a page, the catch-all has none. */
export const hasPage = ({ name }: Pick<Category, 'name'>): boolean => name !== NEVER_SHOWN;

/** The desktop bar: every category but the catch-all. It does not look at `visible`, as the specification has it. */
export function desktopCategories(categories: readonly Category[]): Category[] {
  return categories.filter(hasPage).sort(byOrder);
}

/** The footer's list: what is meant for visitors. */
export function publicCategories(categories: readonly Category[]): Category[] {
  return desktopCategories(categories).filter((category) => category.visible === 'public');
}

/** The mobile drawer's list: the same, its first six in reverse order, as the specification has it. */
export function mobileCategories(categories: readonly Category[]): Category[] {
  const shown = publicCategories(categories);
  return [...shown.slice(0, MOBILE_REVERSED).reverse(), ...shown.slice(MOBILE_REVERSED)];
}

/** The labels that share the category's `unicID`. */
export function labelsOfCategory(labels: readonly Label[], category: Category): Label[] {
  return labels.filter((label) => label.unicID === category.unicID).sort(byLabelOrder);
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: Label; readonly href: string }[];
}

// The prefixes are the specification's, fixed: a label's own folder may differ, and its page then shows the canonical address.
const FOOTER_COLUMNS = [
  { title: 'Herramienta inalámbrica', prefix: '/herramienta-inalambrica', unicIDs: ['0'] },
  { title: 'Herramienta con cable', prefix: '/herramienta-electrica-con-cable', unicIDs: ['1'] },
  { title: 'Herramienta para carpintería', prefix: '/herramienta-neumatica', unicIDs: ['2', '3'] },
] as const;

/** The three subcategory columns of the footer, at most eighty links each. */
export function footerColumns(labels: readonly Label[]): FooterColumn[] {
  return FOOTER_COLUMNS.map(({ title, prefix, unicIDs }) => ({
    title,
    links: labels
      .filter((label) => unicIDs.some((id) => id === label.unicID))
      .sort((a, b) => byGroup(a, b) || byLabelOrder(a, b))
      .slice(0, FOOTER_COLUMN_LIMIT)
      .map((label) => ({ label, href: `${prefix}/${encodeURIComponent(label.slug)}` })),
  }));
}
