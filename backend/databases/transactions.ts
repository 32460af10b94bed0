import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';
import type { Document, Version } from '../engine/document.ts';
import type { Matcher } from '../engine/matcher.ts';
import { runQuery } from '../engine/run-query.ts';
import { invalid, StatusError } from '../engine/status.ts';
import { type Holder, Share, type ShareSize } from '../limits/share.ts';

interface Transaction {
  readonly isReadOnly: boolean;
  readonly documents: Map<string, Document | undefined>;
  readonly queries: { readonly matcher: Matcher; readonly result: readonly Document[]; readonly at: Version }[];
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

  /** Remembers that a document was read as it is now. */
  readDocument(id: string, path: string): void {
    this.#check(id).documents.set(path, this.#state.get(path));
  }

  /** Remembers what a query has just found. */
  readQuery(id: string, matcher: Matcher, result: readonly Document[]): void {
    const { queries } = this.#check(id);
    if (queries.length >= MOST_QUERIES) throw invalid(`A transaction may read ${MOST_QUERIES} queries.`);
    queries.push({ matcher, result, at: this.#lastChange(matcher) });
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
      queries.every(
        ({ matcher, result, at }) =>
          this.#lastChange(matcher) === at || sameDocuments(runQuery(this.#state, matcher), result),
      );
    if (isUnchanged) return transaction;
    this.#drop(id);
    throw new StatusError('ABORTED', 'Transaction lock timeout: a document it read has changed. Please try again.');
  }

  /** When any collection that a query reads last changed: before that there is nothing to look for. */
  #lastChange({ query, covers }: Matcher): Version {
    const collections = this.#state.collectionsFor(query).filter(({ path }) => covers(path));
    return collections.reduce((newest, { lastChange }) => Math.max(newest, lastChange), 0);
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

/** Documents are immutable, so the same version is the same object. */
function sameDocuments(a: readonly Document[], b: readonly Document[]): boolean {
  return a.length === b.length && a.every((document, i) => document === b[i]);
}
