import type { LineDocument } from '#domain/staff/log/log-line.ts';

/** The staff's addresses, as the specification has them. */
export const paths = {
  login: '/login/',
  admin: '/admin',
  products: '/admin/productos',
  newProduct: '/admin/productos/subir-nuevo-producto',
  product: '/admin/productos/editar-producto',
  categories: '/admin/categorias',
  newCategory: '/admin/categorias/crear-categoria',
  category: '/admin/categorias/editar-categoria',
  labels: '/admin/sub',
  newLabel: '/admin/sub/crear-etiqueta',
  label: '/admin/sub/edicion-de-etiqueta',
  tutorials: '/admin/tutoriales',
  newTutorial: '/admin/tutoriales/crear-tutorial',
  tutorial: '/admin/tutoriales/editar-tutorial',
  priceImport: '/admin/acciones-automatizadas/subir-precios-con-excel',
  quotes: '/admin/cotizaciones',
  newQuote: '/admin/cotizaciones/nueva',
  personData: '/admin/cotizaciones/datos-personales',
  shelfLabels: '/admin/etiquetas-de-anaquel',
  figures: '/admin/cuentas',
  workshop: '/admin/taller',
  newRepair: '/admin/taller/nueva',
  publish: '/admin/publicar',
  pending: '/admin/cambios',
  history: '/admin/historial',
  trash: '/admin/papelera',
  people: '/admin/personal',
  account: '/admin/mi-cuenta',
  searches: '/admin/busquedas',
  exports: '/admin/exportar',
  settings: '/admin/ajustes',
  kiosks: '/admin/ajustes/kioskos',
  opening: '/admin/apertura',
} as const;

/** The query parameter of the sign-in page that says where to go afterwards. */
export const RETURN_FIELD = 'volver';

export function loginPath(from: string): string {
  return from === paths.admin || from === paths.products
    ? paths.login
    : `${paths.login}?${RETURN_FIELD}=${encodeURIComponent(from)}`;
}

export function quotePath(id: string): string {
  return `${paths.quotes}/${encodeURIComponent(id)}`;
}

export function repairPath(id: string): string {
  return `${paths.workshop}/${encodeURIComponent(id)}`;
}

export function productPath(id: string): string {
  return `${paths.product}/${encodeURIComponent(id)}`;
}

export function uploadPath(id: string): string {
  return `${paths.priceImport}/${encodeURIComponent(id)}`;
}

const HISTORIES = ['productos', 'categorias', 'subcategorias', 'tutoriales', 'palabras', 'ajustes'] as const;

/** The address of a document's history. */
export function historyPath(kind: (typeof HISTORIES)[number], id: string): string {
  return `${paths.history}/${kind}/${encodeURIComponent(id)}`;
}

/** The address of the history of a document as the log names it; `null` where it has none. */
export function lineHistoryPath({ kind, id, isGone }: Pick<LineDocument, 'kind' | 'id' | 'isGone'>): string | null {
  const known = HISTORIES.find((one) => one === kind);
  return known && !isGone ? historyPath(known, id) : null;
}

/** The address of the form of a stored document; `null` where it has none. */
export function documentPath({ collection, id }: { readonly collection: string; readonly id: string }): string | null {
  switch (collection) {
    case 'productos':
    case 'borradores':
    case 'internos':
      return productPath(id);
    case 'categories':
      return `${paths.category}/${encodeURIComponent(id)}`;
    case 'etiquetas':
      return `${paths.label}?id=${encodeURIComponent(id)}`;
    case 'tutoriales':
      return `${paths.tutorial}/${encodeURIComponent(id)}`;
    case 'ajustes':
      return `${paths.settings}/${encodeURIComponent(id)}`;
    case 'kioskos':
      return paths.kiosks;
    case 'cotizaciones':
      return quotePath(id);
    case 'vocabulario':
    case 'busquedasIgnoradas':
      return paths.searches;
    case 'reparaciones':
      return repairPath(id);
    case 'personal':
      return paths.people;
    default:
      return null;
  }
}
