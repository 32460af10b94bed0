import type { Change } from '#domain/staff/journal/change.ts';
import {
  addEntry,
  type Entry,
  isPending,
  type Journal,
  markSending,
  nextToSend,
  type Outcome,
  recordOutcome,
} from '#domain/staff/journal/journal.ts';
import type { Ablation } from './ablation.ts';
import { LONGEST_LAG, type Server } from './server.ts';

const MINUTE = 60_000;

/** A member of staff with a tablet: edits go to its journal, with or without a network, and from there to the server. */
export class Staff {
  isOnline = true;
  #journal: Journal = [];
  readonly #edits: { readonly id: string; readonly nombre: string }[] = [];
  /** What the tablet has last seen of each product. */
  readonly #seen = new Map<string, number>();
  /** The entry whose answer it waits for: one at a time. A tablet that is switched off waits for none. */
  #awaited: string | null = null;
  readonly #skew: number;
  readonly #server: Server;
  readonly #name: string;
  readonly #random: () => number;
  readonly #without: Ablation | null;
  constructor(server: Server, name: string, random: () => number, without: Ablation | null) {
    this.#server = server;
    this.#name = name;
    this.#random = random;
    this.#without = without;
    this.#skew = (random() - 0.5) * 60 * MINUTE;
  }

  /** What the screen of the tablet shows is as old as its network is away. */
  look(): void {
    if (!this.isOnline) return;
    for (const [id, { rev }] of this.#server.products) this.#seen.set(id, rev);
  }

  edit(id: string): void {
    const mine = this.#journal.flatMap(({ changes }) => changes).filter((change) => change.id === id);
    const last = mine.at(-1);
    const baseRev = last ? last.baseRev + 1 : (this.#seen.get(id) ?? 0);
    const at = this.#edits.length;
    const nombre = `${this.#name}${at}`;
    const withdraws = baseRev > 0 && this.#random() < 0.25;
    const document = withdraws ? { nombre: null } : { nombre };
    if (!withdraws) this.#edits.push({ id, nombre });
    const change: Change = { collection: 'productos', id, baseRev, base: null, document };
    const by = { uid: this.#name, email: this.#name };
    this.#journal = addEntry(this.#journal, {
      id: `${this.#name}-${at}-${this.#random()}`,
      title: '',
      changes: [change],
      by,
      at,
      state: { kind: 'saved' },
    });
  }

  /** Sends what waits. The answer may be lost on its way back, or the question on its way there; both leave it to be sent again. */
  send(): void {
    if (this.#awaited !== null) return;
    const entry = this.isOnline ? nextToSend(this.#journal, this.#name) : null;
    const [change] = entry?.changes ?? [];
    if (!entry || !change) return;
    this.#journal = markSending(this.#journal, entry.id);
    if (this.#without === 'forget-sent') this.#journal = this.#journal.filter(({ id }) => id !== entry.id);
    const luck = this.#random();
    if (luck < 0.15) return this.#hear(entry, { kind: 'unreachable' });
    const lag = this.#random() * LONGEST_LAG;
    const sending = `${entry.id}-${luck}`;
    this.#awaited = sending;
    this.#server.receive(change, lag, this.#skew, (outcome) => {
      if (this.#awaited !== sending) return;
      this.#awaited = null;
      this.#hear(entry, luck < 0.3 ? { kind: 'unreachable' } : outcome);
    });
    // A nervous network delivers it twice.
    if (luck > 0.9) this.#server.receive(change, lag + this.#random() * 20_000, this.#skew, () => {});
  }

  #hear(entry: Entry, outcome: Outcome): void {
    this.#journal = recordOutcome(this.#journal, entry.id, outcome, 0);
    if (outcome.kind !== 'applied') return;
    for (const { id, baseRev } of entry.changes) this.#seen.set(id, Math.max(baseRev + 1, this.#seen.get(id) ?? 0));
    this.#journal = this.#journal.filter(isPending);
  }

  /** The tablet is switched off and on: the journal is what it was. */
  restart(): void {
    this.#seen.clear();
    this.#awaited = null;
  }

  finish(): void {
    this.isOnline = true;
    for (let round = 0; round < 60 && nextToSend(this.#journal, this.#name); round += 1) {
      this.send();
      this.#server.pass(MINUTE);
    }
  }

  /** Edits that neither reached the shop nor wait before somebody's eyes. */
  lostEdits(): number {
    const waiting = new Set(this.#journal.flatMap(({ changes }) => changes.map(({ id }) => id)));
    return this.#edits.filter(({ id, nombre }) => !this.#server.applied.has(nombre) && !waiting.has(id)).length;
  }
}
