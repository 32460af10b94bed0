import type { StaffRight } from '#domain/staff/people/roles.ts';
import { paths } from './paths.ts';

export interface MenuEntry {
  readonly name: string;
  readonly href: string;
  /** The right that the page needs; without it everybody of the staff may open it. */
  readonly right?: StaffRight;
}

/** The specification's entries, in its order and spelling. */
export const dailyEntries: readonly MenuEntry[] = [
  { name: 'Productos', href: paths.products },
  { name: 'Categorias', href: paths.categories },
  { name: 'Subcategorías', href: paths.labels },
  { name: 'Tutoriales', href: paths.tutorials },
  { name: 'Subir precios con Excel', href: paths.priceImport, right: 'price-uploads' },
  { name: 'Cotizaciones', href: paths.quotes },
];

/** What runs the store, below the daily work. */
export const storeEntries: readonly MenuEntry[] = [
  { name: 'Taller', href: paths.workshop },
  { name: 'Etiquetas', href: paths.shelfLabels },
  { name: 'Búsquedas', href: paths.searches },
  { name: 'Cuentas', href: paths.figures, right: 'costs' },
  { name: 'Bitácora', href: paths.history },
  { name: 'Personal', href: paths.people, right: 'people' },
  { name: 'Ajustes', href: paths.settings, right: 'settings' },
  { name: 'Exportar y respaldos', href: paths.exports, right: 'costs' },
];

/**
 * The right that an address needs, by the entry that it belongs to; `null` where it needs none. The history of a setting needs that of the setting,
 * because an earlier version of it can be brought back there.
 */
export function rightFor(path: string): StaffRight | null {
  const of = path.replace(`${paths.history}/ajustes/`, `${paths.settings}/`);
  if (of === `${paths.settings}/sitio`) return 'tag-manager';
  const entry = [...dailyEntries, ...storeEntries].find(({ href }) => of === href || of.startsWith(`${href}/`));
  return entry?.right ?? null;
}
