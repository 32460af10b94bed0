import { StatusError } from '../engine/status.ts';

const SILENCE_MS = 60_000;

/** What was refused, for the log and for counting. */
export type RefusalKind =
  | 'conexiones'
  | 'cifrado'
  | 'corrientes'
  | 'aperturas'
  | 'bytes'
  | 'respuestas'
  | 'trabajo'
  | 'transacciones'
  | 'memoria'
  | 'subidas'
  | 'descargas'
  | 'cotizaciones'
  | 'búsquedas'
  | 'contraseñas';

type Log = (message: string, details: Readonly<Record<string, unknown>>) => void;

/** Counts refusals, and logs each kind once a minute at most: a flood must not fill the disk with lines about it. */
export class Refusals {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #totals = new Map<RefusalKind, number>();
  readonly #logged = new Map<RefusalKind, { readonly at: number; readonly total: number }>();

  constructor(log: Log, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  note(kind: RefusalKind): void {
    const total = (this.#totals.get(kind) ?? 0) + 1;
    this.#totals.set(kind, total);
    const last = this.#logged.get(kind);
    const now = this.#now();
    // A clock that was set back must not silence the log until it is there again.
    if (last !== undefined && now >= last.at && now - last.at < SILENCE_MS) return;
    this.#logged.set(kind, { at: now, total });
    this.#log('Peticiones rechazadas por límite', { clase: kind, veces: total - (last?.total ?? 0), total });
  }

  /** The refusal to throw, counted. */
  exhausted(kind: RefusalKind, message: string): StatusError {
    this.note(kind);
    return new StatusError('RESOURCE_EXHAUSTED', message);
  }

  /** How many there were of each kind since the start. */
  totals(): ReadonlyMap<RefusalKind, number> {
    return this.#totals;
  }
}
