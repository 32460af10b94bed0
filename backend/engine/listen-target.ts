import type { Database } from './database.ts';
import type { Change, Deletion, Document, Version } from './document.ts';
import type { Matcher } from './matcher.ts';
import { collectionsOf, runQuery } from './run-query.ts';
import { filterSliced, type Sliced } from './slices.ts';

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
  /** Everything, or what changed after the version the client says it has; and how many documents are in it. Of the moment at which it begins. */
  start(database: Database, since: Version | undefined): Sliced<TargetStart>;
  /** What these changes mean to it, at the moment of this call, which must be the one after them. Each result must be taken before the next call. */
  change(database: Database, changes: readonly Change[]): Sliced<TargetDelta>;
}

export interface TargetStart {
  readonly delta: TargetDelta;
  /** For a client that resumes, which compares it with what it has. */
  readonly count: number;
}

export const NOTHING: TargetDelta = { reset: false, present: [], left: [], deleted: [] };

/** A query without limit and offset. */
export class OpenTarget implements ListenTarget {
  readonly #matcher: Matcher;

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
  }

  *start(database: Database, since: Version | undefined): Sliced<TargetStart> {
    const { matches } = this.#matcher;
    if (since === undefined) {
      const present = yield* runQuery(database, this.#matcher);
      return { delta: { ...NOTHING, present }, count: present.length };
    }
    const collections = collectionsOf(database, this.#matcher);
    const deleted = collections.flatMap((collection) => collection.deletedSince(since));
    const all = collections.flatMap((collection) => collection.all());
    const delta: Document[][] = [[], []];
    let count = 0;
    const look = (document: Document): boolean => {
      const isIn = matches(document);
      if (isIn) count += 1;
      if (document.updateTime > since) delta[isIn ? 0 : 1]?.push(document);
      return false;
    };
    yield* filterSliced(all, look);
    const [present = [], left = []] = delta;
    return { delta: { reset: false, present, left, deleted }, count };
  }

  *change(_database: Database, changes: readonly Change[]): Sliced<TargetDelta> {
    const { covers, matches } = this.#matcher;
    const present: Document[] = [];
    const left: Document[] = [];
    const deleted: Deletion[] = [];
    for (const { collection, path, before, between = [], after, version } of changes) {
      yield;
      if (!covers(collection)) continue;
      if (after !== undefined && matches(after)) present.push(after);
      else if ((before !== undefined && matches(before)) || between.some(matches)) {
        if (after === undefined) deleted.push({ path, version });
        else left.push(after);
      }
    }
    return { reset: false, present, left, deleted };
  }
}

/** A single document: also how the client finds out whether a document it doubts still exists. */
export function documentTarget(path: string): ListenTarget {
  return {
    *start(database, since) {
      const document = database.get(path);
      yield;
      const count = document === undefined ? 0 : 1;
      if (document === undefined)
        return { delta: since === undefined ? NOTHING : { ...NOTHING, deleted: [{ path, version: since }] }, count };
      const isKnown = since !== undefined && document.updateTime <= since;
      return { delta: isKnown ? NOTHING : { ...NOTHING, present: [document] }, count };
    },
    *change(_database, changes) {
      yield;
      const change = changes.find((candidate) => candidate.path === path);
      if (change === undefined) return NOTHING;
      if (change.after !== undefined) return { ...NOTHING, present: [change.after] };
      return { ...NOTHING, deleted: [{ path, version: change.version }] };
    },
  };
}
