import type { Result } from '#domain/kernel/result.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { Access } from '../access/access.ts';
import type { Identity } from '../access/identity.ts';
import { Database } from '../engine/database.ts';
import type { Document, DocumentReader, Version } from '../engine/document.ts';
import { DOCUMENT_KEY } from '../engine/fields.ts';
import { compileQuery, type Matcher } from '../engine/matcher.ts';
import type { PreparedCommit } from '../engine/prepare-commit.ts';
import type { Query } from '../engine/query.ts';
import { collectionsOf, runQuery } from '../engine/run-query.ts';
import { runToEnd, type Sliced } from '../engine/slices.ts';
import { StatusError } from '../engine/status.ts';
import type { Write } from '../engine/write.ts';
import type { Holder, Share, ShareSize } from '../limits/share.ts';
import type { CommitGate } from '../limits/visitor-gate.ts';
import { logError, logTrouble } from '../log.ts';
import { type DiskTrouble, diskReason, findDiskTrouble } from '../storage/disk-trouble.ts';
import { UnprovenWrite } from '../storage/storage-error.ts';
import { isLong, prepareAllowed } from './allowed-commit.ts';
import { denied } from './denied.ts';
import { type CommitListener, type Follower, Followers } from './followers.ts';
import { type Grant, grant } from './grant.ts';
import { SeenDocuments } from './seen-documents.ts';
import type { SessionRecord, Store } from './store.ts';
import { Transactions } from './transactions.ts';
import type { VersionClock } from './version-clock.ts';

/** How often preparing a commit in slices is tried, when other commits keep making it stale; then it is done in one piece. */
const MOST_ATTEMPTS = 3;

/** The limits of what clients may use of a database. */
export interface Gates {
  readonly commits?: CommitGate;
  readonly transactions?: ShareSize;
  /** The share of the bytes that transactions keep of what they have read. */
  readonly kept?: Share;
  readonly onTransactionRefused?: (kind: 'transacciones' | 'memoria') => void;
}

/** The moment of a read: now, unless it is of a transaction or of an earlier time, since which nothing of it may have changed. */
export interface Moment {
  readonly transaction?: string | undefined;
  readonly since?: Version | undefined;
}

export interface CommitOptions {
  readonly transaction?: string | undefined;
  /** Whose commit it is. Absent for a writer inside the process, to which the limits do not apply. */
  readonly holder?: Holder | undefined;
  /** What to store with the commit, so that both survive a crash or neither does. */
  readonly session?: (commit: PreparedCommit) => SessionRecord | undefined;
}

/** One database and everything that is done to it. Every read and write is checked against the rules here, and a write is on disk before anyone can read it. */
export class HostedDatabase {
  readonly name: string;
  readonly state = new Database();
  readonly transactions: Transactions;
  readonly #store: Store;
  readonly #access: Access;
  readonly #clock: VersionClock;
  readonly #gate: CommitGate;
  readonly #followers = new Followers();
  readonly #read: DocumentReader = (path) => this.state.get(path);

  constructor(name: string, store: Store, access: Access, clock: VersionClock, gates: Gates = {}) {
    this.name = name;
    this.#store = store;
    this.#access = access;
    this.#clock = clock;
    this.#gate = gates.commits ?? (() => {});
    this.transactions = new Transactions(this.state, undefined, {
      open: gates.transactions,
      kept: gates.kept,
      onRefused: gates.onTransactionRefused,
    });
  }

  get version(): Version {
    return this.#clock.last;
  }

  /** The latest moment that a read may ask for: that of everything committed, or the clock's where nothing was committed since. */
  get now(): Version {
    return Math.max(this.#clock.last, this.#clock.time);
  }

  get epoch(): string {
    return this.#store.epoch;
  }

  /** Adds a listener, which is notified of commits that may concern what it follows, after the commit has been answered. `onOverrun` is called when too much waits for it. */
  join(listener: CommitListener, onOverrun?: () => void): Follower {
    return this.#followers.join(listener, onOverrun);
  }

  /** Resolves when every listener has been notified of every commit. */
  allNotified(): Promise<void> {
    return this.#followers.allNotified();
  }

  /** A document as it is now and was at `since`, or as a transaction, which remembers it, reads it. Throws PERMISSION_DENIED and what its moment throws. */
  get(path: string, identity: Identity, { transaction, since }: Moment = {}): Document | undefined {
    if (transaction !== undefined) this.requireMayRemember(transaction, path, identity);
    const [document] =
      transaction === undefined ? [this.state.get(path)] : this.transactions.readDocuments(transaction, [path]);
    this.requireMayGet(path, document, identity);
    this.requireUnchanged(path, since);
    return document;
  }

  /** Throws PERMISSION_DENIED when the identity may not read the document; `undefined` stands for one that does not exist, which needs the same right. */
  requireMayGet(path: string, document: Document | undefined, identity: Identity): void {
    if (!this.mayGet(path, document, identity)) throw denied();
  }

  /** Throws PERMISSION_DENIED before a transaction remembers a document that the identity may not read: it would then tell when that document changes. */
  requireMayRemember(transaction: string, path: string, identity: Identity): void {
    if (!this.transactions.hasRead(transaction, path)) this.requireMayGet(path, this.state.get(path), identity);
  }

  /** Whether the identity may read the document; `undefined` stands for one that does not exist. */
  mayGet(path: string, document: Document | undefined, identity: Identity): boolean {
    return this.#access.canGet({ identity, database: this.name, path, document, read: this.#read });
  }

  /** Whether the identity may also list what the conditions of a query leave out. */
  mayListAll({ parent, collectionId, allDescendants }: Query, identity: Identity): boolean {
    const query: Query = {
      parent,
      collectionId,
      allDescendants,
      filter: undefined,
      orderBy: [{ path: [DOCUMENT_KEY], direction: 'ASCENDING' }],
      startAt: undefined,
      endAt: undefined,
      offset: 0,
      limit: undefined,
      select: undefined,
    };
    return this.#access.canList({ identity, database: this.name, query, read: this.#read });
  }

  /** Throws FAILED_PRECONDITION when a document has changed since a moment. Whoever asks must be allowed to read it, because the answer says something of it. */
  requireUnchanged(path: string, since: Version | undefined): void {
    if (since !== undefined && this.state.hasChanged(path, since)) throw tooOld();
  }

  /** A query ready to be run. Throws PERMISSION_DENIED. */
  matcherFor(query: Query, identity: Identity): Matcher {
    if (!this.#access.canList({ identity, database: this.name, query, read: this.#read })) throw denied();
    return compileQuery(query);
  }

  /** Permission to follow some documents, or throws PERMISSION_DENIED. */
  grantGet(paths: readonly string[], identity: Identity): Grant {
    const ask = (read: DocumentReader): boolean =>
      paths.every((path) => this.#access.canGet({ identity, database: this.name, path, document: read(path), read }));
    return grant(ask, this.#read);
  }

  /** Permission to follow a query, or throws PERMISSION_DENIED. */
  grantList(query: Query, identity: Identity): Grant {
    const ask = (read: DocumentReader): boolean => this.#access.canList({ identity, database: this.name, query, read });
    return grant(ask, this.#read);
  }

  /** The documents of a query as they are when it begins, and were at `since`. A transaction, if given, remembers the query, so that it notices a change of its result. Throws PERMISSION_DENIED and what its moment throws. */
  *run(query: Query, identity: Identity, { transaction, since }: Moment = {}): Sliced<Document[]> {
    const matcher = this.matcherFor(query, identity);
    if (since !== undefined && collectionsOf(this.state, matcher).some(({ lastChange }) => lastChange > since))
      throw tooOld();
    if (transaction === undefined) return yield* runQuery(this.state, matcher);
    const remember = this.transactions.readQuery(transaction, matcher);
    let result: Document[] | undefined;
    try {
      result = yield* runQuery(this.state, matcher);
    } finally {
      remember(result);
    }
    return result;
  }

  /** Applies all writes or none. Throws StatusError: a failed precondition, a refusal, a contended transaction, a disk that is full. */
  commit(writes: readonly Write[], identity: Identity, options: CommitOptions = {}): PreparedCommit {
    if (options.transaction !== undefined)
      this.transactions.finish(options.transaction, { isWriting: writes.length > 0 });
    return this.#keep(runToEnd(this.#prepare(writes, identity, this.#read, this.#clock.peek())), options);
  }

  /**
   * The same, prepared in slices and stored in one piece, so that a long commit does not block others. The prepared commit is used only when no document
   * that it has read was changed meanwhile. Its version is ahead of the clock, because others commit between the slices; when one of their versions has
   * passed it, or a document was changed, it is prepared again.
   */
  *commitSliced(writes: readonly Write[], identity: Identity, options: CommitOptions = {}): Sliced<PreparedCommit> {
    const { transaction } = options;
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS && isLong(writes); attempt += 1) {
        if (transaction !== undefined) this.transactions.requireReady(transaction, { isWriting: true });
        const seen = new SeenDocuments(this.#read);
        const done = yield* this.#attempt(writes, identity, seen);
        if (!seen.areUnchanged() || (done.ok && done.value.version <= this.#clock.last)) continue;
        if (!done.ok) throw done.error;
        if (transaction !== undefined) this.transactions.finish(transaction, { isWriting: true });
        return this.#keep(done.value, options);
      }
    } catch (error) {
      if (transaction !== undefined) this.transactions.abandon(transaction);
      throw error;
    }
    return this.commit(writes, identity, options);
  }

  /** A refusal is returned and not thrown, because it may come of documents that were read at different moments; the caller first checks that none has changed. */
  *#attempt(
    writes: readonly Write[],
    identity: Identity,
    { read }: SeenDocuments,
  ): Sliced<Result<PreparedCommit, unknown>> {
    try {
      const prepared = yield* this.#prepare(writes, identity, read, this.#clock.peekAhead());
      yield* this.#store.encode(this.name, prepared.changes);
      return ok(prepared);
    } catch (error) {
      return err(error);
    }
  }

  #keep(prepared: PreparedCommit, { holder, session }: CommitOptions): PreparedCommit {
    if (holder !== undefined) this.#gate(prepared.steps, holder);
    // Nothing to store, so no sync of the disk. A stream's progress is not stored either: after a crash its client sends the write again, which again changes nothing.
    if (prepared.changes.length === 0) return { ...prepared, version: this.#clock.last };
    this.#persist(prepared, session?.(prepared));
    this.#clock.advance(prepared.version);
    this.state.apply(prepared.changes);
    this.transactions.note(prepared.changes);
    this.#followers.announce(prepared.changes, prepared.version);
    return prepared;
  }

  #prepare(
    writes: readonly Write[],
    identity: Identity,
    read: DocumentReader,
    version: Version,
  ): Sliced<PreparedCommit> {
    const asked = { identity, database: this.name, read };
    return prepareAllowed(writes, version, { access: this.#access, clock: this.#clock, asked });
  }

  #persist({ version, changes }: PreparedCommit, session: SessionRecord | undefined): void {
    try {
      this.#store.commit({ database: this.name, version, changes, session });
    } catch (error) {
      const trouble = findDiskTrouble(error);
      if (error instanceof UnprovenWrite) logTrouble(inDoubt(trouble ?? 'failing'));
      else if (trouble === undefined) logError('No se pudo guardar', error);
      else logTrouble(`No se guardó nada, y se puede seguir consultando: ${diskReason(trouble)}.`);
      throw new StatusError('UNAVAILABLE', 'The write could not be stored.', { cause: error });
    }
  }
}

/** Of the past nothing is kept: what Firestore says of a time too long ago. */
const tooOld = () => new StatusError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');

function inDoubt(trouble: DiskTrouble): string {
  return `El disco falló al guardar: no se confirma nada más, y se puede seguir consultando hasta reiniciar el servidor: ${diskReason(trouble)}.`;
}
