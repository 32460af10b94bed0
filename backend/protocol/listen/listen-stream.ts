import type { Identity } from '../../access/identity.ts';
import { denied } from '../../databases/denied.ts';
import { type CommitListener, documentTopic, type Follower } from '../../databases/followers.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Change, Document, Version } from '../../engine/document.ts';
import type { TargetDelta } from '../../engine/listen-target.ts';
import { encodeResumeToken } from '../../engine/resume-token.ts';
import { type RunSlices, runFor, runToEnd, type Sliced } from '../../engine/slices.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import { logError } from '../../log.ts';
import { toStatusError } from '../error-json.ts';
import { asInt32, asObject, type JsonObject } from '../json-shape.ts';
import { changeMessages, snapshotAfter, type TargetNews } from './change-messages.ts';
import { loadTarget } from './load-target.ts';
import { type ListenMessage, targetRemoved } from './messages.ts';
import { type Followed, parseTarget } from './parse-target.ts';

const MOST_TARGETS = 500;
/** Messages of a first load that are written at once: some hundred kilobytes. */
const MESSAGES_AT_ONCE = 100;
/** Milliseconds for which a stream may be notified of a commit before other requests are served. */
const ANNOUNCE_MS = 3;

/** The followed target, and how to stop following it. */
interface Watched extends Followed {
  readonly consulted: ReadonlySet<string>;
  readonly unfollow: () => void;
}

/** A target for which it is being found out what changes mean to it. */
interface Looking extends Pick<TargetNews, 'targetId' | 'select'> {
  readonly looking: Sliced<TargetDelta>;
}

/** The share of the bytes that the queries of this stream's client may take in the server's memory. */
interface Kept {
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

interface ListenOptions {
  /** Runs long work in slices, between which other requests are served. */
  readonly run?: RunSlices;
  readonly kept?: Kept;
  /** Undefined when more of a first load may be sent, otherwise a promise that resolves when it may. So a slow reader has a part of it in the server's memory and not all. */
  readonly room?: () => Promise<void> | undefined;
  /** Called when too many commits wait behind a first load that the client does not take. The stream is then to be ended. */
  readonly onOverrun?: () => void;
}

const UNLIMITED: Kept = { take: () => true, giveBack: () => {} };

/** One Listen stream: the targets that its client follows, and the messages sent about them. */
export class ListenStream {
  readonly #database: HostedDatabase;
  readonly #identity: Identity;
  readonly #send: (messages: readonly ListenMessage[]) => void;
  readonly #targets = new Map<number, Watched>();
  readonly #follower: Follower;
  readonly #run: RunSlices;
  readonly #kept: Kept;
  readonly #room: () => Promise<void> | undefined;
  /** Set while something long is being done; later requests of the stream wait for it, and it is not notified of commits. */
  #busy: Promise<void> | undefined;
  #isClosed = false;

  /** `send` takes the messages of one event together. */
  constructor(
    database: HostedDatabase,
    identity: Identity,
    send: (messages: readonly ListenMessage[]) => void,
    { run = runToEnd, kept = UNLIMITED, room = () => undefined, onOverrun }: ListenOptions = {},
  ) {
    this.#database = database;
    this.#identity = identity;
    this.#send = send;
    this.#run = run;
    this.#kept = kept;
    this.#room = room;
    this.#follower = database.join(
      (changes, version, targetIds) => this.#announce(changes, version, targetIds),
      onOverrun,
    );
  }

  /** A ListenRequest: `addTarget` or `removeTarget`. Throws StatusError, or rejects with it, when it is neither, or malformed. */
  receive(message: unknown): Promise<void> | void {
    return this.#busy === undefined ? this.#handle(message) : this.#busy.then(() => this.receive(message));
  }

  #handle(message: unknown): Promise<void> | void {
    if (this.#isClosed) return;
    const request = asObject(message, 'A listen request');
    const { database } = request;
    if (database !== undefined && database !== this.#database.name)
      throw invalid('The stream belongs to another database.');
    if (request['addTarget'] !== undefined) return this.#add(asObject(request['addTarget'], 'addTarget'));
    if (request['removeTarget'] !== undefined) this.#remove(asInt32(request['removeTarget'], 'removeTarget'));
    else throw invalid('A listen request must add or remove a target.');
  }

  close(): void {
    this.#isClosed = true;
    this.#follower.leave();
    for (const { size } of this.#targets.values()) this.#kept.giveBack(size);
    this.#targets.clear();
  }

  /** Runs work that may take several slices, with no other work of this stream in between. */
  #alone(work: Sliced<void>, run: RunSlices = this.#run): Promise<void> | void {
    const release = this.#follower.hold();
    const done = (): void => {
      this.#busy = undefined;
      if (!this.#isClosed) release();
    };
    const running = run(work);
    if (!(running instanceof Promise)) return done();
    this.#busy = running.finally(done);
    return this.#busy;
  }

  #add(request: JsonObject): Promise<void> | void {
    // A snapshot is one of all targets of the stream, so the others must first have every commit up to this load's version.
    this.#follower.catchUp();
    // To tell them of a long commit takes several slices, and the load must not come in between.
    if (this.#busy !== undefined) return this.#busy.then(() => this.receive({ addTarget: request }));
    const targetId = asInt32(request['targetId'] ?? 0, 'targetId') || this.#freeId();
    if (this.#targets.has(targetId)) throw invalid(`Target ${targetId} is already in use.`);
    if (this.#targets.size >= MOST_TARGETS) {
      return this.#send([
        targetRemoved(targetId, new StatusError('RESOURCE_EXHAUSTED', 'Too many targets on one stream.')),
      ]);
    }
    let followed: Followed;
    try {
      followed = parseTarget(request, this.#database, this.#identity);
    } catch (error) {
      // Only this target is refused; the others on the stream go on.
      return this.#send([targetRemoved(targetId, toStatusError(error))]);
    }
    if (!this.#kept.take(followed.size)) {
      const refusal = new StatusError('RESOURCE_EXHAUSTED', 'Too much is listened to. Try again later.');
      return this.#send([targetRemoved(targetId, refusal)]);
    }
    this.#follow(targetId, followed);
    return this.#alone(this.#load(targetId, followed, request), (work) => this.#asRoomAllows(work));
  }

  /** For a target that its client gives no number: the ADD tells it. */
  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id += 1;
    return id;
  }

  /** Does work that sends, and waits in between until the client has taken what was sent. */
  #asRoomAllows(work: Sliced<void>): Promise<void> | void {
    let isDone = false;
    const isRoomless = (): boolean => !this.#isClosed && this.#room() !== undefined;
    const part = function* (): Sliced<void> {
      while (work.next().done !== true) {
        if (isRoomless()) return;
        yield;
      }
      isDone = true;
    };
    const first = this.#run(part());
    if (isDone && !(first instanceof Promise)) return;
    return this.#rest(first, part, () => isDone);
  }

  async #rest(first: Promise<void> | void, part: () => Sliced<void>, isDone: () => boolean): Promise<void> {
    await first;
    while (!isDone()) {
      await this.#room();
      await this.#run(part());
    }
  }

  #remove(targetId: number): void {
    this.#forget(targetId);
    this.#send([targetRemoved(targetId)]);
  }

  #forget(targetId: number): void {
    const watched = this.#targets.get(targetId);
    if (watched === undefined) return;
    watched.unfollow();
    this.#kept.giveBack(watched.size);
    this.#targets.delete(targetId);
  }

  #follow(targetId: number, followed: Followed): void {
    const { consulted } = followed.grant;
    const topics = new Set([...followed.topics, ...[...consulted].map(documentTopic)]);
    const unfollow = this.#follower.follow([...topics], targetId);
    this.#targets.set(targetId, { ...followed, consulted, unfollow });
  }

  /** Sends what a new target has at this moment. Commits during the load are sent after it. */
  *#load(targetId: number, followed: Followed, request: JsonObject): Sliced<void> {
    let messages: ListenMessage[] = [];
    for (const message of yield* loadTarget(targetId, followed, request, this.#database)) {
      messages.push(message);
      if (messages.length < MESSAGES_AT_ONCE) continue;
      if (this.#isClosed) return;
      this.#send(messages);
      messages = [];
      yield;
    }
    if (!this.#isClosed && messages.length > 0) this.#send(messages);
  }

  /** Sends what commits mean to the targets that they may concern: at once, unless that takes long, as when a window's query must be run again. */
  #announce(...[changes, version, targetIds]: Parameters<CommitListener>): void {
    const messages: ListenMessage[] = [];
    const found: Looking[] = [];
    for (const targetId of targetIds) {
      const watched = this.#targets.get(targetId);
      if (watched === undefined) continue;
      const { target, grant, select } = watched;
      if (!grant.survives(changes)) {
        this.#forget(targetId);
        messages.push(targetRemoved(targetId, denied()));
        continue;
      }
      // The rules were evaluated again and may have read other documents this time.
      if (grant.consulted !== watched.consulted) {
        watched.unfollow();
        this.#follow(targetId, watched);
      }
      found.push({ targetId, select, looking: target.change(this.#database.state, changes) });
    }
    const work = this.#sendChanges(messages, found, changes, version);
    if (runFor(work, ANNOUNCE_MS, () => performance.now()) !== undefined) return;
    Promise.resolve(this.#alone(work)).catch((error: unknown) =>
      logError('Un oyente falló con un cambio ya guardado', error),
    );
  }

  *#sendChanges(
    messages: ListenMessage[],
    found: readonly Looking[],
    ...[changes, version]: [readonly Change[], Version]
  ): Sliced<void> {
    const news: TargetNews[] = [];
    for (const { targetId, select, looking } of found) news.push({ targetId, select, delta: yield* looking });
    const mayGet = (document: Document): boolean => this.#database.mayGet(document.path, document, this.#identity);
    messages.push(...changeMessages(news, this.#database.name, changes, mayGet));
    if (messages.length === 0 || this.#isClosed) return;
    this.#send([...messages, snapshotAfter(changes, version, encodeResumeToken(this.#database.epoch, version))]);
  }
}
