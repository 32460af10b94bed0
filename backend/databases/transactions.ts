import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';
import type { Change, Document } from '../engine/document.ts';
import type { Matcher } from '../engine/matcher.ts';
import { querySize } from '../engine/query-size.ts';
import { invalid, StatusError } from '../engine/status.ts';
import { type Holder, Share, type ShareSize } from '../limits/share.ts';
import { type NetChange, RecentChanges } from './recent-changes.ts';

/** A query as a transaction has read it. Of its answer only the ends are kept: thousands of documents each would be much memory. */
interface ReadQuery {
  readonly matcher: Matcher;
  /** Of the documents behind the offset. */
  readonly first: Document | undefined;
  readonly last: Document | undefined;
  /** Whether there are as many as its limit, so that what comes behind them does not matter. */
  readonly isFull: boolean;
  /** The position among the changes at which it was last found to be true. */
  at: number;
}

interface Transaction {
  readonly isReadOnly: boolean;
  readonly documents: Map<string, Document | undefined>;
  readonly queries: ReadQuery[];
  /** Queries that are being read. */
  reading: number;
  readonly holder: Holder;
  readonly startedAt: number;
  usedAt: number;
  /** Bytes of what it remembers. */
  kept: number;
  /** How many commits there had been when it was last found to be true. */
  checkedAt: number;
}

/** Google's limits: 270 seconds in all, 60 without a request. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;
/** Queries that one transaction may read: each is looked at again before every later read and the commit. */
const MOST_QUERIES = 20;
/** Changes in the collections of one query since it was looked at: each is compared with its filters. */
const MOST_CHANGES = 128;
const MOST_OPEN: ShareSize = { total: 800, each: 800, reserve: 200 };
/** Bytes of memory of a document that was read, beside its name. */
const PER_DOCUMENT = 100;
const UNLIMITED: ShareSize = { total: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY, reserve: 0 };

interface TransactionLimits {
  readonly open?: ShareSize | undefined;
  /** Of the bytes that clients let the server remember. */
  readonly kept?: Share | undefined;
  readonly onRefused?: ((kind: 'transacciones' | 'memoria') => void) | undefined;
}

/**
 * Transactions of REST clients, optimistic: nothing is locked, everything read is remembered, and a commit after one of those reads
 * has changed is ABORTED, so that its client starts over; one that only reads is so when it reads something else after such a change. Each read checks the earlier ones too, so a transaction never sees two different moments.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #state: Database;
  readonly #now: () => number;
  readonly #shares: Share;
  readonly #kept: Share;
  readonly #onRefused: NonNullable<TransactionLimits['onRefused']>;
  #commits = 0;
  readonly #changes = new RecentChanges();

  constructor(state: Database, now: () => number = Date.now, limits: TransactionLimits = {}) {
    this.#state = state;
    this.#onRefused = limits.onRefused ?? (() => {});
    this.#shares = new Share(limits.open ?? MOST_OPEN);
    this.#kept = limits.kept ?? new Share(UNLIMITED);
    this.#now = now;
  }

  /** Starts one; the id is base64, as the wire wants bytes. */
  begin(isReadOnly: boolean, holder: Holder): string {
    this.#dropExpired();
    if (!this.#shares.take(holder)) {
      this.#onRefused('transacciones');
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const id = randomBytes(18).toString('base64');
    const now = this.#now();
    this.#open.set(id, {
      isReadOnly,
      holder,
      documents: new Map(),
      queries: [],
      reading: 0,
      startedAt: now,
      usedAt: now,
      kept: 0,
      checkedAt: this.#commits,
    });
    return id;
  }

  /** The documents, which are remembered as they are now. One that only reads has those that it read before as they were then. */
  readDocuments(id: string, paths: readonly string[]): readonly (Document | undefined)[] {
    const { isReadOnly, documents } = this.#find(id);
    if (isReadOnly && paths.every((path) => documents.has(path))) return paths.map((path) => documents.get(path));
    const transaction = this.#check(id);
    const added = paths.filter((path) => !documents.has(path));
    this.#keep(
      transaction,
      added.reduce((sum, path) => sum + path.length + PER_DOCUMENT, 0),
    );
    for (const path of paths) documents.set(path, this.#state.get(path));
    return paths.map((path) => documents.get(path));
  }

  /** To be called when a query begins to be read, which takes its time. The returned function remembers what it has found, if it has. */
  readQuery(id: string, matcher: Matcher): (result: readonly Document[] | undefined) => void {
    const transaction = this.#check(id);
    const { queries } = transaction;
    if (queries.length + transaction.reading >= MOST_QUERIES)
      throw invalid(`A transaction may read ${MOST_QUERIES} queries.`);
    this.#keep(transaction, querySize(matcher.query));
    transaction.reading += 1;
    const at = this.#changes.position;
    return (result) => {
      transaction.reading -= 1;
      if (result === undefined) return;
      const isFull = matcher.query.limit !== undefined && result.length >= matcher.query.limit;
      queries.push({ matcher, first: result[0], last: result.at(-1), isFull, at });
    };
  }

  /** To be told of every commit. */
  note(changes: readonly Change[]): void {
    this.#commits += 1;
    const hasReader = ({ queries, reading }: Transaction): boolean => queries.length + reading > 0;
    this.#changes.note(
      changes,
      [...this.#open.values()].some((one) => hasReader(one) && !this.#isExpired(one)),
    );
  }

  rollback(id: string): void {
    this.#find(id);
    this.#drop(id);
  }

  /** Whether it could be committed now, or throws what `finish` would: for a commit that takes its time. A transaction that throws has ended. */
  requireReady(id: string, isWriting: boolean): void {
    try {
      // What it has read was there together when it was read; that it has changed since matters only to one that writes.
      const { isReadOnly } = this.#find(id);
      if (!isReadOnly) this.#check(id);
      else if (isWriting) throw invalid('Cannot modify entities in a read-only transaction.');
    } catch (error) {
      this.#drop(id);
      throw error;
    }
  }

  /** Ends it before its commit. Throws ABORTED when something it read has changed since, INVALID_ARGUMENT when it was not to write. */
  finish(id: string, isWriting: boolean): void {
    this.requireReady(id, isWriting);
    this.#drop(id);
  }

  /** Ends it without a commit, if it is open. */
  abandon(id: string): void {
    this.#drop(id);
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
    // Each read looks at all the earlier ones, unless nothing at all has changed since the last.
    if (transaction.checkedAt === this.#commits) return transaction;
    const isUnchanged =
      [...documents].every(([path, seen]) => this.#state.get(path) === seen) &&
      queries.every((query) => isStillTrue(query, this.#changes));
    transaction.checkedAt = this.#commits;
    if (isUnchanged) return transaction;
    this.#drop(id);
    throw new StatusError('ABORTED', 'Transaction lock timeout: a document it read has changed. Please try again.');
  }

  #drop(id: string): void {
    const transaction = this.#open.get(id);
    if (transaction === undefined) return;
    this.#shares.giveBack(transaction.holder);
    this.#kept.giveBack(transaction.holder, transaction.kept);
    transaction.kept = 0;
    this.#open.delete(id);
  }

  /** Counts what is going to be remembered. Throws RESOURCE_EXHAUSTED when its client has let the server remember too much. */
  #keep(transaction: Transaction, bytes: number): void {
    const { holder } = transaction;
    if (!this.#kept.take(holder, bytes)) {
      this.#dropExpired();
      if (!this.#kept.take(holder, bytes)) {
        this.#onRefused('memoria');
        throw new StatusError('RESOURCE_EXHAUSTED', 'Too much is read in open transactions. Try again later.');
      }
    }
    transaction.kept += bytes;
  }

  #dropExpired(): void {
    for (const [id, transaction] of this.#open) if (this.#isExpired(transaction)) this.#drop(id);
  }

  #isExpired({ startedAt, usedAt }: Transaction): boolean {
    const now = this.#now();
    return now - startedAt > LONGEST_MS || now - usedAt > LONGEST_IDLE_MS;
  }
}

/**
 * Whether a query still finds the same, by what has changed since it was read: to run all queries of a transaction again at each of its reads would
 * keep everybody waiting. Too many changes are taken for one that matters, and its client starts over.
 */
function isStillTrue(query: ReadQuery, changes: RecentChanges): boolean {
  if (query.at === changes.position) return true;
  const net = changes.since(query.at);
  if (net === undefined) return false;
  const { matcher } = query;
  const concerned = [...net.values()].filter(({ collection }) => matcher.covers(collection));
  if (concerned.length > MOST_CHANGES || !concerned.every((change) => leavesAnswer(query, change))) return false;
  query.at = changes.position;
  return true;
}

/** Whether a change of one document leaves the answer as it is. The last term of every order is the name, so no two documents are equal in it. */
function leavesAnswer({ matcher, first, last, isFull }: ReadQuery, { before, after }: NetChange): boolean {
  const { matches, order } = matcher;
  const was = before !== undefined && matches(before) ? before : undefined;
  const is = after !== undefined && matches(after) ? after : undefined;
  const isBehind = (document: Document | undefined): boolean =>
    document === undefined || (isFull && last !== undefined && order(document, last) > 0);
  if (isBehind(was) && isBehind(is)) return true;
  // One that the offset skips only has to be where it was.
  return was !== undefined && is !== undefined && order(was, is) === 0 && (first === undefined || order(is, first) < 0);
}
