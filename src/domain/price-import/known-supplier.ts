import type { Instant } from '#domain/kernel/instant.ts';
import type { SupplierMemory } from './choices.ts';
import type { CurrentProduct } from './clave-match.ts';
import type { DiffRow } from './diff-row.ts';

/** The last list of a supplier that was applied. */
export interface LastList {
  readonly archivo: string;
  /** The upload that applied it. */
  readonly carga: string;
  readonly creado: Instant;
  readonly filas: number;
  /** How many of its rows named a product of the shop. */
  readonly conocidas: number;
}

/** What is remembered of a supplier. */
export interface KnownSupplier {
  /** The name as a slug; empty where only an upload of before says something of its columns. */
  readonly id: string;
  readonly nombre: string;
  readonly columnas: SupplierMemory;
  /** `null` where no list is remembered. */
  readonly ultima: LastList | null;
}

/** What a list is stored as once it is applied. */
export interface AppliedList {
  readonly filas: number;
  readonly conocidas: number;
  /** Ids of the products that it named, joined by commas. */
  readonly productos: string;
}

/** What is remembered of the compared rows of a list. */
export function appliedList(rows: readonly DiffRow[], products: readonly CurrentProduct[]): AppliedList {
  const named = rows.flatMap(({ product }) => (product === null ? [] : (products[product] ?? [])));
  const sold = named.filter(({ isDraft }) => !isDraft);
  return { filas: rows.length, conocidas: sold.length, productos: joinIds(new Set(sold.map(({ id }) => id))) };
}

/** A document holds a million bytes. */
const MOST_BYTES = 900_000;

/** Ids as one text. A very long text is cut at its end; an id is of plain letters, one byte each. */
function joinIds(ids: Iterable<string>): string {
  const text = [...ids].join(',');
  return text.length <= MOST_BYTES ? text : text.slice(0, text.lastIndexOf(',', MOST_BYTES));
}

/** The ids of a text in which commas separate them. */
export const splitIds = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean));
