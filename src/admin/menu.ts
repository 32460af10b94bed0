import { paths } from './paths.ts';

export interface MenuEntry {
  readonly name: string;
  readonly href: string;
}

/** The specification's entries, in its order and spelling. */
export const dailyEntries: readonly MenuEntry[] = [
  { name: 'Productos', href: paths.products },
  { name: 'Categorias', href: paths.categories },
  { name: 'Subcategorías', href: paths.labels },
  { name: 'Tutoriales', href: paths.tutorials },
  { name: 'Subir precios con Excel', href: paths.priceImport },
  { name: 'Cotizaciones', href: paths.quotes },
];

/** What runs the store, below the daily work. */
export const storeEntries: readonly MenuEntry[] = [{ name: 'Ajustes', href: paths.settings }];
