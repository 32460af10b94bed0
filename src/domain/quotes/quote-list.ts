import type { Product } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { shownText } from './shown-text.ts';

/** What `firestore.rules` accepts of one quotation; a list that grows past it could never be sent. */
export const LIST_LIMITS = { lines: 60, quantity: 9999, name: 200, note: 160, allText: 14_000 } as const;

/** A line of the visitor's list. Field names are the stored ones. */
export interface QuoteLine {
  /** Identifies a line within its list: the clave, or `libre-3` for something the catalogue does not have. */
  readonly key: string;
  /** Id of the product; empty on a free line. */
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  /** Whole pieces, 1 to 9,999. */
  readonly cantidad: number;
  readonly nota: string;
  /** The public price when it was added, with IVA; `null` where none was public. */
  readonly precio: Centavos | null;
}

export type QuoteList = readonly QuoteLine[];

/** `full`: no line more can be sent. `long`: the notes and names together are more than one request carries. `empty`: there is no text. `many`: more pieces than a line takes. */
export type ListProblem = 'full' | 'long' | 'empty' | 'many';

const textOf = (list: QuoteList): number =>
  list.reduce(
    (sum, { clave, nombre, nota, producto }) => sum + clave.length + nombre.length + nota.length + producto.length + 20,
    0,
  );

/** The list, unless it is more than one request carries. */
export function within(list: QuoteList): Result<QuoteList, ListProblem> {
  if (list.length > LIST_LIMITS.lines) return err('full');
  return textOf(list) > LIST_LIMITS.allText ? err('long') : ok(list);
}

/** A number of pieces from anything a field or a link may hold: whole, at least one, at most 9,999. */
export function toQuantity(value: number): number {
  return Number.isFinite(value) ? Math.min(LIST_LIMITS.quantity, Math.max(1, Math.round(value))) : 1;
}

/** The line of a product: by its clave or, where the store has corrected that since, by its id. */
const lineOf = (list: QuoteList, clave: string, id: string): QuoteLine | undefined =>
  list.find(({ key }) => key === clave) ?? list.find(({ producto }) => producto === id);

/** More of a product. One that is on the list already keeps its place and its note, and shows the name and price of today. */
export function addProduct(list: QuoteList, product: Product, pieces = 1): Result<QuoteList, ListProblem> {
  const known = lineOf(list, product.clave, product.id);
  const line: QuoteLine = {
    key: product.clave,
    producto: product.id,
    clave: product.clave,
    nombre: shownText(product.nombre, LIST_LIMITS.name),
    cantidad: toQuantity((known?.cantidad ?? 0) + toQuantity(pieces)),
    nota: known?.nota ?? '',
    precio: product.precio ?? null,
  };
  return within(known ? list.map((one) => (one === known ? line : one)) : [...list, line]);
}

/** The list as it is requested from the page of a product: with that product, where it is not on it and the list can take it. */
export function withProduct(list: QuoteList, product: Product | undefined): QuoteList {
  if (!product || lineOf(list, product.clave, product.id)) return list;
  const added = addProduct(list, product);
  return added.ok ? added.value : list;
}

/** Something the visitor describes in own words ("no encuentro…"). */
export function addFreeLine(list: QuoteList, text: string, pieces = 1): Result<QuoteList, ListProblem> {
  const nombre = shownText(text, LIST_LIMITS.name);
  if (nombre === '') return err('empty');
  const cantidad = toQuantity(pieces);
  return within([...list, { key: freeKey(list), producto: '', clave: '', nombre, cantidad, nota: '', precio: null }]);
}

/** A key for a line in own words, which no line of this list has. */
export function freeKey(list: QuoteList): string {
  const last = Math.max(0, ...list.map(({ key }) => Number(/^libre-(\d+)$/.exec(key)?.[1] ?? 0)));
  return `libre-${last + 1}`;
}

/** The list with another number of pieces in one line, brought into 1 to 9,999. */
export function setQuantity(list: QuoteList, key: string, pieces: number): QuoteList {
  return list.map((line) => (line.key === key ? { ...line, cantidad: toQuantity(pieces) } : line));
}

/** A note as a line holds it, of anything that was typed. */
export const toNote = (typed: string): string => shownText(typed, LIST_LIMITS.note);

/** The list with another note in one line, or `long` where it would be more than one request carries. */
export function setNote(list: QuoteList, key: string, note: string): Result<QuoteList, ListProblem> {
  const nota = toNote(note);
  return within(list.map((line) => (line.key === key ? { ...line, nota } : line)));
}

/** The list without one line. */
export function removeLine(list: QuoteList, key: string): QuoteList {
  return list.filter((line) => line.key !== key);
}

/** Our list with another one added, as when a shared list is opened. Of a product that is in both, the larger number of pieces counts. */
export function joinLists(list: QuoteList, other: QuoteList): Result<QuoteList, ListProblem> {
  const joined = [...list];
  for (const line of other) {
    const ours = line.producto === '' ? undefined : lineOf(joined, line.key, line.producto);
    if (ours) {
      joined[joined.indexOf(ours)] = {
        ...ours,
        cantidad: Math.max(ours.cantidad, line.cantidad),
        nota: ours.nota || line.nota,
      };
    } else if (line.producto !== '') {
      joined.push(line);
    } else if (!joined.some(({ producto, nombre }) => producto === '' && nombre === line.nombre)) {
      const added = addFreeLine(joined, line.nombre, line.cantidad);
      if (!added.ok) return added;
      joined.splice(0, joined.length, ...added.value);
    }
  }
  return within(joined);
}
