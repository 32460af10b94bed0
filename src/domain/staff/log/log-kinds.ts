import { collectionName } from '../forms/field-labels.ts';

/** The subject of a change. Several collections may be one subject to a person. */
const KINDS: Readonly<Record<string, string>> = {
  productos: 'productos',
  borradores: 'productos',
  internos: 'productos',
  categories: 'categorias',
  etiquetas: 'subcategorias',
  tutoriales: 'tutoriales',
};

/** The kind of a price upload, whose lots change thousands of products. */
export const UPLOADS = 'precios';

const NAMES: Readonly<Record<string, string>> = {
  productos: 'Productos',
  categorias: 'Categorías',
  subcategorias: 'Subcategorías',
  tutoriales: 'Tutoriales',
  cotizaciones: 'Cotizaciones',
  reparaciones: 'Reparaciones',
  [UPLOADS]: 'Cargas de precios',
};

/** The kinds that every shop has, in the order of the menu. */
export const USUAL_KINDS: readonly string[] = Object.keys(NAMES);

/** The kind that a collection's changes belong to; that of its own name for most. */
export const kindOf = (collection: string): string => KINDS[collection] ?? collection;

/** A kind as the log's filter calls it. */
export const kindName = (kind: string): string => NAMES[kind] ?? collectionName(kind);
