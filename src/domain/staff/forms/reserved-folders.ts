import { allPages } from '../../site/pages.ts';

/** The first segments of the pages' addresses, in the letters that a folder may have: `contacto-html`. The home page has none. */
const pageFolders = allPages.map(({ path }) => (path.split('/')[1] ?? '').replace('.', '-')).filter(Boolean);

/** First segments of addresses that are the site's own: a category there would never be reached. */
export const RESERVED_FOLDERS: ReadonlySet<string> = new Set([
  ...pageFolders,
  // Files, the staff area and the backend.
  'admin',
  'assets',
  'demo',
  'documentos',
  'fonts',
  'icons',
  'index',
  'login',
  // Kept free for pages that the store may want.
  'catalogo',
  'contacto',
  'cotizaciones',
  'kiosko',
  'lista',
  'mi-lista',
  'offline',
  'productos',
]);
