import type { Database } from './database.ts';
import type { Change, Deletion, Document, Version } from './document.ts';
import type { Matcher } from './matcher.ts';
import { collectionsOf, runQuery } from './run-query.ts';
import { filterSliced, type Sliced } from './slices.ts';

/** What the listener of a target has to be sent. */
export interface TargetDelta {
  /** Whether the client must first forget which documents are in the target. */
  readonly reset: boolean;
  /** In the target: new there, or changed. */
  readonly present: readonly Document[];
  /** Documents that exist but are not, or no longer, in the target. Sending one that the client never had is harmless. */
  readonly left: readonly Document[];
  readonly deleted: readonly Deletion[];
}

/** What one listener follows. Only queries with a limit or an offset (`WindowTarget`) keep state; for the others a change itself shows whether the document was and is in the target. */
export interface ListenTarget {
  /** All documents of the target, or only what changed after `since`, the version that the client has; as of the moment at which it begins. */
  start(database: Database, since: Version | undefined): Sliced<TargetStart>;
  /** What these changes mean to the target. To be called right after they were applied to the database; its slices must be run to the end before the next call. */
  change(database: Database, changes: readonly Change[]): Sliced<TargetDelta>;
}

export interface TargetStart {
  readonly delta: TargetDelta;
  /** How many documents are in the target: a client that resumes compares it with the number that it has. */
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

/** A target of named documents. The SDK names one, and uses it also to find out whether a document that it has in doubt (limbo) still exists. */
export function documentsTarget(paths: readonly string[]): ListenTarget {
  const named = new Set(paths);
  return {
    *start(database, since) {
      // All of one moment.
      const found = paths.map((path) => ({ path, document: database.get(path) }));
      yield;
      const there = found.flatMap(({ document }) => document ?? []);
      const missing = found.filter(({ document }) => document === undefined);
      const present = there.filter(({ updateTime }) => since === undefined || updateTime > since);
      const deleted = since === undefined ? [] : missing.map(({ path }) => ({ path, version: since }));
      return { delta: { ...NOTHING, present, deleted }, count: there.length };
    },
    *change(_database, changes) {
      yield;
      const own = changes.filter(({ path }) => named.has(path));
      const present = own.flatMap(({ after }) => after ?? []);
      const deleted = own.filter(({ after }) => after === undefined).map(({ path, version }) => ({ path, version }));
      return { ...NOTHING, present, deleted };
    },
  };
}
