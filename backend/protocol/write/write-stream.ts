import type { Identity } from '../../access/identity.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { SessionRecord } from '../../databases/store.ts';
import type { PreparedCommit } from '../../engine/prepare-commit.ts';
import { type RunSlices, runToEnd, type Sliced } from '../../engine/slices.ts';
import { invalid } from '../../engine/status.ts';
import type { Holder } from '../../limits/share.ts';
import { asArray, asObject, type JsonObject } from '../json-shape.ts';
import type { SessionState } from '../webchannel/session.ts';
import { commitToJson, parseWritesSliced } from '../write-json.ts';

/** The part of a channel session that a write stream uses. */
export interface WriteChannel {
  readonly sid: string;
  send(message: unknown): void;
  stateWithReply(message: unknown): SessionState;
  flush(): void;
}

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

  #record(prepared: PreparedCommit): SessionRecord {
    const { nextMessageId, lastArrayId, unacknowledged } = this.#channel.stateWithReply(reply(prepared));
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
