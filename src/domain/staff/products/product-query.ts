import { cutText, foldText } from '#domain/kernel/text-fold.ts';
import type { ListedProduct } from './product-list.ts';

export const LIST_STATES = ['todos', 'publicos', 'borradores', 'retirados', 'agotados', 'por-enviar'] as const;
export type ListState = (typeof LIST_STATES)[number];

export const LIST_GAPS = ['', 'foto', 'precio', 'vigencia', 'descripcion', 'subcategoria', 'existencia'] as const;
/** What a product may lack; `vigencia`: a price that is not old. */
export type ListGap = (typeof LIST_GAPS)[number];

export const LIST_SORTS = ['relevancia', 'nombre', 'clave', 'precio', 'vigencia'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const LIST_COLUMNS = ['clave', 'marca', 'categoria', 'precio', 'vigencia', 'estado'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
const DEFAULT_COLUMNS: readonly ListColumn[] = ['clave', 'categoria', 'precio', 'estado'];

/** Everything that a list of products is asked for, as its address carries it. */
export interface ProductQuery {
  readonly text: string;
  readonly state: ListState;
  readonly unicID: string;
  readonly label: string;
  readonly gap: ListGap;
  readonly sort: ListSort;
  readonly descending: boolean;
  readonly columns: readonly ListColumn[];
}

export const plainQuery: ProductQuery = {
  text: '',
  state: 'todos',
  unicID: '',
  label: '',
  gap: '',
  sort: 'nombre',
  descending: false,
  columns: DEFAULT_COLUMNS,
};

const oneOf = <T extends string>(list: readonly T[], value: string | undefined, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

/** A query from an address; values that it does not understand are left out. */
export function queryFromAddress(get: (name: string) => string | null): ProductQuery {
  const text = cutText(get('buscar') ?? '', 200);
  const order = get('orden') ?? '';
  const columns = get('columnas');
  return {
    text,
    state: oneOf(LIST_STATES, get('estado') ?? undefined, 'todos'),
    unicID: get('categoria') ?? '',
    label: get('subcategoria') ?? '',
    gap: oneOf(LIST_GAPS, get('falta') ?? undefined, ''),
    sort: oneOf(LIST_SORTS, order.replace(/^-/, ''), text ? 'relevancia' : 'nombre'),
    descending: order.startsWith('-'),
    columns: columns === null ? DEFAULT_COLUMNS : LIST_COLUMNS.filter((column) => columns.split(',').includes(column)),
  };
}

/** The fields of an address that say more than the plain list. */
export function queryToAddress(query: ProductQuery): Readonly<Record<string, string>> {
  const plainSort = query.text ? 'relevancia' : 'nombre';
  const columns = query.columns.join(',');
  const fields = {
    buscar: query.text,
    estado: query.state === 'todos' ? '' : query.state,
    categoria: query.unicID,
    subcategoria: query.label,
    falta: query.gap,
    orden: query.sort === plainSort && !query.descending ? '' : `${query.descending ? '-' : ''}${query.sort}`,
  };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(columns !== DEFAULT_COLUMNS.join(',') && { columnas: columns }),
  };
}

const STATES: Readonly<Record<ListState, (listed: ListedProduct) => boolean>> = {
  todos: () => true,
  publicos: ({ state }) => state === 'public',
  borradores: ({ state }) => state === 'draft',
  retirados: ({ state }) => state === 'retired',
  agotados: ({ state, product }) => state === 'public' && product.existencia === 'agotado',
  'por-enviar': ({ entry }) => entry !== null,
};

/** Whether a price has to be looked at again. That of a withdrawn product need not: nothing is sold at it. @param oldBefore the day, `2026-08-23`, before which a price is old */
export function hasOldPrice({ state, product: { precio, precioVigente } }: ListedProduct, oldBefore: string): boolean {
  return state !== 'retired' && precio !== undefined && precioVigente !== undefined && precioVigente < oldBefore;
}

const GAPS: Readonly<Record<ListGap, (listed: ListedProduct, oldBefore: string) => boolean>> = {
  '': () => true,
  foto: ({ product }) => product.imagenes.length === 0,
  precio: ({ product }) => product.precio === undefined,
  vigencia: hasOldPrice,
  descripcion: ({ product }) => product.descripcion === '',
  subcategoria: ({ product }) => product.etiquetas.length === 0,
  existencia: ({ product }) => product.existencia === undefined,
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
// Folding ten thousand names at every change would be felt; a product that nothing touches keeps its object.
const folded = new WeakMap<object, string>();

function nameKey({ product }: ListedProduct): string {
  let key = folded.get(product);
  if (key === undefined) {
    key = foldText(product.nombre);
    folded.set(product, key);
  }
  return key;
}

const ORDERS: Readonly<Record<Exclude<ListSort, 'relevancia'>, (a: ListedProduct, b: ListedProduct) => number>> = {
  nombre: (a, b) => byText(nameKey(a), nameKey(b)),
  clave: (a, b) => byText(a.product.clave, b.product.clave),
  precio: (a, b) => (a.product.precio ?? 0) - (b.product.precio ?? 0),
  vigencia: (a, b) => byText(a.product.precioVigente ?? '', b.product.precioVigente ?? ''),
};

/**
 * The products that a query asks for, in its order.
 * @param found what the search engine found for its text, best first; `null` where there is no text.
 * @param oldBefore the day before which a price is old
 */
export function runQuery(
  listed: readonly ListedProduct[],
  query: ProductQuery,
  found: readonly string[] | null,
  oldBefore: string,
): ListedProduct[] {
  const rank = found && new Map(found.map((id, at) => [id, at]));
  const kept = listed.filter(
    (one) =>
      (rank === null || rank.has(one.id)) &&
      STATES[query.state](one) &&
      GAPS[query.gap](one, oldBefore) &&
      (query.unicID === '' || one.product.unicID === query.unicID) &&
      (query.label === '' || one.product.etiquetas.includes(query.label)),
  );
  const sign = query.descending ? -1 : 1;
  if (query.sort === 'relevancia' && rank)
    return kept.sort((a, b) => sign * ((rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0)));
  const order = ORDERS[query.sort === 'relevancia' ? 'nombre' : query.sort];
  return kept.sort((a, b) => sign * order(a, b) || byText(a.id, b.id));
}
