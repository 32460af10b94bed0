import type { Product } from '#domain/catalogue/product.ts';
import type { DeltaCursor, ProductRow } from '#domain/catalogue/product-rows.ts';
import { compareInstants, type Instant } from '#domain/kernel/instant.ts';
import type { PublishLock, SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import { byText } from '#domain/snapshot/snapshot.ts';
import { textToSnapshot } from '#domain/snapshot/snapshot-text.ts';
import { type Change, nextRev } from '#domain/staff/journal/change.ts';
import type { Outcome } from '#domain/staff/journal/journal.ts';
import { judgeChange } from '#domain/staff/journal/judge-change.ts';
import type { Ablation } from './ablation.ts';

const START = Date.parse('2026-11-16T08:00:00Z');
/** The model's windows hold four products instead of three hundred, so that its few products fill several. */
const WINDOW = 4;
/** How long after its arrival a write may land, in milliseconds. */
export const LONGEST_LAG = 30_000;

export const instantOf = (ms: number): Instant =>
  `${new Date(START + Math.round(ms)).toISOString().slice(0, 23)}000000Z` as Instant;

const PLAIN = {
  marca: '',
  modelo: '',
  descripcion: '',
  unicID: '0',
  unidad: 'pieza',
  etiquetas: [],
  ficha: [],
  caracteristicas: [],
  imagenes: [],
  documentos: [],
  relacionados: { accesorios: [], refacciones: [], alternativas: [] },
  destacado: false,
  demostracion: false,
};
export const productOf = (id: string, nombre: string): Product => ({ id, nombre, slug: nombre, clave: id, ...PLAIN });

/** The name of a text, as a hash is: equal texts have equal names, and no two others met in a hundred thousand days. */
export function nameOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')).padStart(64, '0');
}

interface InFlight {
  readonly landsAt: number;
  readonly land: () => void;
}

/** Firestore as the protocol may count on it: a write is stamped when it arrives and seen when it lands, up to half a minute later. */
export class Server {
  now = 0;
  products = new Map<string, ProductRow>();
  /** The products as some cache still has them. */
  stale = new Map<string, ProductRow>();
  readonly parts = new Map<string, string>();
  /** Whether a snapshot may be missing or damaged for whoever asks for it. */
  losesParts = true;
  pointer: SnapshotPointer | null = null;
  readonly pointers: SnapshotPointer[] = [];
  lock: PublishLock | null = null;
  /** Every name that was ever written: what became of an edit. */
  readonly applied = new Set<string>();
  readonly #inFlight: InFlight[] = [];
  readonly #read = new Map<string, ReturnType<typeof textToSnapshot>>();
  readonly #without: Ablation | null;
  constructor(without: Ablation | null) {
    this.#without = without;
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      this.#inFlight.sort((a, b) => a.landsAt - b.landsAt);
      const first = this.#inFlight[0];
      if (!first || first.landsAt > until) break;
      this.#inFlight.shift();
      this.now = first.landsAt;
      first.land();
    }
    this.now = until;
  }

  /** One change arrives. `answer` is called when it has landed. */
  receive(change: Change, lag: number, skew: number, answer: (outcome: Outcome) => void): void {
    const stamp = instantOf(this.#without === 'client-clocks' ? this.now + skew : this.now);
    this.#inFlight.push({ landsAt: this.now + lag, land: () => answer(this.#land(change, stamp)) });
  }

  #land(change: Change, actualizado: Instant): Outcome {
    const found = this.products.get(change.id);
    const document = found && { rev: found.rev, document: { nombre: found.product?.nombre ?? null } };
    const verdict = judgeChange(change, document ?? null).kind;
    if (verdict === 'already') return { kind: 'applied' };
    if (verdict === 'conflict' && this.#without !== 'free-revisions') {
      return { kind: 'conflict', theirs: { [`productos/${change.id}`]: document ?? null } };
    }
    const nombre = change.document?.['nombre'];
    const product = typeof nombre === 'string' ? productOf(change.id, nombre) : null;
    if (product) this.applied.add(product.nombre);
    if (!product && this.#without === 'hard-deletes') this.products.delete(change.id);
    else this.products.set(change.id, { id: change.id, rev: nextRev(change), actualizado, product });
    return { kind: 'applied' };
  }

  /** A stored text as a snapshot. Each is parsed once, whoever reads it. */
  snapshotIn(text: string): ReturnType<typeof textToSnapshot> {
    const read = this.#read.get(text) ?? textToSnapshot(text);
    this.#read.set(text, read);
    return read;
  }

  publish(pointer: SnapshotPointer): void {
    this.pointer = pointer;
    this.pointers.push(pointer);
  }
}

/** A window on products, ordered as the delta is. */
export function windowOf(
  products: ReadonlyMap<string, ProductRow>,
  start: WindowStart,
): { rows: ProductRow[]; end: DeltaCursor | null } {
  const rows = [...products.values()]
    .filter((row) => !start || isBehind(row, start))
    .sort((a, b) => compareInstants(a.actualizado, b.actualizado) || byText(a.id, b.id))
    .slice(0, WINDOW);
  const last = rows.at(-1);
  return { rows, end: last && rows.length === WINDOW ? { actualizado: last.actualizado, id: last.id } : null };
}

function isBehind(row: ProductRow, { actualizado, id }: NonNullable<WindowStart>): boolean {
  const order = compareInstants(row.actualizado, actualizado);
  return order > 0 || (order === 0 && id !== null && row.id > id);
}
