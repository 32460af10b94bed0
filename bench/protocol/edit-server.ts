import { type Change, changeKey, nextRev, type ServerDocument, sameDocument } from '#domain/staff/journal/change.ts';
import { type Entry, mayHaveArrived, type Outcome } from '#domain/staff/journal/journal.ts';
import { judgeChange } from '#domain/staff/journal/judge-change.ts';

/** What can be changed alone: a field, or whether a list has an item. */
export type Cell = string;

/** One write of a cell: who wrote it, and a number that no other write has. */
export interface CellVersion {
  readonly author: string;
  readonly number: number;
}

export type Versions = ReadonlyMap<Cell, CellVersion>;

type Cells = ReadonlyMap<Cell, unknown>;

/** The values of a document by cell. A list is not a cell: each of its items is. */
export function cellsOf(document: Readonly<Record<string, unknown>> | null): Cells {
  const cells = new Map<Cell, unknown>();
  for (const [field, value] of Object.entries(document ?? {})) {
    if (!Array.isArray(value)) cells.set(field, value);
    else for (const item of value as readonly string[]) cells.set(`${field}/${item}`, true);
  }
  return cells;
}

/** A mistake that a rule for edits prevents, for a run of the model without that rule. */
export const EDIT_ABLATIONS = ['last-wins', 'no-doubt', 'bare-revision'] as const;
export type EditAblation = (typeof EDIT_ABLATIONS)[number];

/** The server's documents after one of its writes, with the versions of their cells. */
export interface ServerState {
  readonly documents: ReadonlyMap<string, ServerDocument>;
  readonly versions: ReadonlyMap<string, Versions>;
}

/** The writer in one transaction, with a record of who wrote each cell that no shop has. */
export class EditServer {
  readonly documents = new Map<string, ServerDocument>();
  versions: ReadonlyMap<string, Versions> = new Map();
  /** After each write, from the empty server on: what a feed that lags shows. */
  readonly states: ServerState[] = [{ documents: new Map(), versions: new Map() }];
  /** The time of all clocks. */
  now = 1;
  /** Values that were once stored, as `cell=value`. */
  readonly landed = new Set<string>();
  silentOverwrites = 0;
  #writes = 0;
  readonly #written = new Set<string>();
  readonly #without: EditAblation | null;
  constructor(without: EditAblation | null) {
    this.#without = without;
  }

  pass(): void {
    this.now += 1;
  }

  /** @param seen the versions that the person had before their eyes when they edited or decided. */
  apply(entry: Entry, seen: Versions): Outcome {
    const merged: Change[] = [];
    for (const change of entry.changes) {
      const key = changeKey(change);
      const server = this.documents.get(key) ?? null;
      const verdict = this.#judge(entry, change, server);
      if (verdict.kind === 'conflict') return { kind: 'conflict', theirs: { [key]: server } };
      if (verdict.kind === 'already') continue;
      this.#write(entry, change, verdict.change, seen);
      if (verdict.joined.length > 0) merged.push(verdict.change);
    }
    return { kind: 'applied', merged };
  }

  #judge(entry: Entry, change: Change, server: ServerDocument | null): ReturnType<typeof judgeChange> {
    switch (this.#without) {
      case null:
        return judgeChange(change, server, mayHaveArrived(entry));
      case 'last-wins':
        return { kind: 'apply', change: { ...change, baseRev: server?.rev ?? 0 }, joined: [] };
      case 'no-doubt':
        return judgeChange(change, server);
      case 'bare-revision':
        return judgeChange({ ...change, collection: 'productos' }, server, mayHaveArrived(entry));
    }
  }

  #write(entry: Entry, made: Change, change: Change, seen: Versions): void {
    const key = changeKey(change);
    const author = entry.by.uid;
    const [started, before, after] = [made.base, this.documents.get(key)?.document ?? null, change.document].map(
      cellsOf,
    ) as [Cells, Cells, Cells];
    // A document that is made where none is overwrites nothing.
    const versions = new Map(this.documents.has(key) ? this.versions.get(key) : []);
    for (const cell of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(cell) === after.get(cell)) continue;
      const old = versions.get(cell);
      const isSeen = !old || old.author === author || seen.get(cell)?.number === old.number;
      // What somebody changed and changed back is as it was seen, unless this edit came in between: then it is what somebody undid.
      const mark = `${entry.id} ${key} ${cell}`;
      const isAsSeen = before.get(cell) === started.get(cell) && !this.#written.has(mark);
      if (!isSeen && !isAsSeen && !isSameLifeAgain(made, this.documents.get(key))) this.silentOverwrites += 1;
      this.#written.add(mark);
      versions.set(cell, { author, number: (this.#writes += 1) });
      if (after.has(cell)) this.landed.add(`${cell}=${String(after.get(cell))}`);
    }
    this.versions = new Map([...this.versions, [key, versions]]);
    if (change.document === null) this.documents.delete(key);
    else this.documents.set(key, { rev: nextRev(change), document: change.document });
    this.states.push({ documents: new Map(this.documents), versions: this.versions });
  }
}

/** A draft that was deleted and made again exactly as it was cannot be told from one that was never deleted, and may be deleted again. */
const isSameLifeAgain = ({ base, document }: Change, server: ServerDocument | undefined): boolean =>
  document === null && server !== undefined && sameDocument(base, server.document);
