import type { CurrentProduct } from './clave-match.ts';
import { type DiffRow, isWritten } from './diff-row.ts';

/** How a row of a lot ended: written, or left because somebody had changed the product; put back, or kept because of a later price. */
export type RowEnd = 'aplicada' | 'saltada' | 'deshecha' | 'conservada';

/** One price of a lot as it is stored. Absolute values: applied twice, it would still be the same price. */
export interface LotRow {
  readonly id: string;
  readonly clave: string;
  readonly antes: number | null;
  readonly despues: number;
  /** The day of the price before; empty without. */
  readonly vigente: string;
  /** The revision that the review saw. */
  readonly rev: number;
  readonly fin?: RowEnd;
  /** Where a row was left: the price found instead, in centavos. */
  readonly hoy?: number | null;
}

/** What the server has of a product at the moment of writing. `undefined`: no such product, or no longer sold. */
export interface StoredPrice {
  readonly precio: number | null;
  readonly rev: number;
}

/** Rows in one commit. Firestore takes five hundred; a hundred keep every page quick that takes the changes over, and are quick to repeat. */
const LOT_SIZE = 100;

export interface PlanInput {
  readonly rows: readonly DiffRow[];
  readonly products: readonly CurrentProduct[];
  readonly excluded: ReadonlySet<number>;
  readonly confirmed: ReadonlySet<number>;
}

/** Exactly the rows that the review says will be written, in lots. */
export function planLots({ rows, products, excluded, confirmed }: PlanInput, size = LOT_SIZE): LotRow[][] {
  const written = rows.flatMap((row): LotRow[] => {
    const product = row.product === null ? undefined : products[row.product];
    if (!product || row.after === null) return [];
    if (!isWritten(row, excluded.has(row.line), confirmed.has(row.line))) return [];
    const { id, clave, precio, vigente, rev } = product;
    return [{ id, clave, antes: precio, despues: row.after, vigente, rev }];
  });
  return Array.from({ length: Math.ceil(written.length / size) }, (_, at) => written.slice(at * size, (at + 1) * size));
}

/** A write of one product: the price it gets (`null` takes it away), the day of that price, and the revision it must have now. */
export interface PriceWrite {
  readonly id: string;
  readonly precio: number | null;
  readonly vigente: string;
  readonly baseRev: number;
}

export interface LotStep {
  readonly rows: readonly LotRow[];
  readonly writes: readonly PriceWrite[];
}

/** The server's prices; `as-planned` assumes the revisions of the review, which the rules then check. */
export type Stored = ReadonlyMap<string, StoredPrice> | 'as-planned';

/** One lot applied. A product edited since the review keeps what it has, and the row says so. Rows that have ended stay as they are. */
export function applyStep(rows: readonly LotRow[], stored: Stored, today: string): LotStep {
  const writes: PriceWrite[] = [];
  const ended = rows.map((row): LotRow => {
    if (row.fin) return row;
    const now = stored === 'as-planned' ? { precio: row.antes, rev: row.rev } : stored.get(row.id);
    if (now?.rev !== row.rev) return { ...row, fin: 'saltada', hoy: now?.precio ?? null };
    writes.push({ id: row.id, precio: row.despues, vigente: today, baseRev: row.rev });
    return { ...row, fin: 'aplicada' };
  });
  return { rows: ended, writes };
}

/** One lot undone. Only a price that still is the one we wrote goes back; a later price was set by somebody and stays. */
export function undoStep(rows: readonly LotRow[], stored: Stored): LotStep {
  const writes: PriceWrite[] = [];
  const ended = rows.map((row): LotRow => {
    if (row.fin !== 'aplicada') return row;
    const now = stored === 'as-planned' ? { precio: row.despues, rev: row.rev + 1 } : stored.get(row.id);
    if (now?.precio !== row.despues) return { ...row, fin: 'conservada', hoy: now?.precio ?? null };
    writes.push({ id: row.id, precio: row.antes, vigente: row.vigente, baseRev: now.rev });
    return { ...row, fin: 'deshecha' };
  });
  return { rows: ended, writes };
}

/** Days during which an upload can be undone. */
export const UNDO_DAYS = 30;
