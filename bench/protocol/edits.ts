import { changeKey, type Fields } from '#domain/staff/journal/change.ts';
import {
  addEntry,
  chainOf,
  type Entry,
  isOvertaken,
  isPending,
  type Journal,
  markSending,
  nextToSend,
  overlayOf,
  recordOutcome,
  resolveConflict,
} from '#domain/staff/journal/journal.ts';
import { decidedFields, isGone, openQuestions } from '#domain/staff/journal/judge-change.ts';
import { type Seen, settle } from '#domain/staff/journal/settle.ts';
import { undoEntries } from '#domain/staff/journal/undo.ts';
import { seededRandom } from '../search-catalogue.ts';
import {
  type Cell,
  type CellVersion,
  cellsOf,
  type EditAblation,
  EditServer,
  type ServerState,
} from './edit-server.ts';

const IDS = ['a', 'b'];
const FIELDS = ['precio', 'marca', 'modelo'];
const ACTIONS = 40;

/** What went wrong with the edits of a run; zero when nothing did. */
export interface EditVerdict {
  /** Edits that were never stored, wait nowhere, and that nobody decided against. */
  readonly lostEdits: number;
  /** Writes over something that the writer had not seen. */
  readonly silentOverwrites: number;
  /** Documents that a tablet shows other than the server has them, and entries that stay, once everything is sent and the feeds have caught up. */
  readonly ghosts: number;
}

/**
 * Two tablets that edit the same few documents, mostly without a network, and lose answers, whose feeds lag and begin again from an older cache,
 * and people who undo and decide.
 */
export function runEdits(seed: number, without: EditAblation | null = null): EditVerdict {
  const random = seededRandom(seed * 2_654_435_761);
  const server = new EditServer(without);
  const tablets = ['ana', 'beto'].map((name) => new Tablet(name, server, random));
  for (let action = 0; action < ACTIONS; action += 1) {
    const tablet = tablets[Math.floor(random() * tablets.length)] as Tablet;
    server.pass();
    const dice = random();
    if (dice < 0.2) tablet.look();
    else if (dice < 0.25) tablet.reopen();
    else if (dice < 0.5) tablet.edit();
    else if (dice < 0.57) tablet.undo();
    else if (dice < 0.85) tablet.send();
    else tablet.decide();
  }
  const lostEdits = tablets.reduce((lost, tablet) => lost + tablet.lostEdits(), 0);
  const { silentOverwrites } = server;
  for (const tablet of tablets) tablet.finish();
  server.pass();
  const ghosts = tablets.reduce((sum, tablet) => sum + tablet.ghosts(), 0);
  return { lostEdits, silentOverwrites, ghosts };
}

class Tablet {
  #journal: Journal = [];
  /** How many of the server's writes the feed shows, and when the server said so; `null`: they come from the device's cache. */
  #feed: { readonly writes: number; readonly answeredAt: number | null } = { writes: 0, answeredAt: null };
  /** What the person had before their eyes, by entry. */
  readonly #seen = new Map<string, Map<Cell, CellVersion>>();
  readonly #made: string[] = [];
  readonly #decidedAway = new Set<string>();
  #count = 0;
  /** The edits that can still be undone. */
  #recent: readonly Entry[] = [];
  readonly #name: string;
  readonly #server: EditServer;
  readonly #random: () => number;
  constructor(name: string, server: EditServer, random: () => number) {
    this.#name = name;
    this.#server = server;
    this.#random = random;
  }

  /** What the screen shows of the server, with the versions of its cells. */
  get #shown(): ServerState {
    return this.#server.states[this.#feed.writes] as ServerState;
  }

  /** The server answers the feed, which may lag behind it. */
  look(lag = this.#random()): void {
    const { writes } = this.#feed;
    const latest = this.#server.states.length - 1;
    this.#feed = { writes: latest - Math.floor((latest - writes) * lag), answeredAt: this.#server.now };
    this.#settle();
  }

  /** The page is closed and opened again: the feed shows what the cache kept, which may be older than what was seen last. */
  reopen(): void {
    this.#feed = { writes: Math.floor(this.#feed.writes * (0.5 + this.#random() / 2)), answeredAt: null };
    this.#recent = [];
    this.#settle();
  }

  #settle(): void {
    const { documents } = this.#shown;
    this.#journal = settle(this.#journal, (collection, id): Seen => {
      const found = documents.get(`${collection}/${id}`);
      const { answeredAt } = this.#feed;
      if (found) return { rev: found.rev, fields: found.document, answeredAt };
      return answeredAt === null && documents.size === 0 ? 'waiting' : { rev: 0, answeredAt };
    });
  }

  /** The document as the screen shows it, and the edit of one's own that made it so. */
  #now(key: string) {
    const over = overlayOf(this.#journal).get(key);
    const shown = this.#shown.documents.get(key);
    if (over && !isOvertaken(over, shown?.rev ?? 0)) return { rev: over.rev, document: over.document, over };
    return { rev: shown?.rev ?? 0, document: shown?.document ?? null, over: undefined };
  }

  edit(): void {
    const id = this.#pick(IDS);
    const key = `borradores/${id}`;
    const { over, ...from } = this.#now(key);
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
    this.#recent = [...this.#recent, entry].slice(-3);
  }

  /** Undoes one of the last edits, also where the journal has let go of it, or where others of one's own build on it. */
  undo(): void {
    if (this.#recent.length === 0) return;
    const entry = this.#pick(this.#recent);
    const [change] = entry.changes;
    this.#recent = this.#recent.filter((one) => one !== entry);
    if (!change) return;
    const top = overlayOf(this.#journal).get(changeKey(change))?.entry ?? entry;
    const id = `${this.#name}${(this.#count += 1)}`;
    this.#seen.set(id, new Map(this.#seen.get(top.id) ?? this.#seen.get(entry.id)));
    this.#overwriteOwn(change.document, change.base);
    this.#journal = undoEntries(this.#journal, [entry], () => id, 0);
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

  send(luck = this.#random()): void {
    const entry = nextToSend(this.#journal, this.#name);
    if (!entry) return;
    const key = changeKey(entry.changes[0] as Entry['changes'][number]);
    this.#journal = markSending(this.#journal, entry.id);
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
    this.#settle();
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
    this.#journal = recordOutcome(this.#journal, id, outcome, this.#server.now);
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

  /** Sends and decides until nothing waits. */
  finish(): void {
    while (this.#journal.some(isPending)) {
      this.send(1);
      this.decide();
    }
  }

  /** What is wrong once the feed shows everything. */
  ghosts(): number {
    this.look(0);
    const keys = IDS.map((id) => `borradores/${id}`);
    const wrong = keys.filter((key) => this.#now(key).rev !== (this.#server.documents.get(key)?.rev ?? 0));
    return this.#journal.length + wrong.length;
  }

  lostEdits(): number {
    const waiting = new Set(
      this.#journal
        .filter(isPending)
        .flatMap(({ changes }) =>
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
