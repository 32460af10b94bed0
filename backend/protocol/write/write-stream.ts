import type { Identity } from '../../access/identity.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { SessionRecord } from '../../databases/store.ts';
import type { PreparedCommit } from '../../engine/prepare-commit.ts';
import { type RunSlices, runToEnd, type Sliced } from '../../engine/slices.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import type { Holder } from '../../limits/share.ts';
import { asArray, asObject, type JsonObject } from '../json-shape.ts';
import type { SessionState } from '../webchannel/session.ts';
import { commitToJson, parseWritesSliced } from '../write-json.ts';

/** The part of a channel session that a write stream uses. */
export interface WriteChannel {
  readonly sid: string;
  send(message: unknown): void;
  /** What is stored with the commit; nothing where a stream ends with its connection. */
  stateWithReply(message: unknown): SessionState | undefined;
  unacknowledged(): { readonly arrays: number; readonly chars: number };
  flush(): void;
}

/**
 * Answers that a client may leave unacknowledged. All of them are stored again with each commit, so without a limit a session of n small commits would
 * write n² answers to the disk. The SDK sends ten commits ahead and acknowledges with each request; an answer to 500 writes has 30 kB.
 */
const MOST_UNACKNOWLEDGED = 100;
const MOST_UNACKNOWLEDGED_CHARS = 1 << 20;

interface WriteStreamOptions {
  /** Whose stream it is. Absent for a writer inside the process. */
  readonly holder?: Holder;
  readonly isRestored?: boolean;
  /** Does long work, with others served in between. */
  readonly run?: RunSlices;
}

/**
 * One Write stream: each message with writes is one atomic commit, answered in order. The answer is stored together with the commit, so a client
 * that repeats its message after a crash gets the answer again and the writes are not applied twice.
 */
export class WriteStream {
  readonly #database: HostedDatabase;
  readonly #identity: Identity;
  readonly #channel: WriteChannel;
  readonly #holder: Holder | undefined;
  readonly #run: RunSlices;
  #isGreeted: boolean;

  constructor(database: HostedDatabase, identity: Identity, channel: WriteChannel, options: WriteStreamOptions = {}) {
    this.#database = database;
    this.#identity = identity;
    this.#channel = channel;
    this.#holder = options.holder;
    this.#run = options.run ?? runToEnd;
    this.#isGreeted = options.isRestored ?? false;
  }

  /** First `{database}`, answered with a stream id and token; then `{streamToken, writes}`, answered with their results. */
  receive(message: unknown): Promise<void> | void {
    const request = asObject(message, 'A write request');
    if (!this.#isGreeted) return this.#greet(request);
    const json = asArray(request['writes'], 'writes');
    // The client's last message has no writes and expects no answer.
    if (json.length === 0) return;
    this.#requireAcknowledged();
    return this.#run(this.#commit(json));
  }

  *#commit(json: readonly unknown[]): Sliced<void> {
    const writes = yield* parseWritesSliced(json, this.#database.name);
    const commit = yield* this.#database.commitSliced(writes, this.#identity, {
      holder: this.#holder,
      session: (prepared) => this.#record(prepared),
    });
    this.#channel.send(reply(commit));
    this.#channel.flush();
  }

  close(): void {}

  #greet({ database, writes }: JsonObject): void {
    if (database !== this.#database.name) throw invalid('The stream belongs to another database.');
    if (asArray(writes, 'writes').length > 0) throw invalid('The first message of a write stream must not write.');
    this.#isGreeted = true;
    this.#channel.send({ streamId: this.#channel.sid, streamToken: streamToken(this.#database.version) });
  }

  /** What was answered before the refusal is delivered with it, so that the client knows what was written. */
  #requireAcknowledged(): void {
    const { arrays, chars } = this.#channel.unacknowledged();
    if (arrays >= MOST_UNACKNOWLEDGED || chars >= MOST_UNACKNOWLEDGED_CHARS)
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many answers on this stream are not acknowledged.');
  }

  #record(prepared: PreparedCommit): SessionRecord | undefined {
    const state = this.#channel.stateWithReply(reply(prepared));
    if (state === undefined) return undefined;
    const { nextMessageId, lastArrayId, unacknowledged } = state;
    return {
      sid: this.#channel.sid,
      database: this.#database.name,
      identity: JSON.stringify(this.#identity),
      nextMessageId,
      lastArrayId,
      unacknowledged: unacknowledged.map(({ id, text }) => [id, text]),
    };
  }
}

/** Must have a token and exactly one result per write: the client's write queue stops at anything else. */
function reply({ results, version }: PreparedCommit): JsonObject {
  return { streamToken: streamToken(version), ...commitToJson(results, version) };
}

/** Opaque to the client, which sends back the newest one it has seen; we do not need it. */
function streamToken(version: number): string {
  return Buffer.from(String(version)).toString('base64');
}
