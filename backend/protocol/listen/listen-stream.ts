import type { Identity } from '../../access/identity.ts';
import { denied } from '../../databases/denied.ts';
import { type CommitListener, documentTopic, type Follower, queryTopic } from '../../databases/followers.ts';
import type { Grant } from '../../databases/grant.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Version } from '../../engine/document.ts';
import { documentTarget, type ListenTarget, type TargetDelta } from '../../engine/listen-target.ts';
import { compileQuery } from '../../engine/matcher.ts';
import { queryTarget } from '../../engine/query-target.ts';
import { decodeResumeToken, encodeResumeToken } from '../../engine/resume-token.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import { parseDocumentName } from '../document-name.ts';
import { toStatusError } from '../error-json.ts';
import { asArray, asInt32, asObject, asString, type JsonObject } from '../json-shape.ts';
import { parseQuery } from '../query-json.ts';
import { changeMessages, snapshotAfter } from './change-messages.ts';
import {
  documentChanged,
  documentDeleted,
  existenceFilter,
  globalSnapshot,
  type ListenMessage,
  targetAdded,
  targetCurrent,
  targetRemoved,
  targetReset,
} from './messages.ts';

/** Documents of a first load between two partial snapshots: the client paints after each, and does not freeze over all of them. */
const PARTIAL_SNAPSHOT_EVERY = 200;
const MOST_TARGETS = 500;

/** A target and the permission to follow it. */
interface Followed {
  readonly target: ListenTarget;
  readonly grant: Grant;
  /** What of the database the target is about. */
  readonly topic: string;
}

/** The followed target, and how to stop being told of its changes. */
interface Watched extends Followed {
  readonly consulted: ReadonlySet<string>;
  readonly unfollow: () => void;
}

/** One Listen stream: the targets that its client follows, and the messages sent about them. */
export class ListenStream {
  readonly #database: HostedDatabase;
  readonly #identity: Identity;
  readonly #send: (messages: readonly ListenMessage[]) => void;
  readonly #targets = new Map<number, Watched>();
  readonly #follower: Follower;

  /** `send` takes the messages of one event together. */
  constructor(database: HostedDatabase, identity: Identity, send: (messages: readonly ListenMessage[]) => void) {
    this.#database = database;
    this.#identity = identity;
    this.#send = send;
    this.#follower = database.join((changes, version, targetIds) => this.#announce(changes, version, targetIds));
  }

  /** A ListenRequest: `addTarget` or `removeTarget`. Throws StatusError when it is neither, or malformed. */
  receive(message: unknown): void {
    const request = asObject(message, 'A listen request');
    const { database } = request;
    if (database !== undefined && database !== this.#database.name)
      throw invalid('The stream belongs to another database.');
    if (request['addTarget'] !== undefined) this.#add(asObject(request['addTarget'], 'addTarget'));
    else if (request['removeTarget'] !== undefined) this.#remove(asInt32(request['removeTarget'], 'removeTarget'));
    else throw invalid('A listen request must add or remove a target.');
  }

  close(): void {
    this.#follower.leave();
    this.#targets.clear();
  }

  #add(request: JsonObject): void {
    // The snapshot of a first load is one of all targets, so the others must have what was committed before it.
    this.#follower.catchUp();
    const targetId = asInt32(request['targetId'], 'targetId');
    if (this.#targets.has(targetId)) throw invalid(`Target ${targetId} is already in use.`);
    if (this.#targets.size >= MOST_TARGETS) {
      return this.#send([
        targetRemoved(targetId, new StatusError('RESOURCE_EXHAUSTED', 'Too many targets on one stream.')),
      ]);
    }
    let followed: Followed;
    try {
      followed = this.#parseTarget(request);
    } catch (error) {
      // Only this target is refused; the others on the stream go on.
      return this.#send([targetRemoved(targetId, toStatusError(error))]);
    }
    this.#follow(targetId, followed);
    this.#send(this.#firstMessages(targetId, followed.target, request));
  }

  #remove(targetId: number): void {
    this.#forget(targetId);
    this.#send([targetRemoved(targetId)]);
  }

  #forget(targetId: number): void {
    this.#targets.get(targetId)?.unfollow();
    this.#targets.delete(targetId);
  }

  #follow(targetId: number, followed: Followed): void {
    const { consulted } = followed.grant;
    const topics = new Set([followed.topic, ...[...consulted].map(documentTopic)]);
    const unfollow = this.#follower.follow([...topics], targetId);
    this.#targets.set(targetId, { ...followed, consulted, unfollow });
  }

  #parseTarget(request: JsonObject): Followed {
    if (request['query'] !== undefined) {
      const { parent, structuredQuery } = asObject(request['query'], 'query');
      const query = parseQuery(structuredQuery, parent, this.#database.name);
      const grant = this.#database.grantList(query, this.#identity);
      return { grant, target: queryTarget(compileQuery(query)), topic: queryTopic(query) };
    }
    const documents = asArray(asObject(request['documents'], 'documents')['documents'], 'documents');
    if (documents.length !== 1)
      throw new StatusError('UNIMPLEMENTED', 'A documents target must name exactly one document.');
    const path = parseDocumentName(documents[0], this.#database.name);
    const grant = this.#database.grantGet(path, this.#identity);
    return { grant, target: documentTarget(path), topic: documentTopic(path) };
  }

  #firstMessages(targetId: number, target: ListenTarget, request: JsonObject): ListenMessage[] {
    const { version, epoch, name, state } = this.#database;
    const isResumed = request['resumeToken'] !== undefined || request['readTime'] !== undefined;
    const since = this.#resumePoint(request);
    const delta = target.start(state, since);
    const token = encodeResumeToken(epoch, version);
    const messages = [targetAdded(targetId)];
    if (delta.reset || (isResumed && since === undefined)) messages.push(targetReset(targetId));
    delta.present.forEach((document, i) => {
      if (i > 0 && i % PARTIAL_SNAPSHOT_EVERY === 0 && since === undefined) messages.push(globalSnapshot(version));
      messages.push(documentChanged(document, name, [targetId]));
    });
    for (const document of delta.left) messages.push(documentChanged(document, name, [], [targetId]));
    for (const { path, version } of delta.deleted) messages.push(documentDeleted(path, name, version, [targetId]));
    if (isResumed) messages.push(existenceFilter(targetId, target.count(state)));
    messages.push(targetCurrent(targetId, token, version), globalSnapshot(version, token));
    return messages;
  }

  /** The version that the client has, if what changed since is known. */
  #resumePoint(request: JsonObject): Version | undefined {
    if (request['resumeToken'] === undefined) return undefined;
    const since = decodeResumeToken(asString(request['resumeToken'], 'resumeToken'), this.#database.epoch);
    return since !== undefined && since <= this.#database.version ? since : undefined;
  }

  /** What commits mean to the targets they may concern. */
  #announce(...[changes, version, targetIds]: Parameters<CommitListener>): void {
    const deltas: [number, TargetDelta][] = [];
    const messages: ListenMessage[] = [];
    for (const targetId of targetIds) {
      const watched = this.#targets.get(targetId);
      if (watched === undefined) continue;
      const { target, grant } = watched;
      if (!grant.survives(changes)) {
        this.#forget(targetId);
        messages.push(targetRemoved(targetId, denied()));
        continue;
      }
      // Asked again, it may have been decided by other documents.
      if (grant.consulted !== watched.consulted) {
        watched.unfollow();
        this.#follow(targetId, watched);
      }
      deltas.push([targetId, target.change(this.#database.state, changes)]);
    }
    messages.push(...changeMessages(deltas, this.#database.name, changes));
    if (messages.length === 0) return;
    this.#send([...messages, snapshotAfter(changes, version, encodeResumeToken(this.#database.epoch, version))]);
  }
}
