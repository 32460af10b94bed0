import { changeKey, type Fields } from '#domain/staff/change.ts';
import {
  addEntry,
  chainOf,
  type Entry,
  isPending,
  type Journal,
  markSending,
  nextToSend,
  overlayOf,
  recordOutcome,
  resolveConflict,
} from '#domain/staff/journal.ts';
import { decidedFields, isGone, openQuestions } from '#domain/staff/judge-change.ts';
import { seededRandom } from '../search-catalogue.ts';
import { type Cell, type CellVersion, cellsOf, type EditAblation, EditServer } from './edit-server.ts';

const IDS = ['a', 'b'];
const FIELDS = ['precio', 'marca', 'modelo'];
const ACTIONS = 40;

/** What went wrong with the edits of a run; zero when nothing did. */
export interface EditVerdict {
  /** Edits that were never stored, wait nowhere, and that nobody decided against. */
  readonly lostEdits: number;
  /** Writes over something that the writer had not seen. */
  readonly silentOverwrites: number;
}

/** Two tablets that edit the same few documents, mostly without a network, and lose answers, and people who decide. */
export function runEdits(seed: number, without: EditAblation | null = null): EditVerdict {
  const random = seededRandom(seed * 2_654_435_761);
  const server = new EditServer(without);
  const tablets = ['ana', 'beto'].map((name) => new Tablet(name, server, random));
  for (let action = 0; action < ACTIONS; action += 1) {
    const tablet = tablets[Math.floor(random() * tablets.length)] as Tablet;
    const dice = random();
    if (dice < 0.2) tablet.look();
    else if (dice < 0.55) tablet.edit();
    else if (dice < 0.85) tablet.send();
    else tablet.decide();
  }
  const lostEdits = tablets.reduce((lost, tablet) => lost + tablet.lostEdits(), 0);
  return { lostEdits, silentOverwrites: server.silentOverwrites };
}

class Tablet {
  #journal: Journal = [];
  /** What the screen shows of the server, with the versions of its cells. */
  #shown: { readonly documents: EditServer['documents']; readonly versions: EditServer['versions'] };
  /** What the person had before their eyes, by entry. */
  readonly #seen = new Map<string, Map<Cell, CellVersion>>();
  readonly #made: string[] = [];
  readonly #decidedAway = new Set<string>();
  #count = 0;
  readonly #name: string;
  readonly #server: EditServer;
  readonly #random: () => number;
  constructor(name: string, server: EditServer, random: () => number) {
    this.#name = name;
    this.#server = server;
    this.#random = random;
    this.#shown = { documents: new Map(), versions: new Map() };
  }

  look(): void {
    this.#shown = { documents: new Map(this.#server.documents), versions: this.#server.versions };
  }

  edit(): void {
    const id = this.#pick(IDS);
    const key = `borradores/${id}`;
    const over = overlayOf(this.#journal).get(key);
    const shown = this.#shown.documents.get(key);
    const from = over ?? { rev: shown?.rev ?? 0, document: shown?.document ?? null };
    const start = from.document ?? { nombre: `${this.#name}-${this.#count}`, lista: [] };
    const document = this.#random() < 0.1 && from.document ? null : this.#changed(start);
    const entry: Entry = {
      id: `${this.#name}${(this.#count += 1)}`,
      title: '',
      changes: [{ collection: 'borradores', id, baseRev: from.rev, base: from.document, document }],
      by: { uid: this.#name, email: '' },
      at: 0,
      state: { kind: 'saved' },
    };
    const before = cellsOf(from.document);
    for (const [cell, value] of cellsOf(document)) {
      if (before.get(cell) !== value) this.#made.push(`${cell}=${String(value)}`);
    }
    // What builds on an edit of one's own has seen what that one saw.
    this.#seen.set(entry.id, (over && this.#seen.get(over.entry.id)) ?? new Map(this.#shown.versions.get(key)));
    this.#overwriteOwn(from.document, document);
    this.#journal = addEntry(this.#journal, entry);
  }

  /** A value of one's own that one changes again is not lost. */
  #overwriteOwn(before: Fields | null, after: Fields | null): void {
    const now = cellsOf(after);
    for (const [cell, value] of cellsOf(before)) {
      if (now.get(cell) !== value) this.#decidedAway.add(`${cell}=${String(value)}`);
    }
  }

  #changed(document: Fields): Fields {
    const value = `${this.#name}-${this.#count}`;
    const list = document['lista'] as readonly string[];
    const dice = this.#random();
    if (dice < 0.3) return { ...document, lista: [...list, value] };
    if (dice < 0.4) return { ...document, lista: list.filter(() => this.#random() < 0.5) };
    // Few values, so that one is put back now and then.
    return { ...document, [this.#pick(FIELDS)]: this.#random() < 0.5 ? this.#pick(['1', '2']) : value };
  }

  send(): void {
    const entry = nextToSend(this.#journal, this.#name);
    if (!entry) return;
    const key = changeKey(entry.changes[0] as Entry['changes'][number]);
    this.#journal = markSending(this.#journal, entry.id);
    const luck = this.#random();
    if (luck < 0.15) return this.#hear(entry.id, { kind: 'unreachable' });
    const outcome = this.#server.apply(entry, this.#seen.get(entry.id) ?? new Map());
    if (luck < 0.3) return this.#hear(entry.id, { kind: 'unreachable', mayHaveArrived: true });
    // The tablet was switched off.
    if (luck < 0.4) return;
    if (outcome.kind === 'conflict') {
      this.#seen.set(entry.id, new Map(this.#server.versions.get(key)));
      const [, ...rest] = chainOf(this.#journal, entry.id);
      for (const { id } of rest) this.#seen.delete(id);
    }
    if (outcome.kind === 'applied') this.#haveSeenOwn(entry, key);
    this.#hear(entry.id, outcome);
    this.#journal = this.#journal.filter(isPending);
  }

  /** Where the server has what one wrote, one knows it, also when somebody else wrote the same first. */
  #haveSeenOwn({ id, changes }: Entry, key: string): void {
    const stored = cellsOf(this.#server.documents.get(key)?.document ?? null);
    const mine = cellsOf(changes[0]?.document ?? null);
    for (const [cell, version] of this.#server.versions.get(key) ?? []) {
      if (stored.get(cell) === mine.get(cell)) this.#seen.get(id)?.set(cell, version);
    }
  }

  #hear(id: string, outcome: Parameters<typeof recordOutcome>[2]): void {
    this.#journal = recordOutcome(this.#journal, id, outcome);
  }

  decide(): void {
    const entry = this.#journal.find(({ state }) => state.kind === 'conflict');
    const [change] = entry?.changes ?? [];
    if (entry?.state.kind !== 'conflict' || !change) return this.#dropEmpty();
    const key = changeKey(change);
    const theirs = entry.state.theirs[key]?.document ?? null;
    const take = (): 'mine' | 'theirs' => (this.#random() < 0.5 ? 'mine' : 'theirs');
    let decided: Fields | null;
    if (theirs === null || isGone(change.document)) decided = take() === 'mine' ? change.document : theirs;
    else {
      const sides = openQuestions(change, theirs).map(({ field }) => [field, take()] as const);
      decided = decidedFields(change, theirs, Object.fromEntries(sides));
    }
    this.#overwriteOwn(change.document, decided);
    this.#journal = resolveConflict(this.#journal, entry.id, { [key]: decided });
  }

  /** A conflict whose chain came to nothing has nothing to decide. */
  #dropEmpty(): void {
    this.#journal = this.#journal.filter(({ changes }) => changes.length > 0);
  }

  lostEdits(): number {
    const waiting = new Set(
      this.#journal.flatMap(({ changes }) =>
        changes.flatMap(({ document }) => [...cellsOf(document)].map(([cell, value]) => `${cell}=${String(value)}`)),
      ),
    );
    return this.#made.filter(
      (made) => !waiting.has(made) && !this.#server.landed.has(made) && !this.#decidedAway.has(made),
    ).length;
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }
}
