import type { Database } from './database.ts';
import type { Change, Deletion, Document, Version } from './document.ts';
import type { Matcher } from './matcher.ts';
import { hasWindow } from './query.ts';
import { runQuery } from './run-query.ts';

/** What one target's listener has to receive. */
export interface TargetDelta {
  /** The client must forget which documents it believes are in the target. */
  readonly reset: boolean;
  /** In the target: new there, or changed. */
  readonly present: readonly Document[];
  /** Still exist, but are not in the target (any more). Telling a client that never had one is harmless. */
  readonly left: readonly Document[];
  readonly deleted: readonly Deletion[];
}

/** What one listener follows. Only windows (limit, offset) keep state; for the rest, a change itself says whether it was in and is in. */
export interface ListenTarget {
  /** Everything, or what changed after the version the client says it has. */
  start(database: Database, since: Version | undefined): TargetDelta;
  change(database: Database, changes: readonly Change[]): TargetDelta;
  /** How many documents are in it now. */
  count(database: Database): number;
}

const NOTHING: TargetDelta = { reset: false, present: [], left: [], deleted: [] };

export function queryTarget(matcher: Matcher): ListenTarget {
  return hasWindow(matcher.query) ? new WindowTarget(matcher) : new OpenTarget(matcher);
}

class OpenTarget implements ListenTarget {
  readonly #matcher: Matcher;

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
  }

  start(database: Database, since: Version | undefined): TargetDelta {
    const { query, covers, matches } = this.#matcher;
    if (since === undefined) return { ...NOTHING, present: runQuery(database, this.#matcher) };
    const collections = database.collectionsFor(query).filter(({ path }) => covers(path));
    const changed = collections.flatMap((collection) => collection.changedSince(since));
    const deleted = collections.flatMap((collection) => collection.deletedSince(since));
    return {
      reset: false,
      present: changed.filter(matches),
      left: changed.filter((document) => !matches(document)),
      deleted,
    };
  }

  change(_database: Database, changes: readonly Change[]): TargetDelta {
    const { covers, matches } = this.#matcher;
    const present: Document[] = [];
    const left: Document[] = [];
    const deleted: Deletion[] = [];
    for (const { collection, path, before, after, version } of changes) {
      if (!covers(collection)) continue;
      if (after !== undefined && matches(after)) present.push(after);
      else if (before !== undefined && matches(before)) {
        if (after === undefined) deleted.push({ path, version });
        else left.push(after);
      }
    }
    return { reset: false, present, left, deleted };
  }

  count(database: Database): number {
    return runQuery(database, this.#matcher).length;
  }
}

class WindowTarget implements ListenTarget {
  readonly #matcher: Matcher;
  #window: readonly Document[] = [];

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
  }

  start(database: Database, since: Version | undefined): TargetDelta {
    this.#window = runQuery(database, this.#matcher);
    if (since === undefined) return { ...NOTHING, present: this.#window };
    const { query, covers } = this.#matcher;
    const isStale = database.collectionsFor(query).some(({ path, lastChange }) => covers(path) && lastChange > since);
    // An unchanged document may have been pushed out of the window, which the change log does not tell: start over.
    return isStale ? { ...NOTHING, reset: true, present: this.#window } : NOTHING;
  }

  change(database: Database, changes: readonly Change[]): TargetDelta {
    if (!changes.some((change) => this.#isTouchedBy(change))) return NOTHING;
    const before = new Map(this.#window.map((document) => [document.path, document]));
    this.#window = runQuery(database, this.#matcher);
    const present = this.#window.filter((document) => before.get(document.path) !== document);
    for (const { path } of this.#window) before.delete(path);
    const left: Document[] = [];
    const deleted: Deletion[] = [];
    for (const path of before.keys()) {
      const document = database.get(path);
      if (document !== undefined) left.push(document);
      else deleted.push({ path, version: changes[0]?.version ?? 0 });
    }
    return { reset: false, present, left, deleted };
  }

  count(): number {
    return this.#window.length;
  }

  /** A change beyond the end of a full window changes no result; checking that first keeps a hundred listeners cheap. */
  #isTouchedBy({ collection, before, after }: Change): boolean {
    const { query, covers, matches, order } = this.#matcher;
    if (!covers(collection)) return false;
    const last = this.#window.at(-1);
    const isFull = last !== undefined && this.#window.length === query.limit;
    const isWithin = (document: Document | undefined) =>
      document !== undefined && matches(document) && (!isFull || order(document, last) <= 0);
    return isWithin(before) || isWithin(after);
  }
}

/** A single document: also how the client finds out whether a document it doubts still exists. */
export function documentTarget(path: string): ListenTarget {
  return {
    start: (database, since) => {
      const document = database.get(path);
      if (document === undefined)
        return since === undefined ? NOTHING : { ...NOTHING, deleted: [{ path, version: since }] };
      return since !== undefined && document.updateTime <= since ? NOTHING : { ...NOTHING, present: [document] };
    },
    change: (_database, changes) => {
      const change = changes.find((candidate) => candidate.path === path);
      if (change === undefined) return NOTHING;
      if (change.after !== undefined) return { ...NOTHING, present: [change.after] };
      return { ...NOTHING, deleted: [{ path, version: change.version }] };
    },
    count: (database) => (database.get(path) === undefined ? 0 : 1),
  };
}
