import type { Identity } from '../../access/identity.ts';
import { denied } from '../../databases/denied.ts';
import type { Grant } from '../../databases/grant.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Change, Version } from '../../engine/document.ts';
import { documentTarget, type ListenTarget, queryTarget, type TargetDelta } from '../../engine/listen-target.ts';
import { compileQuery } from '../../engine/matcher.ts';
import { decodeResumeToken, encodeResumeToken } from '../../engine/resume-token.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import { parseDocumentName } from '../document-name.ts';
import { toStatusError } from '../error-json.ts';
import { asArray, asInt32, asObject, asString, type JsonObject } from '../json-shape.ts';
import { parseQuery } from '../query-json.ts';
import { changeMessages } from './change-messages.ts';
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
}

/** One Listen stream: the targets that its client follows, and the messages sent about them. */
export class ListenStream {
  readonly #database: HostedDatabase;
  readonly #identity: Identity;
  readonly #send: (messages: readonly ListenMessage[]) => void;
  readonly #targets = new Map<number, Followed>();
  readonly #unsubscribe: () => void;

  /** `send` takes the messages of one event together. */
  constructor(database: HostedDatabase, identity: Identity, send: (messages: readonly ListenMessage[]) => void) {
    this.#database = database;
    this.#identity = identity;
    this.#send = send;
    this.#unsubscribe = database.subscribe((changes, version) => this.#announce(changes, version));
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
    this.#unsubscribe();
    this.#targets.clear();
  }

  #add(request: JsonObject): void {
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
    this.#targets.set(targetId, followed);
    this.#send(this.#firstMessages(targetId, followed.target, request));
  }

  #remove(targetId: number): void {
    this.#targets.delete(targetId);
    this.#send([targetRemoved(targetId)]);
  }

  #parseTarget(request: JsonObject): Followed {
    if (request['query'] !== undefined) {
      const { parent, structuredQuery } = asObject(request['query'], 'query');
      const query = parseQuery(structuredQuery, parent, this.#database.name);
      return { grant: this.#database.grantList(query, this.#identity), target: queryTarget(compileQuery(query)) };
    }
    const documents = asArray(asObject(request['documents'], 'documents')['documents'], 'documents');
    if (documents.length !== 1)
      throw new StatusError('UNIMPLEMENTED', 'A documents target must name exactly one document.');
    const path = parseDocumentName(documents[0], this.#database.name);
    return { grant: this.#database.grantGet(path, this.#identity), target: documentTarget(path) };
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

  #announce(changes: readonly Change[], version: Version): void {
    const deltas: [number, TargetDelta][] = [];
    const messages: ListenMessage[] = [];
    for (const [targetId, { target, grant }] of this.#targets) {
      if (grant.survives(changes)) deltas.push([targetId, target.change(this.#database.state, changes)]);
      else {
        this.#targets.delete(targetId);
        messages.push(targetRemoved(targetId, denied()));
      }
    }
    messages.push(...changeMessages(deltas, this.#database.name));
    if (messages.length === 0) return;
    this.#send([...messages, globalSnapshot(version, encodeResumeToken(this.#database.epoch, version))]);
  }
}
