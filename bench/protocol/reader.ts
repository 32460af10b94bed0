import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import {
  type CataloguePair,
  followed,
  newReader,
  type ReaderEvent,
  type ReaderState,
  readerOf,
  readerStep,
  type WindowStart,
} from '#domain/snapshot/reader.ts';
import { rowInView } from '#domain/snapshot/snapshot.ts';
import { textToSnapshot } from '#domain/snapshot/snapshot-text.ts';
import type { Ablation } from './ablation.ts';
import { nameOf, type Server, windowOf } from './server.ts';

/** A device that shows the catalogue: what it hears comes late, twice, from a cache or not at all, and it may be switched off at any time. */
export class Reader {
  isOnline = true;
  /** Whether it ever showed an older revision than before. */
  wentBack = false;
  #state: ReaderState = newReader;
  #kept: CataloguePair | null = null;
  #baseBefore: CataloguePair['base'] | null = null;
  #inbox: ReaderEvent[] = [];
  #shownRevs = new Map<string, number>();
  #shownSeq = 0;
  #isRestored = false;
  readonly #server: Server;
  readonly #random: () => number;
  readonly #without: Ablation | null;
  constructor(server: Server, random: () => number, without: Ablation | null) {
    this.#server = server;
    this.#random = random;
    this.#without = without;
  }

  /** What is on its screen: names by id. */
  view(): Map<string, string> {
    const { base, windows } = this.#state.shown;
    const overlay = overlayOf({ ...this.#state.shown, windows });
    const view = new Map<string, string>();
    for (const id of new Set([...base.keys(), ...overlay.keys()])) {
      const product = rowInView(base.get(id), overlay.get(id));
      if (product) view.set(id, product.nombre);
    }
    return view;
  }

  /** The tab is closed and opened again: what was kept is what is known. What was on its way is gone. */
  reload(): void {
    // In two transactions the second one may be missing.
    if (this.#without === 'torn-copy' && this.#kept && this.#baseBefore) {
      this.#kept = { ...this.#kept, base: this.#baseBefore };
    }
    this.#state = this.#kept ? readerOf(this.#kept) : newReader;
    this.#inbox = [];
    this.#shownRevs = revsOf(this.#state.shown);
    this.#shownSeq = this.#state.shown.seq;
  }

  /** A restored store is older on purpose. */
  mayGoBack(): void {
    this.#isRestored = true;
  }

  askPointer(): void {
    const { pointer, pointers } = this.#server;
    if (!this.isOnline || !pointer) return;
    const before = pointers.at(-2);
    const isTorn = this.#without === 'torn-pointer' && before && this.#random() < 0.3;
    const { sha256, partes, count } = isTorn ? before : pointer;
    this.#inbox.push({ kind: 'pointer', pointer: { ...pointer, sha256, partes, count } });
  }

  askWindow(): void {
    if (!this.isOnline) return;
    const { seq, starts } = followed(this.#state);
    const start = starts[Math.floor(this.#random() * starts.length)] ?? null;
    this.#inbox.push(this.#windowEvent(seq, start, this.#server.products, false));
  }

  /** The SDK's first word is its cache's. */
  hearCache(): void {
    const { seq, starts } = followed(this.#state);
    this.#inbox.push(this.#windowEvent(seq, starts[0] ?? null, this.#server.stale, this.#without !== 'from-cache'));
  }

  #windowEvent(
    seq: number,
    start: WindowStart,
    from: ReadonlyMap<string, ProductRow>,
    fromCache: boolean,
  ): ReaderEvent {
    const { rows, end } = windowOf(from, start);
    return { kind: 'window', seq, start, rows, end: this.#without === 'one-window' ? null : end, fromCache };
  }

  /** A page opens for a while: it asks, fetches and reads, unless the person is gone before. */
  visit(): void {
    for (const step of ['askPointer', 'hear', 'hear', 'askWindow', 'hear', 'askWindow', 'hear'] as const) {
      if (this.#random() < 0.1) return;
      this[step]();
    }
  }

  /** The next thing that was on its way arrives, perhaps a second time. */
  hear(): void {
    const event = this.#inbox.shift();
    if (!event) return;
    if (!this.isOnline) {
      // Whatever else is lost on the way, a request ends: without a network it fails.
      if (event.kind === 'fetched') this.#take({ kind: 'unfetched', seq: event.pointer.seq });
      return;
    }
    this.#take(event);
    if (this.#random() < 0.1) this.#take(event);
  }

  /** Everything that can be had now is had. */
  catchUp(): void {
    this.isOnline = true;
    for (let round = 0; round < 12; round += 1) {
      this.askPointer();
      while (this.#inbox.length > 0) this.hear();
      const { seq, starts } = followed(this.#state);
      for (const start of starts) this.#take(this.#windowEvent(seq, start, this.#server.products, false));
    }
  }

  #take(heard: ReaderEvent): void {
    const event = this.#without === 'removed-deletes' ? this.#withDeletions(heard) : heard;
    const { state, effects } = readerStep(this.#state, event);
    this.#state = state;
    if (this.#without === 'half-pair' && state.next) {
      this.#state = { ...state, shown: state.next, next: null };
      this.#show();
    }
    for (const effect of effects) {
      if (effect.kind === 'fetch') this.#fetch(effect.pointer);
      if (effect.kind === 'show') this.#show();
    }
  }

  #withDeletions(event: ReaderEvent): ReaderEvent {
    if (event.kind !== 'window') return event;
    const { shown } = this.#state;
    const known = shown.windows.find(({ start }) => start?.actualizado === event.start?.actualizado)?.rows ?? [];
    const gone = known.filter(({ id }) => !event.rows.some((row) => row.id === id));
    const deletions = gone.map((row) => ({ ...row, rev: row.rev + 0.5, product: null }));
    return { ...event, rows: [...event.rows, ...deletions] };
  }

  #fetch(pointer: SnapshotPointer): void {
    const luck = this.#random();
    const texts = [...this.#server.parts.values()];
    const right = this.#server.parts.get(pointer.sha256);
    // Now and then it is not there yet, or something else is.
    const text = luck < 0.1 ? undefined : luck < 0.2 ? texts[Math.floor(this.#random() * texts.length)] : right;
    const isRight = text !== undefined && (this.#without === 'unverified' || nameOf(text) === pointer.sha256);
    const snapshot = isRight ? textToSnapshot(text) : null;
    this.#inbox.push(
      snapshot?.ok ? { kind: 'fetched', pointer, snapshot: snapshot.value } : { kind: 'unfetched', seq: pointer.seq },
    );
  }

  #show(): void {
    const { shown } = this.#state;
    const revs = revsOf(shown);
    // Of several windows one may have let a product go before the next has it: for a moment, and only with hundreds of changes.
    if (shown.windows.length === 1 || shown.seq !== this.#shownSeq) {
      for (const [id, rev] of this.#shownRevs) this.wentBack ||= !this.#isRestored && (revs.get(id) ?? 0) < rev;
    }
    this.#shownRevs =
      shown.windows.length === 1 || shown.seq !== this.#shownSeq ? revs : new Map([...this.#shownRevs, ...revs]);
    if (this.#kept && this.#kept.seq !== shown.seq) this.#baseBefore = this.#kept.base;
    this.#kept = shown;
    this.#shownSeq = shown.seq;
  }
}

function revsOf(pair: CataloguePair): Map<string, number> {
  const revs = new Map<string, number>();
  for (const [id, { rev }] of pair.base) revs.set(id, rev);
  for (const [id, { rev }] of overlayOf(pair)) revs.set(id, Math.max(rev, revs.get(id) ?? 0));
  return revs;
}
