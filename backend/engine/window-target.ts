import type { Database } from './database.ts';
import type { Change, Deletion, Document, Version } from './document.ts';
import { firstIndex } from './first-index.ts';
import { type ListenTarget, NOTHING, type TargetDelta, type TargetStart } from './listen-target.ts';
import type { Matcher } from './matcher.ts';
import { hasWindow } from './query.ts';
import { collectionsOf, queryDocuments, runQuery } from './run-query.ts';
import type { Sliced } from './slices.ts';

/** Documents kept behind the window, which take the place of those that leave it: without them each one that leaves would cost a new query. */
const SPARE = 50;

/** Bytes of a document in a list that has it besides others. */
const PER_KEPT = 8;

/** About the bytes of memory that a target takes beside its query: the documents up to the end of its window are kept in a list of its own. */
export function windowSize(database: Database, matcher: Matcher): number {
  const { offset, limit = Number.POSITIVE_INFINITY } = matcher.query;
  if (!hasWindow(matcher.query)) return 0;
  const documents = collectionsOf(database, matcher).reduce((sum, { size }) => sum + size, 0);
  return PER_KEPT * Math.min(offset + limit + SPARE, documents);
}

/** A query with a limit or an offset. Its documents are kept in order, so a commit costs by the documents it changes and not by the collection. */
export class WindowTarget implements ListenTarget {
  readonly #matcher: Matcher;
  /** Documents up to the end of the window. */
  readonly #size: number;
  /** The first of the query's documents: up to the window's end, and some behind it. */
  #kept: Document[] = [];
  /** Whether nothing lies behind those. */
  #isWhole = false;

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
    this.#size = matcher.query.offset + (matcher.query.limit ?? Number.POSITIVE_INFINITY);
  }

  *start(database: Database, since: Version | undefined): Sliced<TargetStart> {
    const { query } = this.#matcher;
    // An unchanged document may have been pushed out of the window, which the change log does not tell: start over.
    const isStale =
      since !== undefined && collectionsOf(database, this.#matcher).some(({ lastChange }) => lastChange > since);
    this.#keep(yield* runQuery(database, { ...this.#matcher, query: { ...query, offset: 0, limit: this.#most() } }));
    const present = this.#window();
    const count = present.length;
    if (since === undefined) return { delta: { ...NOTHING, present }, count };
    return { delta: isStale ? { ...NOTHING, reset: true, present } : NOTHING, count };
  }

  change(database: Database, changes: readonly Change[]): Sliced<TargetDelta> {
    // Taken now: should the window have to be found anew, more commits may have come before it is.
    const lists = collectionsOf(database, this.#matcher).map((collection) => collection.all());
    return this.#change(lists, changes);
  }

  *#change(lists: readonly (readonly Document[])[], changes: readonly Change[]): Sliced<TargetDelta> {
    const { covers, matches, query } = this.#matcher;
    const touched: Touched[] = [];
    for (const { collection, path, before, between = [], after, version } of changes) {
      yield;
      if (!covers(collection)) continue;
      const change = {
        path,
        version,
        hasPassed: between.some(matches),
        before: before !== undefined && matches(before) ? before : undefined,
        after: after !== undefined && matches(after) ? after : undefined,
        document: after,
      };
      if (change.before !== undefined || change.hasPassed || change.after !== undefined) touched.push(change);
    }
    if (touched.length === 0) return NOTHING;
    const old = this.#window();
    for (const { before, after } of touched) {
      yield;
      if (before !== undefined) this.#remove(before);
      if (after !== undefined) this.#insert(after);
    }
    if (!this.#isWhole && this.#kept.length < this.#size) {
      const first = { ...this.#matcher, query: { ...query, offset: 0, limit: this.#most() } };
      this.#keep(yield* queryDocuments(lists.flat(), first));
    }
    return this.#difference(old, this.#window(), touched);
  }

  #window(): readonly Document[] {
    return this.#kept.slice(this.#matcher.query.offset, this.#size);
  }

  #most(): number | undefined {
    const most = this.#size + SPARE;
    return Number.isFinite(most) ? most : undefined;
  }

  #keep(documents: Document[]): void {
    this.#kept = documents;
    this.#isWhole = documents.length < this.#size + SPARE;
  }

  #remove(document: Document): void {
    const at = this.#indexIn(this.#kept, document);
    if (this.#kept[at]?.path === document.path) this.#kept.splice(at, 1);
  }

  #insert(document: Document): void {
    const at = this.#indexIn(this.#kept, document);
    // Behind what is kept lie others, nobody knows how many of them before this one.
    if (at === this.#kept.length && !this.#isWhole) return;
    this.#kept.splice(at, 0, document);
    if (this.#kept.length <= this.#size + 2 * SPARE) return;
    this.#kept.length = this.#size + SPARE;
    this.#isWhole = false;
  }

  #indexIn(documents: readonly Document[], document: Document): number {
    return firstIndex(documents, (other) => this.#matcher.order(other, document) >= 0);
  }

  /**
   * What entered, changed and left. Beside the documents that changed, only those at the window's two ends can have moved in or out, one for each
   * change.
   */
  #difference(old: readonly Document[], now: readonly Document[], touched: readonly Touched[]): TargetDelta {
    const count = touched.length;
    const ends = [old, now].flatMap((list) => [...list.slice(0, count), ...list.slice(-count)]);
    const candidates = new Map<string, Touched>();
    for (const document of ends)
      candidates.set(document.path, {
        path: document.path,
        version: 0,
        before: document,
        hasPassed: false,
        after: document,
        document,
      });
    for (const change of touched) candidates.set(change.path, change);
    const isIn = (list: readonly Document[], document: Document | undefined): boolean =>
      document !== undefined && list[this.#indexIn(list, document)]?.path === document.path;
    const present: Document[] = [];
    const left: Document[] = [];
    const deleted: Deletion[] = [];
    for (const { path, before, hasPassed, after, document, version } of candidates.values()) {
      const wasIn = isIn(old, before);
      if (after !== undefined && isIn(now, after)) {
        if (!wasIn || before !== after) present.push(after);
      } else if (wasIn || hasPassed) {
        if (document !== undefined) left.push(document);
        else deleted.push({ path, version });
      }
    }
    return { reset: false, present: present.sort(this.#matcher.order), left, deleted };
  }
}

/** A change as the query sees it: a document that does not match is none. */
interface Touched {
  readonly path: string;
  readonly version: Version;
  readonly before: Document | undefined;
  /** Whether the query had it meanwhile, between several commits. */
  readonly hasPassed: boolean;
  readonly after: Document | undefined;
  /** The document after the change, whether it matches or not. */
  readonly document: Document | undefined;
}
