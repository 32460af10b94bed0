/**
 * The collections whose documents say in `actualizadoPor` who wrote them last: the `uid`, because some can be read by visitors, and only staff can
 * look up its name. The rules accept no other person's.
 */
const SIGNED: ReadonlySet<string> = new Set([
  'productos',
  'borradores',
  'internos',
  'categories',
  'etiquetas',
  'tutoriales',
  'vocabulario',
  'busquedasIgnoradas',
  'papelera',
  'ajustes',
  'personal',
  'cotizaciones',
  'reparaciones',
]);

/** Customers read these documents, so two people's edits of one are never joined before a person has seen the outcome. */
const NEVER_JOINED: ReadonlySet<string> = new Set(['cotizaciones', 'reparaciones']);

/**
 * What a customer's link shows of what staff work on: a document of its own, which is always written with the other and follows from it. So its
 * revisions follow from the other's too.
 */
const STATUS_OF: ReadonlyMap<string, string> = new Map([
  ['cotizaciones', 'estadosCotizacion'],
  ['reparaciones', 'estadosReparacion'],
]);
const STATUSES: ReadonlySet<string> = new Set(STATUS_OF.values());

/** Whether a collection holds what customers' links show. */
export const isStatus = (collection: string): boolean => STATUSES.has(collection);

/** The collection of what the customer's link shows of this one's documents. */
export const statusCollectionOf = (collection: string): string | undefined => STATUS_OF.get(collection);

/** Whether documents of a collection name in `actualizadoPor` who wrote them last. */
export const isSigned = (collection: string): boolean => SIGNED.has(collection);

/** Whether two people's edits of a document of this collection may be joined, field by field. */
export const isJoined = (collection: string): boolean => isSigned(collection) && !NEVER_JOINED.has(collection);
