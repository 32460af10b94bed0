import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';
import type { Document, Version } from '../engine/document.ts';
import type { Matcher } from '../engine/matcher.ts';
import { collectionsOf } from '../engine/run-query.ts';
import { invalid, StatusError } from '../engine/status.ts';
import { type Holder, Share, type ShareSize } from '../limits/share.ts';

/** A query as a transaction has read it. */
export interface ReadQuery {
  readonly matcher: Matcher;
  /** From the first document on, also those that the offset skips. */
  readonly result: readonly Document[];
  /** When its collections had last changed, when it was last found to be true. */
  at: Version;
}

interface Transaction {
  readonly isReadOnly: boolean;
  readonly documents: Map<string, Document | undefined>;
  readonly queries: ReadQuery[];
  readonly holder: Holder;
  readonly startedAt: number;
  usedAt: number;
}

/** Google's limits: 270 seconds in all, 60 without a request. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;
/** Queries that one transaction may read: each is looked at again before every later read and the commit. */
const MOST_QUERIES = 20;
const MOST_OPEN: ShareSize = { total: 800, each: 800, reserve: 200 };

/**
 * Transactions of REST clients, optimistic: nothing is locked, everything read is remembered, and a commit after one of those reads
 * has changed is ABORTED, so that its client starts over. Each read checks the earlier ones too, so a transaction never sees two different moments.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #state: Database;
  readonly #now: () => number;
  readonly #shares: Share;
  readonly #onRefused: () => void;

  constructor(
    state: Database,
    now: () => number = Date.now,
    open: ShareSize = MOST_OPEN,
    onRefused: () => void = () => {},
  ) {
    this.#state = state;
    this.#onRefused = onRefused;
    this.#shares = new Share(open);
    this.#now = now;
  }

  /** Starts one; the id is base64, as the wire wants bytes. */
  begin(isReadOnly: boolean, holder: Holder): string {
    for (const [id, transaction] of this.#open) if (this.#isExpired(transaction)) this.#drop(id);
    if (!this.#shares.take(holder)) {
      this.#onRefused();
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const id = randomBytes(18).toString('base64');
    const now = this.#now();
    this.#open.set(id, { isReadOnly, holder, documents: new Map(), queries: [], startedAt: now, usedAt: now });
    return id;
  }

  /** Remembers that documents were read as they are now. */
  readDocuments(id: string, paths: readonly string[]): void {
    const { documents } = this.#check(id);
    for (const path of paths) documents.set(path, this.#state.get(path));
  }

  /** Remembers what a query has found. */
  readQuery(id: string, query: ReadQuery): void {
    const { queries } = this.#check(id);
    if (queries.length >= MOST_QUERIES) throw invalid(`A transaction may read ${MOST_QUERIES} queries.`);
    queries.push(query);
  }

  rollback(id: string): void {
    this.#find(id);
    this.#drop(id);
  }

  /** Ends it before its commit. Throws ABORTED when something it read has changed since, INVALID_ARGUMENT when it was not to write. */
  finish(id: string, isWriting: boolean): void {
    try {
      const { isReadOnly } = this.#check(id);
      if (isReadOnly && isWriting) throw invalid('Cannot modify entities in a read-only transaction.');
    } finally {
      this.#drop(id);
    }
  }

  #find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction === undefined || this.#isExpired(transaction)) {
      this.#drop(id);
      throw invalid('The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedAt = this.#now();
    return transaction;
  }

  #check(id: string): Transaction {
    const transaction = this.#find(id);
    const { documents, queries } = transaction;
    const isUnchanged =
      [...documents].every(([path, seen]) => this.#state.get(path) === seen) &&
      queries.every((query) => isStillTrue(this.#state, query));
    if (isUnchanged) return transaction;
    this.#drop(id);
    throw new StatusError('ABORTED', 'Transaction lock timeout: a document it read has changed. Please try again.');
  }

  #drop(id: string): void {
    const transaction = this.#open.get(id);
    if (transaction !== undefined) this.#shares.giveBack(transaction.holder);
    this.#open.delete(id);
  }

  #isExpired({ startedAt, usedAt }: Transaction): boolean {
    const now = this.#now();
    return now - startedAt > LONGEST_MS || now - usedAt > LONGEST_IDLE_MS;
  }
}

/** When any collection that a query reads last changed: before that there is nothing to look for. */
export function lastChangeOf(state: Database, matcher: Matcher): Version {
  return collectionsOf(state, matcher).reduce((newest, { lastChange }) => Math.max(newest, lastChange), 0);
}

/**
 * Whether a query still finds the same, by what has changed since: to run all queries of a transaction again at each of its reads would
 * keep everybody waiting. Documents are immutable, so the same version is the same object.
 */
function isStillTrue(state: Database, query: ReadQuery): boolean {
  const { matcher, result, at } = query;
  const collections = collectionsOf(state, matcher).filter(({ lastChange }) => lastChange > at);
  if (collections.length === 0) return true;
  const isChanged = ({ updateTime }: Document): boolean => updateTime > at;
  const changed = new Map(
    collections
      .flatMap((collection) => collection.all().filter(isChanged))
      .map((document) => [document.path, document]),
  );
  const deleted = new Set(collections.flatMap((collection) => collection.deletedSince(at)).map(({ path }) => path));
  const { offset, limit } = matcher.query;
  for (const [place, before] of result.entries()) {
    if (deleted.has(before.path)) return false;
    const document = changed.get(before.path);
    if (document === undefined) continue;
    changed.delete(before.path);
    // One that the offset skips only has to be where it was.
    const isInPlace = place < offset && matcher.matches(document) && matcher.order(document, before) === 0;
    if (document !== before && !isInPlace) return false;
  }
  const last = limit !== undefined && result.length === offset + limit ? result.at(-1) : undefined;
  const isOutside = (document: Document): boolean =>
    !matcher.matches(document) || (last !== undefined && matcher.order(document, last) > 0);
  if (![...changed.values()].every(isOutside)) return false;
  query.at = lastChangeOf(state, matcher);
  return true;
}
