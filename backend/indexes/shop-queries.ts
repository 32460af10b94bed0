/** A query of the shop, in Firestore's own form. */
export interface ShopQuery {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly where?: object;
  readonly orderBy?: readonly object[];
}

const TIME = { timestampValue: '2026-11-23T00:00:00Z' };
const filter = (fieldPath: string, op: string, value: object): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const oneOf = (...values: readonly string[]): object => ({
  arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
});
const equals = (fieldPath: string, stringValue = 'x'): object => filter(fieldPath, 'EQUAL', { stringValue });
const from = (collectionId: string, filters: readonly object[] = [], ...orders: readonly string[]): ShopQuery => ({
  from: [{ collectionId }],
  ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
  orderBy: orders.map((order) => ({
    field: { fieldPath: order.replace('-', '') },
    direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
});

/** Whoever may not see costs asks only for records without any: the rules refuse more. */
const isPublic = filter('privado', 'EQUAL', { booleanValue: false });
const logRanges = [[], [isPublic]].flatMap((rights) =>
  [[], [equals('por')]].flatMap((person) =>
    [[], [filter('hecho', 'GREATER_THAN_OR_EQUAL', TIME), filter('hecho', 'LESS_THAN', TIME)]].map((time) =>
      from('bitacora', [...rights, ...person, ...time], '-hecho', '-__name__'),
    ),
  ),
);
const about = filter('rutas', 'ARRAY_CONTAINS_ANY', oneOf('productos/p1', 'productos/p2'));

interface AskedIn {
  /** How often the file makes a query: another one belongs here too. */
  readonly calls: number;
  readonly queries: readonly ShopQuery[];
}

/** Every query that the shop makes, by the file that makes it, whole collections left out. The test counts the calls in each file. */
export const shopQueries: Readonly<Record<string, AskedIn>> = {
  'src/admin/history/log-pages.ts': { calls: 1, queries: logRanges },
  'src/admin/private/private-pages.ts': {
    calls: 1,
    queries: [from('internos', [], '__name__'), from('internos', [], 'actualizado', '__name__')],
  },
  'src/admin/searches/read-reports.ts': { calls: 1, queries: [from('busquedas', [], 'creado', '__name__')] },
  'src/exports/shop-source.ts': { calls: 1, queries: [from('productos', [], '__name__')] },
  'src/firebase/feeds/live-feed.ts': {
    calls: 3,
    queries: [
      from('categories', [], 'actualizado', '__name__'),
      from('etiquetas', [], 'actualizado', '__name__'),
      from('ajustes', [], 'actualizado'),
      from('productos', [], 'actualizado', '__name__'),
      from('vocabulario', [], 'actualizado', '__name__'),
    ],
  },
  'src/firebase/feeds/log-feed.ts': {
    calls: 1,
    queries: [from('bitacora', [about], '-hecho'), from('bitacora', [about, isPublic], '-hecho'), ...logRanges],
  },
  'src/firebase/feeds/staff-feed.ts': {
    calls: 4,
    queries: [
      from('papelera', [filter('coleccion', 'IN', oneOf('productos', 'etiquetas'))]),
      from('cotizaciones', [], '-creado'),
      from('reparaciones', [], '-creado'),
      from('reparaciones', [filter('estado', 'IN', oneOf('recibida', 'lista'))]),
      from('internos', [], 'actualizado', '__name__'),
    ],
  },
  'src/firebase/people.ts': { calls: 1, queries: [from('invitaciones', [equals('rol')])] },
  'src/firebase/publish-server.ts': {
    calls: 3,
    queries: [
      from('productos', [], 'actualizado', '__name__'),
      from('productos', [], '__name__'),
      from('publicado', [filter('actualizado', 'LESS_THAN', TIME)]),
    ],
  },
  'src/firebase/staff-pages.ts': {
    calls: 3,
    queries: [from('cotizaciones', [], '-creado', '-__name__'), from('reparaciones', [], '-creado', '-__name__')],
  },
  // By the keys of documents, which need no index.
  'src/firebase/upload-documents.ts': { calls: 1, queries: [] },
  'src/firebase/upload-history.ts': { calls: 4, queries: [from('cargas', [], '-creado')] },
  'src/mirror/boot-feed.ts': {
    calls: 5,
    queries: [
      from('categories', [], '__name__'),
      from('categories', [], 'actualizado', '__name__'),
      from('etiquetas', [], '__name__'),
      from('etiquetas', [], 'actualizado', '__name__'),
      from('ajustes', [], 'actualizado', '__name__'),
      from('productos', [], 'actualizado', '__name__'),
      from('vocabulario', [], 'actualizado', '__name__'),
    ],
  },
  'src/quote-client/send-quote.ts': { calls: 1, queries: [from('productos', [])] },
  'src/rest/read-retired.ts': { calls: 1, queries: [from('productos', [equals('slug'), equals('visible')])] },
  'src/rest/read-tutorials.ts': { calls: 1, queries: [from('tutoriales', [equals('visible')])] },
};
