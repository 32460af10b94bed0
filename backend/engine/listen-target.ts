import type { Database } from './database.ts';
import type { Change, Deletion, Document, Version } from './document.ts';
import type { Matcher } from './matcher.ts';
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

export const NOTHING: TargetDelta = { reset: false, present: [], left: [], deleted: [] };

/** A query without limit and offset. */
export class OpenTarget implements ListenTarget {
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
    for (const { collection, path, before, between = [], after, version } of changes) {
      if (!covers(collection)) continue;
      if (after !== undefined && matches(after)) present.push(after);
      else if ((before !== undefined && matches(before)) || between.some(matches)) {
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
