import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';
import type { Document } from '../engine/document.ts';
import type { Matcher } from '../engine/matcher.ts';
import { runQuery } from '../engine/run-query.ts';
import { invalid, StatusError } from '../engine/status.ts';

interface Transaction {
  readonly isReadOnly: boolean;
  readonly documents: Map<string, Document | undefined>;
  readonly queries: { readonly matcher: Matcher; readonly result: readonly Document[] }[];
  readonly startedAt: number;
  usedAt: number;
}

/** Google's limits: 270 seconds in all, 60 without a request. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;
const MOST_OPEN = 1000;

/**
 * Transactions of REST clients, optimistic: nothing is locked, everything read is remembered, and a commit after one of those reads
 * has changed is ABORTED, so that its client starts over. Each read checks the earlier ones too, so a transaction never sees two different moments.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #state: Database;
  readonly #now: () => number;

  constructor(state: Database, now: () => number = Date.now) {
    this.#state = state;
    this.#now = now;
  }

  /** Starts one; the id is base64, as the wire wants bytes. */
  begin(isReadOnly: boolean): string {
    for (const [id, transaction] of this.#open) if (this.#isExpired(transaction)) this.#open.delete(id);
    if (this.#open.size >= MOST_OPEN) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    const id = randomBytes(18).toString('base64');
    const now = this.#now();
    this.#open.set(id, { isReadOnly, documents: new Map(), queries: [], startedAt: now, usedAt: now });
    return id;
  }

  /** Remembers that a document was read as it is now. */
  readDocument(id: string, path: string): void {
    this.#check(id).documents.set(path, this.#state.get(path));
  }

  readQuery(id: string, matcher: Matcher): void {
    this.#check(id).queries.push({ matcher, result: runQuery(this.#state, matcher) });
  }

  rollback(id: string): void {
    this.#find(id);
    this.#open.delete(id);
  }

  /** Ends it before its commit. Throws ABORTED when something it read has changed since, INVALID_ARGUMENT when it was not to write. */
  finish(id: string, isWriting: boolean): void {
    try {
      const { isReadOnly } = this.#check(id);
      if (isReadOnly && isWriting) throw invalid('Cannot modify entities in a read-only transaction.');
    } finally {
      this.#open.delete(id);
    }
  }

  #find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction === undefined || this.#isExpired(transaction)) {
      this.#open.delete(id);
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
      queries.every(({ matcher, result }) => sameDocuments(runQuery(this.#state, matcher), result));
    if (isUnchanged) return transaction;
    this.#open.delete(id);
    throw new StatusError('ABORTED', 'Transaction lock timeout: a document it read has changed. Please try again.');
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
