import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';
import type { Change, Document, Version } from '../engine/document.ts';
import type { Matcher } from '../engine/matcher.ts';
import { querySize } from '../engine/query-size.ts';
import { invalid, StatusError } from '../engine/status.ts';
import { type Holder, Share, type ShareSize } from '../limits/share.ts';
import { type NetChange, RecentChanges } from './recent-changes.ts';

/** A query that a transaction has read. Only the first and the last document of its result are kept, because whole results would take much memory. */
interface ReadQuery {
  readonly matcher: Matcher;
  /** The first document of the result, after the offset. */
  readonly first: Document | undefined;
  readonly last: Document | undefined;
  /** Whether the result has as many documents as the query's limit, so that documents behind the last one do not matter. */
  readonly isFull: boolean;
  /** The position in the recent changes up to which the result is known to be unchanged. */
  at: number;
}

export interface TransactionKind {
  readonly isReadOnly: boolean;
  /** The past moment that it reads. Of what has changed since nothing can be read. */
  readonly since?: Version | undefined;
}

interface Transaction extends TransactionKind {
  readonly documents: Map<string, Document | undefined>;
  readonly queries: ReadQuery[];
  /** How many queries are being run at present. */
  reading: number;
  readonly holder: Holder;
  readonly startedAt: number;
  usedAt: number;
  /** Bytes of what it remembers, as an estimate. */
  kept: number;
  /** The number of commits up to which everything that it has read is known to be unchanged. */
  checkedAt: number;
}

/** Firestore's limits for a transaction: 270 seconds in all, 60 without a request. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;
/** Queries that one transaction may read. Limited, because each is checked again before every later read and before the commit. */
const MOST_QUERIES = 20;
/** Changes in the collections of one query since its last check. Limited, because each is compared with the query's filters. */
const MOST_CHANGES = 128;
const MOST_OPEN: ShareSize = { total: 800, each: 800, reserve: 200 };
/** Estimated bytes of memory of one remembered document, beside its path. */
const PER_DOCUMENT = 100;
const UNLIMITED: ShareSize = { total: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY, reserve: 0 };

interface TransactionLimits {
  readonly open?: ShareSize | undefined;
  /** The share of the bytes that transactions keep of what they have read. */
  readonly kept?: Share | undefined;
  readonly onRefused?: ((kind: 'transacciones' | 'memoria') => void) | undefined;
}

/**
 * Transactions of REST clients, optimistic: nothing is locked and everything that was read is remembered. Each read and the commit check that nothing
 * of it has changed, and fail with ABORTED when something has, so that the client starts over. So a transaction never sees the database of two different
 * moments. The commit of a read-only transaction is not checked, because its reads were consistent when they were made.
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

  /** Starts one. The id is base64, because the protocol's field is of type bytes. Throws RESOURCE_EXHAUSTED. */
  begin(kind: TransactionKind, holder: Holder): string {
    this.#dropExpired();
    if (!this.#shares.take(holder)) {
      this.#onRefused('transacciones');
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const id = randomBytes(18).toString('base64');
    const now = this.#now();
    this.#open.set(id, {
      ...kind,
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

  /** The past moment that it reads, if it was begun with one. Throws INVALID_ARGUMENT. */
  timeOf(id: string): Version | undefined {
    return this.#find(id).since;
  }

  /** Whether a document, or that there is none, has been read in it. Throws INVALID_ARGUMENT. */
  hasRead(id: string, path: string): boolean {
    return this.#find(id).documents.has(path);
  }

  /** The documents at these paths, `undefined` where there is none, which the transaction remembers. Whoever asks must be allowed to read them, because it is ABORTED when one of them changes. A read-only one gets documents that it has read before as they were then. Throws ABORTED, INVALID_ARGUMENT or RESOURCE_EXHAUSTED. */
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

  /** To be called before a query is run, which is done in slices. The returned function must be called with its result, or with `undefined` when it failed. */
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

  /** To be called after every commit, with its changes. */
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

  /** Throws what `finish` would, and then the transaction has ended; otherwise it stays open. For a commit that is prepared in slices. */
  requireReady(id: string, { isWriting }: { readonly isWriting: boolean }): void {
    try {
      // Its reads were consistent when they were made, so a change since then does not matter to one that only reads.
      const { isReadOnly } = this.#find(id);
      if (!isReadOnly) this.#check(id);
      else if (isWriting) throw invalid('Cannot modify entities in a read-only transaction.');
    } catch (error) {
      this.#drop(id);
      throw error;
    }
  }

  /** Ends it before its commit. Throws ABORTED when something it read has changed since, INVALID_ARGUMENT when it is unknown, expired, or read-only and writes. */
  finish(id: string, commit: { readonly isWriting: boolean }): void {
    this.requireReady(id, commit);
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
    // Nothing was committed since the last check.
    if (transaction.checkedAt === this.#commits) return transaction;
    const isUnchanged =
      [...documents].every(([path, seen]) => this.#state.get(path) === seen) &&
      queries.every((query) => hasSameResult(query, this.#changes));
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

  /** Counts bytes that are going to be remembered against the holder's share. Throws RESOURCE_EXHAUSTED when that is used up. */
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
 * Whether a query would still have the same result, found from the changes since it was read, because running all queries of a transaction again
 * at each of its reads would block the process. With too many changes the answer is no, and the client starts over.
 */
function hasSameResult(query: ReadQuery, changes: RecentChanges): boolean {
  if (query.at === changes.position) return true;
  const net = changes.since(query.at);
  if (net === undefined) return false;
  const { matcher } = query;
  const concerned = [...net.values()].filter(({ collection }) => matcher.covers(collection));
  if (concerned.length > MOST_CHANGES || !concerned.every((change) => leavesAnswer(query, change))) return false;
  query.at = changes.position;
  return true;
}

/** Whether a change of one document leaves the result as it is. The last term of every order is the document's name, so two documents never compare as equal. */
function leavesAnswer({ matcher, first, last, isFull }: ReadQuery, { before, after }: NetChange): boolean {
  const { matches, order } = matcher;
  const was = before !== undefined && matches(before) ? before : undefined;
  const is = after !== undefined && matches(after) ? after : undefined;
  const isBehind = (document: Document | undefined): boolean =>
    document === undefined || (isFull && last !== undefined && order(document, last) > 0);
  if (isBehind(was) && isBehind(is)) return true;
  // A document that the offset skips changes nothing as long as its place in the order stays the same.
  return was !== undefined && is !== undefined && order(was, is) === 0 && (first === undefined || order(is, first) < 0);
}
